import { useCallback, useEffect, useRef } from 'react'
import { useReachBottom } from '@tarojs/taro'

/** What of an infinite query the end of a list needs. */
export type PagedQuery = { hasNextPage: boolean; isFetchingNextPage: boolean; isError: boolean; fetchNextPage: () => unknown }
export type LoadMoreStatus = 'more' | 'loading' | 'end' | 'failed'

/** What the end of a list says. A failed page stays failed until the person retries. */
export function loadMoreStatus({ hasNextPage, isFetchingNextPage, isError }: Omit<PagedQuery, 'fetchNextPage'>): LoadMoreStatus {
  if (isFetchingNextPage) return 'loading'
  if (isError) return 'failed'
  return hasNextPage ? 'more' : 'end'
}

/**
 * Fetches the next page of a list when the page's end comes into reach.
 *
 * On H5 the reach-bottom event fires once and is armed again only by a scroll event farther from the end than the
 * distance. When it comes while a page is still on its way it must not be lost, or the list stops there: the wish is
 * kept and fulfilled when that page has arrived.
 * @returns the status for `LoadMore` and what its button and its retry do
 */
export function useLoadMore(query: PagedQuery): { status: LoadMoreStatus; loadMore: () => void } {
  const status = loadMoreStatus(query)
  const latest = useRef({ query, status })
  const isWanted = useRef(false)

  const fetchNext = useCallback(() => {
    isWanted.current = false
    latest.current.query.fetchNextPage()
  }, [])

  useEffect(() => {
    latest.current = { query, status }
    if (status === 'more' && isWanted.current) fetchNext()
    if (status === 'end' || status === 'failed') isWanted.current = false
  })

  useReachBottom(() => {
    if (latest.current.status === 'more') fetchNext()
    else if (latest.current.status === 'loading') isWanted.current = true
  })

  const loadMore = useCallback(() => {
    const { status: now } = latest.current
    if (now === 'more' || now === 'failed') fetchNext()
  }, [fetchNext])
  return { status, loadMore }
}
