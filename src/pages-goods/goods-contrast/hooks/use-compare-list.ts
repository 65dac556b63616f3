import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { limits } from '@contract/constants/limits'
import type { CompareEntry } from '@contract/routes/compare'
import {
  useCompareAddMutation,
  useCompareDeleteMutation,
  useCompareListQuery,
} from '@/features/compare/api/compare.api'
import {
  packagePicked,
  packageUnpicked,
  type PickedPackage,
  selectPickedPackages,
} from '@/features/compare/compare-tray.slice'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useLatest } from '@/hooks/use-latest'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useAppSelector, useAppStore } from '@/store/hooks'
import { readState } from '@/utils/read-state'

/** A package of the list; how many items it has is known of the account's list only. */
export type ListedPackage = Pick<CompareEntry, 'id' | 'spuId' | 'goods' | 'isAvailable'> &
  Partial<CompareEntry>

const chosenAtFirst = (entries: readonly ListedPackage[]): string[] =>
  entries
    .filter(({ isAvailable }) => isAvailable)
    .slice(0, limits.compareMax)
    .map(({ spuId }) => spuId)

const toListed = ({ id, goods }: PickedPackage): ListedPackage => ({
  id,
  spuId: id,
  goods,
  isAvailable: true,
})

/** The account's list; a visitor's is what has been picked from lists of packages. */
function useEntries(onKept: (ids: readonly string[]) => void) {
  const store = useAppStore()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const picked = useAppSelector(selectPickedPackages)
  const list = useCompareListQuery(undefined, { skip: !isSignedIn })
  const [remove] = useCompareDeleteMutation()
  const [add] = useCompareAddMutation()
  const wasVisitor = useRef(false)
  const keep = useLatest(() => {
    const ids = selectPickedPackages(store.getState()).map(({ id }) => id)
    for (const spuId of ids) void add({ spuId })
    if (ids.length > 0) onKept(ids)
  })
  // who signs in on this page, also after its session has expired, was offered to keep the list
  useEffect(() => {
    if (isSignedIn && wasVisitor.current) keep.current()
    wasVisitor.current = !isSignedIn
  }, [isSignedIn, keep])
  if (isSignedIn)
    return {
      isSignedIn,
      list,
      entries: list.data?.entries ?? [],
      takeOff: async ({ id }: ListedPackage) => (await remove(id)).error === undefined,
      putBack: async ({ spuId }: ListedPackage) => {
        await add({ spuId })
      },
    }
  return {
    isSignedIn,
    list,
    entries: picked.map(toListed),
    takeOff: (entry: ListedPackage) => !!store.dispatch(packageUnpicked(entry.spuId)),
    putBack: ({ spuId, goods }: ListedPackage) => {
      const picture = goods.picUrls[0] ?? ''
      store.dispatch(packagePicked({ id: spuId, name: goods.name, picture, goods }))
    },
  }
}

/** The comparison list, its selection, and the package removed last. */
export function useCompareList() {
  const [picked, setPicked] = useState<readonly string[] | null>(null)
  const { isSignedIn, list, entries, ...change } = useEntries(setPicked)
  const [removed, setRemoved] = useState<ListedPackage | null>(null)
  const refresh = async () => {
    if (!list.isUninitialized) await list.refetch()
  }
  useShownAgain(() => {
    void refresh()
  })
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })

  const chosen = (picked ?? chosenAtFirst(entries)).filter((id) => entries.some(({ spuId }) => spuId === id))
  const isEmpty = entries.length === 0
  return {
    isSignedIn,
    state: readState(isSignedIn ? list.data && entries : entries, list, { isEmpty }),
    /** how many the list can have */
    most: isSignedIn ? (list.data?.maxEntries ?? 0) : limits.compareMax,
    entries,
    chosen,
    toggle: (id: string) =>
      setPicked(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]),
    removed,
    forgetRemoved: () => setRemoved(null),
    takeOff: async (entry: ListedPackage) => {
      // its selection is kept and applies again when the package is restored
      setPicked(chosen)
      if (await change.takeOff(entry)) setRemoved(entry)
    },
    putBack: async (entry: ListedPackage) => {
      setRemoved(null)
      await change.putBack(entry)
    },
  }
}
export type CompareListState = ReturnType<typeof useCompareList>
