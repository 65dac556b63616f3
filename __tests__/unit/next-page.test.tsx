import { act, renderHook } from '@testing-library/react'
import { type PagedQuery, useNextPage } from '@/hooks/use-load-more'

describe('the next page, requested while the list is refetched', () => {
  const list: PagedQuery = {
    hasNextPage: true,
    isFetching: false,
    isFetchingNextPage: false,
    isError: false,
    fetchNextPage: () => undefined,
  }
  const asked = () => {
    const fetchNextPage = jest.fn()
    const { result, rerender } = renderHook(
      (query: Partial<PagedQuery>) => useNextPage({ ...list, ...query, fetchNextPage }),
      { initialProps: { isFetching: true } as Partial<PagedQuery> },
    )
    act(() => result.current.loadMore())
    return { fetchNextPage, result, rerender }
  }

  test('is fetched once the list has been read, and reported as loading meanwhile', () => {
    const { fetchNextPage, result, rerender } = asked()
    expect(fetchNextPage).not.toHaveBeenCalled()
    expect(result.current.status).toBe('loading')
    rerender({ isFetching: false })
    expect(fetchNextPage).toHaveBeenCalledTimes(1)
    rerender({ isFetching: true, isFetchingNextPage: true })
    rerender({ isFetching: false, isFetchingNextPage: false })
    expect(result.current.status).toBe('more')
    expect(fetchNextPage).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['could not be read', { isError: true }, 'failed'],
    ['has no further page now', { hasNextPage: false }, 'end'],
  ])('is not fetched when the list %s', (_, outcome, status) => {
    const { fetchNextPage, result, rerender } = asked()
    rerender({ isFetching: false, ...outcome })
    expect(fetchNextPage).not.toHaveBeenCalled()
    expect(result.current.status).toBe(status)
  })
})
