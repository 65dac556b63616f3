import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import { limits } from '@contract/constants/limits'
import { useCompareListQuery, useComparisonQuery } from '@/features/compare/api/compare.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { usePageParams } from '@/navigation/use-page-params'
import { useAppSelector } from '@/store/hooks'
import { compareState } from '../compare-state'

/** The packages in the URL, else the first of the user's list, side by side; one can be removed here. */
export function useComparison() {
  const { ids: asked } = usePageParams<{ ids: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [removed, setRemoved] = useState<readonly string[]>([])
  const mine = useCompareListQuery(undefined, { skip: !!asked || !isSignedIn })
  const wanted = asked
    ? asked.split(',')
    : (mine.data?.entries ?? []).slice(0, limits.compareMax).map(({ spuId }) => spuId)
  const ids = wanted.filter((id) => !removed.includes(id))
  const isEnough = ids.length >= limits.compareMin
  const comparison = useComparisonQuery(ids.join(','), { skip: !isEnough })
  // while a column is being removed the table stays: the answer for the rest arrives shortly, or fails
  const data = comparison.isError ? comparison.currentData : comparison.data
  const { error, isFetching, refetch } = comparison
  const state = compareState({
    mine: asked || !isSignedIn ? null : mine,
    isEnough,
    comparison: { error, isFetching, refetch, data },
  })
  usePullDownRefresh(() => {
    if (isEnough) void refetch().finally(() => Taro.stopPullDownRefresh())
    else Taro.stopPullDownRefresh()
  })
  return {
    ids,
    state,
    isSignedIn,
    columns: (isEnough && data?.columns) || [],
    remove: (id: string) => setRemoved([...removed, id]),
  }
}
