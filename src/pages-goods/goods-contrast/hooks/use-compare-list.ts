import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import { limits } from '@contract/constants/limits'
import type { CompareEntry } from '@contract/routes/compare'
import {
  useCompareAddMutation,
  useCompareDeleteMutation,
  useCompareListQuery,
} from '@/features/compare/api/compare.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'

const chosenAtFirst = (entries: readonly CompareEntry[]): string[] =>
  entries
    .filter(({ isAvailable }) => isAvailable)
    .slice(0, limits.compareMax)
    .map(({ spuId }) => spuId)

/** The user's comparison list, its selection, and the package removed last. */
export function useCompareList() {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const list = useCompareListQuery(undefined, { skip: !isSignedIn })
  const [remove] = useCompareDeleteMutation()
  const [add] = useCompareAddMutation()
  const [picked, setPicked] = useState<readonly string[] | null>(null)
  const [removed, setRemoved] = useState<CompareEntry | null>(null)
  const refresh = async () => {
    if (!list.isUninitialized) await list.refetch()
  }
  useShownAgain(() => {
    void refresh()
  })
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })

  const entries = isSignedIn ? (list.data?.entries ?? []) : []
  const chosen = (picked ?? chosenAtFirst(entries)).filter((id) => entries.some(({ spuId }) => spuId === id))
  return {
    isSignedIn,
    state: readState(list.data, list, { isEmpty: list.data?.entries.length === 0 }),
    entries,
    chosen,
    toggle: (id: string) =>
      setPicked(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]),
    removed,
    forgetRemoved: () => setRemoved(null),
    takeOff: async (entry: CompareEntry) => {
      // its selection is kept and applies again when the package is restored
      setPicked(chosen)
      if ((await remove(entry.id)).error === undefined) setRemoved(entry)
    },
    putBack: async ({ spuId }: CompareEntry) => {
      setRemoved(null)
      await add({ spuId })
    },
  }
}
export type CompareListState = ReturnType<typeof useCompareList>
