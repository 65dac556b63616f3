import { Text, View } from '@tarojs/components'
import { getByText, queryByText, waitFor } from '@testing-library/dom'
import type { PropsWithChildren } from 'react'
import { back, currentRoute, go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { bootApp } from '../support/taro-app'

const App = ({ children }: PropsWithChildren) => <>{children}</>
const pageOf = (words: string) => ({
  default: () => (
    <View>
      <Text>{words}</Text>
    </View>
  ),
})
const shown = (words: string) =>
  waitFor(() =>
    expect(getByText(document.body, words).closest<HTMLElement>('.taro_page')?.style.display).not.toBe(
      'none',
    ),
  )
/** Pages whose code arrives when the test resolves it. */
const arrivals: Record<string, () => void> = {}
const slowly = (words: string) => () =>
  new Promise<ReturnType<typeof pageOf>>((resolve) => {
    arrivals[words] = () => resolve(pageOf(words))
  })
/** The router has processed the page that arrived, with whatever result. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

let stop: () => void
beforeAll(async () => {
  ;({ stop } = bootApp({
    app: App,
    config: {
      pages: ['pages/Home/index', 'pages/Mine/index', 'pages-goods/goods-detail/goods-detail'],
      window: {},
    },
    pages: {
      'pages/Home/index': () => pageOf('home page'),
      'pages/Mine/index': slowly('my page'),
      'pages-goods/goods-detail/goods-detail': slowly('goods page'),
      'pages-common/article': () => pageOf('article page'),
    },
  }))
  await shown('home page')
})
afterAll(() => stop())

test('a page that arrives after navigating back does not cover the current page', async () => {
  go(routes.goodsDetail)
  await waitFor(() => expect(arrivals['goods page']).toBeDefined())
  window.history.back()
  await waitFor(() => expect(window.location.hash).toBe('#/pages/Home/index'))
  arrivals['goods page']?.()
  await settled()
  expect(queryByText(document.body, 'goods page')).toBeNull()
  expect(currentRoute()).toBe(routes.home)
})

test('of two pending pages the last one opened is shown, and the other appears on the way back', async () => {
  delete arrivals['goods page']
  go(routes.goodsDetail)
  await waitFor(() => expect(arrivals['goods page']).toBeDefined())
  go(routes.article)
  await shown('article page')
  arrivals['goods page']?.()
  await settled()
  expect(queryByText(document.body, 'goods page')).toBeNull()
  expect(currentRoute()).toBe(routes.article)
  delete arrivals['goods page']
  window.history.back()
  await waitFor(() => expect(arrivals['goods page']).toBeDefined())
  arrivals['goods page']?.()
  await shown('goods page')
  back()
  await shown('home page')
})

test('a tab left for another page before it arrives is not shown', async () => {
  switchTo(routes.mine)
  await waitFor(() => expect(arrivals['my page']).toBeDefined())
  go(routes.article)
  await shown('article page')
  arrivals['my page']?.()
  await settled()
  expect(queryByText(document.body, 'my page')).toBeNull()
  expect(currentRoute()).toBe(routes.article)
})
