import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { tellInPlace } from '@/utils/told-in-place'
import { usePageEnd } from './page-end'
import { useLatest } from './use-latest'

/** The parts of an infinite query that the end of a list uses. */
export type PagedQuery = {
  hasNextPage: boolean
  /** The next page or the whole list is being fetched. */
  isFetching: boolean
  isFetchingNextPage: boolean
  isError: boolean
  /** Only the next page failed: shown at the end of the list. */
  isFetchNextPageError?: boolean
  error?: unknown
  fetchNextPage: () => unknown
}
export type LoadMoreStatus = 'more' | 'loading' | 'end' | 'failed'
interface ListEnd {
  status: LoadMoreStatus
  loadMore: () => void
}

/** Status of the end of a list. A failed page stays failed until the user retries. */
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
 * Fetches the next page of a list on demand. RTK Query drops the request while the list is being refetched,
 * so it is then repeated afterwards.
 * @returns the status for `LoadMore`, and the actions of its button and its retry
 */
export function useNextPage(query: PagedQuery): ListEnd {
  const status = loadMoreStatus(query)
  if (query.isFetchNextPageError) tellInPlace(query.error)
  const isRereading = query.isFetching && !query.isFetchingNextPage
  const latest = useLatest({ query, status, isRereading })
  const [isWanted, setIsWanted] = useState(false)
  // at most one request per render, however many scroll events precede it
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

/** Like `useNextPage`, and also fetches the next page when the page's end comes into reach. */
export function useLoadMore(query: PagedQuery): ListEnd {
  const end = useNextPage(query)
  usePageEnd(end.loadMore, end.status === 'more')
  return end
}
