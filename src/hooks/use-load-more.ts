import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { tellInPlace } from '@/utils/told-in-place'
import { usePageEnd } from './page-end'
import { useLatest } from './use-latest'

/** What of an infinite query the end of a list needs. */
export type PagedQuery = {
  hasNextPage: boolean
  /** Something of the list is on its way: its next page, or all of it again. */
  isFetching: boolean
  isFetchingNextPage: boolean
  isError: boolean
  /** Only the next page failed: the failure is shown at the end of the list. */
  isFetchNextPageError?: boolean
  error?: unknown
  fetchNextPage: () => unknown
}
export type LoadMoreStatus = 'more' | 'loading' | 'end' | 'failed'
interface ListEnd {
  status: LoadMoreStatus
  loadMore: () => void
}

/** State of the end of a list. A failed page stays failed until the person retries. */
export function loadMoreStatus({
  hasNextPage,
  isFetchingNextPage,
  isError,
}: Pick<PagedQuery, 'hasNextPage' | 'isFetchingNextPage' | 'isError'>): LoadMoreStatus {
  if (isFetchingNextPage) return 'loading'
  if (isError) return 'failed'
  return hasNextPage ? 'more' : 'end'
}

/**
 * Fetches the next page of a list on demand. RTK Query drops the request while the list is being read again:
 * it is then made after that.
 * @returns the status for `LoadMore` and what its button and its retry do
 */
export function useNextPage(query: PagedQuery): ListEnd {
  const status = loadMoreStatus(query)
  if (query.isFetchNextPageError) tellInPlace(query.error)
  const isRereading = query.isFetching && !query.isFetchingNextPage
  const latest = useLatest({ query, status, isRereading })
  const [isWanted, setIsWanted] = useState(false)
  // one request per rendering, however many scroll events come before it shows
  const isAsked = useRef(false)

  useLayoutEffect(() => {
    isAsked.current = false
  })

  const loadMore = useCallback(() => {
    const { query: list, status: now, isRereading: isBusy } = latest.current
    if (isAsked.current || (now !== 'more' && now !== 'failed')) return
    if (isBusy) {
      setIsWanted(true)
      return
    }
    isAsked.current = true
    list.fetchNextPage()
  }, [latest])

  useEffect(() => {
    if (!isWanted || isRereading) return
    setIsWanted(false)
    // a failed refresh of the list is shown with its own retry
    if (status === 'more') loadMore()
  }, [isWanted, isRereading, status, loadMore])

  return { status: isWanted && status === 'more' ? 'loading' : status, loadMore }
}

/** As `useNextPage`, and the next page is fetched too when the page's end comes into reach. */
export function useLoadMore(query: PagedQuery): ListEnd {
  const end = useNextPage(query)
  usePageEnd(end.loadMore, end.status === 'more')
  return end
}
