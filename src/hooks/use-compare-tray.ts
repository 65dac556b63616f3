import { useCallback, useState, useSyncExternalStore } from 'react'
import { limits } from '@contract/constants/limits'
import type { GoodsCard } from '@contract/goods'
import { useCompareKeepMutation } from '@/api/compare.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppSelector } from '@/store/hooks'

interface Picked { id: string; name: string; picture: string }

// One tray for all lists, for as long as the app runs. Not in the store: the home page need not load what only lists of goods use.
let picked: readonly Picked[] = []
const listeners = new Set<() => void>()
const write = (next: readonly Picked[]) => {
  picked = next
  listeners.forEach((listener) => listener())
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => { listeners.delete(listener) }
}
const read = () => picked

/**
 * Packages picked from lists to be compared, two to four, with or without an account. Whoever is signed in finds them
 * on the compare list as well, once they are compared.
 */
export function useCompareTray() {
  const items = useSyncExternalStore(subscribe, read, read)
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [keep] = useCompareKeepMutation()
  const [isFull, setIsFull] = useState(false)
  const toggle = useCallback(({ id, name, picUrls }: GoodsCard) => {
    const isIn = picked.some((one) => one.id === id)
    if (!isIn && picked.length >= limits.compareMax) return setIsFull(true)
    setIsFull(false)
    write(isIn ? picked.filter((one) => one.id !== id) : [...picked, { id, name, picture: picUrls[0] ?? '' }])
  }, [])
  const compare = () => {
    if (isSignedIn) for (const { id } of items) void keep({ spuId: id })
    go(routes.contrastDetail, { ids: items.map(({ id }) => id).join(',') })
  }
  return {
    items, toggle,
    /** a fifth was refused just now */
    isFull,
    forgetFull: () => setIsFull(false),
    bar: { items, onRemove: (id: string) => { setIsFull(false); write(items.filter((one) => one.id !== id)) }, onClear: () => write([]), onCompare: compare }
  }
}
