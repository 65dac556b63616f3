import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { type SearchKind, searchKinds } from '@contract/constants/enums'
import { rowsOf } from '@/api/paging'
import { type Found, foundIn, useSearchResultsInfiniteQuery } from '@/features/search/api/found.api'
import { useLoadMore } from '@/hooks/use-load-more'
import { readState } from '@/utils/read-state'

type Counts = Found['counts']
/** The rows loaded so far; only those of the shown kind are present. */
export type FoundRows = { [K in (typeof foundIn)[SearchKind]]: Found[K]['records'] }

/** The first kind with hits; the first of all kinds while loading and without hits. */
const firstFound = (counts: Counts | undefined, kinds: readonly SearchKind[]): SearchKind =>
  kinds.find((kind) => (counts?.[kind] ?? 0) > 0) ?? kinds[0] ?? 'goods'

interface Within {
  /** restricts the search to one clinic */
  shopId?: string
  /** the kinds in order of preference; all kinds by default */
  kinds?: readonly SearchKind[]
}

/**
 * Search results: hits per kind, and the rows of one kind. Until a kind is chosen, it is the first one with
 * hits.
 * @param keyword '' sends no request
 */
export function useSearchResults(
  keyword: string,
  chosen: SearchKind | '',
  { shopId, kinds = searchKinds }: Within = {},
) {
  const asked = { keyword, ...(shopId ? { shopId } : null) }
  const first = useSearchResultsInfiniteQuery(keyword ? { ...asked, kind: 'goods' } : skipToken)
  const counts = first.currentData?.pages[0]?.counts
  const kind = chosen || firstFound(counts, kinds)
  const own = useSearchResultsInfiniteQuery(keyword && kind !== 'goods' ? { ...asked, kind } : skipToken)
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
    return { rows, counts: last.counts, total: last.counts[kind], corrected: last.corrected }
  }, [pages, kind])
  const { status, loadMore } = useLoadMore({
    hasNextPage: found.hasNextPage,
    isFetching: found.isFetching,
    isFetchingNextPage: found.isFetchingNextPage,
    isError: found.isError,
    isFetchNextPageError: found.isFetchNextPageError,
    error: found.error,
    fetchNextPage: found.fetchNextPage,
  })
  return {
    kind,
    counts: counts ?? data?.counts,
    state: readState(data, { ...found, alsoFailed: [first.error] }),
    status,
    loadMore,
  }
}
