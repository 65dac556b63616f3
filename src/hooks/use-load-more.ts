import { useCallback, useLayoutEffect, useRef } from 'react'
import { usePageEnd } from './page-end'
import { useLatest } from './use-latest'

/** What of an infinite query the end of a list needs. */
export type PagedQuery = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isError: boolean
  fetchNextPage: () => unknown
}
export type LoadMoreStatus = 'more' | 'loading' | 'end' | 'failed'

/** State of the end of a list. A failed page stays failed until the person retries. */
export function loadMoreStatus({
  hasNextPage,
  isFetchingNextPage,
  isError,
}: Omit<PagedQuery, 'fetchNextPage'>): LoadMoreStatus {
  if (isFetchingNextPage) return 'loading'
  if (isError) return 'failed'
  return hasNextPage ? 'more' : 'end'
}

/**
 * Fetches the next page of a list when the page's end comes into reach.
 * @returns the status for `LoadMore` and what its button and its retry do
 */
export function useLoadMore(query: PagedQuery): { status: LoadMoreStatus; loadMore: () => void } {
  const status = loadMoreStatus(query)
  const latest = useLatest({ query, status })
  // one request per rendering, however many scroll events come before it shows
  const isAsked = useRef(false)

  useLayoutEffect(() => {
    isAsked.current = false
  })

  const loadMore = useCallback(() => {
    const {
      query: { fetchNextPage },
      status: now,
    } = latest.current
    if (isAsked.current || (now !== 'more' && now !== 'failed')) return
    isAsked.current = true
    fetchNextPage()
  }, [latest])

  usePageEnd(loadMore, status === 'more')
  return { status, loadMore }
}
