import { Text, View } from '@tarojs/components'
import { getByText, waitFor } from '@testing-library/dom'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { useLoadMore } from '@/hooks/use-load-more'
import { bootApp } from '../support/taro-app'

const PAGES = 4
const PAGE_PX = 1000
const VIEW_PX = 600
const SLOW_MS = 20
let fetched = 0
let isSlow = false

function List() {
  // one state, because a query's answer and its end arrive together
  const [{ count, isFetching }, setQuery] = useState({ count: 1, isFetching: false })
  const { status } = useLoadMore({
    hasNextPage: count < PAGES,
    isFetching,
    isFetchingNextPage: isFetching,
    isError: false,
    fetchNextPage: () => {
      fetched += 1
      setQuery((query) => ({ ...query, isFetching: true }))
      void Promise.resolve().then(() => setQuery((query) => ({ count: query.count + 1, isFetching: false })))
    },
  })
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => setIsSettled(true), [])
  // a device so slow that the rendering is visible, and scrolled, before its passive effects have run
  for (const end = performance.now() + (isSlow && isSettled ? SLOW_MS : 0); performance.now() < end;);
  return (
    <View className="list" data-pages={count}>
      <Text>{isSettled ? `${count} pages, ${status}` : ''}</Text>
    </View>
  )
}

const App = ({ children }: PropsWithChildren) => <>{children}</>

/** jsdom has no layout, so the page is given the height of its list. */
function layOut(page: HTMLElement) {
  Object.defineProperties(page, {
    clientHeight: { configurable: true, get: () => VIEW_PX },
    scrollHeight: {
      configurable: true,
      get: () => PAGE_PX * Number(page.querySelector<HTMLElement>('.list')?.getAttribute('data-pages') ?? 1),
    },
  })
}

test.each([
  ['quick', false],
  ['slow', true],
])(
  'on a %s device, a list loads one page for each jump to its end, up to the last',
  async (_, isSlowDevice) => {
    fetched = 0
    isSlow = isSlowDevice
    const { stop } = bootApp({
      app: App,
      config: { pages: ['pages/list/index'], window: {} },
      pages: { 'pages/list/index': () => ({ default: List }) },
    })
    await waitFor(() => getByText(document.body, '1 pages, more'), { timeout: 60_000 })
    const page = document.querySelector<HTMLElement>('.taro_page')
    if (!page) throw new Error('no page')
    layOut(page)
    for (let count = 2; count <= PAGES; count += 1) {
      page.scrollTop = page.scrollHeight - VIEW_PX
      page.dispatchEvent(new Event('scroll'))
      page.dispatchEvent(new Event('scroll'))
      await waitFor(() => getByText(document.body, `${count} pages, ${count < PAGES ? 'more' : 'end'}`), {
        timeout: 60_000,
      })
      expect(fetched).toBe(count - 1)
    }
    page.dispatchEvent(new Event('scroll'))
    expect(fetched).toBe(PAGES - 1)
    stop()
  },
)
