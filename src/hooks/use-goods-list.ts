import { useEffect, useMemo, useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import type { GoodsCard } from '@contract/goods'
import { type GoodsFilter, useGoodsBookableOnInfiniteQuery, useGoodsListInfiniteQuery } from '@/api/goods.api'
import { rowsOf } from '@/api/paging'
import type { GateQuery } from '@/components/query-gate'
import { useDelayed } from './use-delayed'
import { type LoadMoreStatus, useLoadMore } from './use-load-more'

/** Which goods, in which order; with `date` ('yyyy-MM-dd') only those that have a free place on that day. */
export type GoodsChoice = GoodsFilter & { date?: string }

export interface GoodsList {
  /** For `QueryGate`: the goods of the pages read so far, and how many there are in all. */
  query: GateQuery<{ goods: GoodsCard[]; total: number }>
  /** The goods shown are still those of the choice before. */
  isStale: boolean
  status: LoadMoreStatus
  loadMore: () => void
}

const STALE_SHOWN_MS = 400
export const keywordDelayMs = 300

/** An endless list of goods. While a new choice loads, the goods of the one before stay for an instant, so that nothing flashes. */
export function useGoodsList({ date, ...filter }: GoodsChoice): GoodsList {
  const all = useGoodsListInfiniteQuery(date ? skipToken : filter)
  const onDay = useGoodsBookableOnInfiniteQuery(date ? { ...filter, date } : skipToken)
  const found = date ? onDay : all
  const isStale = found.currentData === undefined && found.isFetching && found.data !== undefined
  const isLate = useDelayed(isStale, STALE_SHOWN_MS)
  const shown = found.currentData ?? (isStale && !isLate ? found.data : undefined)
  const data = useMemo(() => shown && { goods: rowsOf(shown), total: shown.pages[0]?.total ?? 0 }, [shown])
  const end = useLoadMore({
    hasNextPage: found.hasNextPage && !isStale,
    isFetchingNextPage: found.isFetchingNextPage,
    isError: found.isError,
    fetchNextPage: found.fetchNextPage,
  })
  return {
    query: {
      data,
      error: found.error,
      isLoading: found.isLoading,
      isFetching: found.isFetching,
      refetch: found.refetch,
    },
    isStale,
    ...end,
  }
}

/** What was typed, once the typing pauses. */
export function useSettledKeyword(keyword: string): string {
  const [settled, setSettled] = useState(keyword)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(keyword.trim()), keywordDelayMs)
    return () => clearTimeout(timer)
  }, [keyword])
  return keyword.trim() === '' ? '' : settled
}
