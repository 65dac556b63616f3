import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useMemo, useState } from 'react'
import type { GoodsCard } from '@contract/routes/goods'
import type { Day } from '@contract/rules/day'
import { rowsOf } from '@/api/paging'
import {
  type GoodsFilter,
  useGoodsListInfiniteQuery,
  useGoodsWithPlacesInfiniteQuery,
} from '@/features/catalogue/api/goods.api'
import { selectRegion } from '@/features/preferences/preferences.slice'
import { useDelayed } from '@/hooks/use-delayed'
import { type LoadMoreStatus, useLoadMore } from '@/hooks/use-load-more'
import { useAppSelector } from '@/store/hooks'
import { type ReadState, readState } from '@/utils/read-state'

/** Filters and order of the list; only goods with a free slot on `date`, or on any day if `isBookable`. */
export type GoodsChoice = GoodsFilter & { date?: Day; isBookable?: boolean }

export interface GoodsList {
  /** The goods of the pages read so far, and the total. */
  state: ReadState<{ goods: GoodsCard[]; total: number }>
  /** Total number of goods; undefined until it is known. */
  total: number | undefined
  refetch: () => unknown
  /** The goods shown still belong to the previous choice. */
  isStale: boolean
  status: LoadMoreStatus
  loadMore: () => void
}

const STALE_SHOWN_MS = 400
const keywordDelayMs = 300

/**
 * An endless list of goods, which waits for its choice. While a new choice loads, the previous goods stay briefly to
 * avoid flicker.
 */
export function useGoodsList(choice: GoodsChoice | undefined): GoodsList {
  const { date, isBookable = false, ...wanted } = choice ?? {}
  // a card shows the earliest time of the chosen region if the goods are available there
  const region = useAppSelector(selectRegion)
  const filter = region === 'all' ? wanted : { near: region, ...wanted }
  const needsPlace = isBookable || date !== undefined
  const all = useGoodsListInfiniteQuery(needsPlace || !choice ? skipToken : filter)
  const withPlaces = useGoodsWithPlacesInfiniteQuery(
    needsPlace ? { ...filter, ...(date ? { date } : null) } : skipToken,
  )
  const found = needsPlace ? withPlaces : all
  const isStale = found.currentData === undefined && found.isFetching && found.data !== undefined
  const isLate = useDelayed(isStale, STALE_SHOWN_MS)
  const shown = found.currentData ?? (isStale && !isLate ? found.data : undefined)
  const data = useMemo(() => shown && { goods: rowsOf(shown), total: shown.pages[0]?.total ?? 0 }, [shown])
  const end = useLoadMore({
    hasNextPage: found.hasNextPage && !isStale,
    isFetching: found.isFetching,
    isFetchingNextPage: found.isFetchingNextPage,
    isError: found.isError,
    isFetchNextPageError: found.isFetchNextPageError,
    error: found.error,
    fetchNextPage: found.fetchNextPage,
  })
  return {
    state: readState(data, found, { isEmpty: data?.goods.length === 0 }),
    total: data?.total,
    refetch: () => choice && found.refetch(),
    isStale,
    ...end,
  }
}

/** The typed text, debounced. */
export function useSettledKeyword(keyword: string): string {
  const [settled, setSettled] = useState(keyword)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(keyword.trim()), keywordDelayMs)
    return () => clearTimeout(timer)
  }, [keyword])
  return keyword.trim() === '' ? '' : settled
}
