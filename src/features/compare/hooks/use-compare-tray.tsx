import { useCallback } from 'react'
import { limits } from '@contract/constants/limits'
import type { GoodsCard } from '@contract/routes/goods'
import { useCompareAddMutation } from '@/features/compare/api/compare.api'
import {
  packagePicked,
  packageUnpicked,
  selectPickedPackages,
  trayEmptied,
} from '@/features/compare/compare-tray.slice'
import { CompareToggle } from '@/features/compare/components/compare-toggle'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppSelector, useAppStore } from '@/store/hooks'

/**
 * Packages selected from lists for comparison, two to four, with or without an account. For signed-in users
 * they are also added to the compare list when the comparison opens.
 */
export function useCompareTray() {
  const { t } = useText('common')
  const store = useAppStore()
  const items = useAppSelector(selectPickedPackages)
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [add] = useCompareAddMutation()
  const [toast, say] = useToast()
  const remove = useCallback(
    (id: string) => {
      store.dispatch(packageUnpicked(id))
    },
    [store],
  )
  const toggle = useCallback(
    (goods: GoodsCard) => {
      const { id, name, picUrls } = goods
      const packages = selectPickedPackages(store.getState())
      if (packages.some((one) => one.id === id)) return remove(id)
      if (packages.length >= limits.compareMax) say(t('compare.full', { max: limits.compareMax }))
      store.dispatch(packagePicked({ id, name, picture: picUrls[0] ?? '', goods }))
    },
    [store, remove, say, t],
  )
  const compare = () => {
    // a side effect: a full compare list is not reported
    if (isSignedIn) for (const { id } of items) void add({ spuId: id, isSilent: true })
    go(routes.contrastDetail, { ids: items.map(({ id }) => id).join(',') })
  }
  /** The toggle of a card: only packages can be compared. */
  const toggleOf = useCallback(
    (goods: GoodsCard) =>
      goods.kind === 'package' ? (
        <CompareToggle
          name={goods.name}
          isChosen={items.some(({ id }) => id === goods.id)}
          onClick={() => toggle(goods)}
        />
      ) : undefined,
    [items, toggle],
  )
  return {
    items,
    toggleOf,
    /** called when a fifth package is refused */
    toast,
    bar: {
      items,
      onRemove: remove,
      onClear: () => {
        store.dispatch(trayEmptied())
      },
      onCompare: compare,
    },
  }
}
