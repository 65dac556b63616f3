import { useMemo } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { type SearchKind, searchKinds } from '@contract/constants/enums'
import { rowsOf } from '@/api/paging'
import { type Found, foundIn, useSearchResultsInfiniteQuery } from '@/api/search.api'
import { useLoadMore } from '@/hooks/use-load-more'

type Counts = Found['counts']
/** The rows read so far; only those of the shown kind are there. */
export type FoundRows = { [K in (typeof foundIn)[SearchKind]]: Found[K]['records'] }

/** The first kind that has anything; goods when nothing has. */
const firstFound = (counts: Counts): SearchKind => searchKinds.find((kind) => counts[kind] > 0) ?? 'goods'

/**
 * What a word finds: how much of each kind, and the rows of one. Until a kind is chosen it is the first that has anything.
 * @param keyword '' asks nothing
 */
export function useSearchResults(keyword: string, chosen: SearchKind | '') {
  const first = useSearchResultsInfiniteQuery(keyword ? { keyword, kind: 'goods' } : skipToken)
  const counts = first.currentData?.pages[0]?.counts
  const kind = chosen || (counts ? firstFound(counts) : 'goods')
  const own = useSearchResultsInfiniteQuery(keyword && kind !== 'goods' ? { keyword, kind } : skipToken)
  const found = kind === 'goods' ? first : own
  const pages = found.currentData?.pages
  const data = useMemo(() => {
    const last = pages?.[pages.length - 1]
    if (!pages || !last) return undefined
    const rows: FoundRows = { goods: [], clinics: [], doctors: [], articles: [] }
    const read = <K extends keyof FoundRows>(key: K) => {
      rows[key] = rowsOf<FoundRows[K][number]>({
        pages: pages.map((page) => page[key]),
        pageParams: [],
      }) as FoundRows[K]
    }
    read(foundIn[kind])
    return { rows, counts: last.counts, total: last.counts[kind] }
  }, [pages, kind])
  const { status, loadMore } = useLoadMore({
    hasNextPage: found.hasNextPage,
    isFetchingNextPage: found.isFetchingNextPage,
    isError: found.isError,
    fetchNextPage: found.fetchNextPage,
  })
  return {
    kind,
    counts: counts ?? data?.counts,
    query: {
      data,
      error: found.error,
      isLoading: found.isLoading,
      isFetching: found.isFetching,
      refetch: found.refetch,
    },
    status,
    loadMore,
  }
}
