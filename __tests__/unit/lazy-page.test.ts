import Taro from '@tarojs/taro'
import React from 'react'
import {
  loadPage,
  LOADING_DELAY_MS,
  PAGE_LOADING_EVENT,
  PAGE_LOAD_FAILED_EVENT,
  type PageLoadFailure,
  type PageLoading,
  setPageCompanion,
  tellUntoldFailure,
  wrapPageLoaders,
} from '@/platform/lazy-page/index.h5'

const failures: PageLoadFailure[] = []
const loading: PageLoading[] = []
const handle = (isHandled: boolean) => (failure: PageLoadFailure) => {
  failures.push(failure)
  failure.isHandled = isHandled
}
const onLoading = (event: PageLoading) => {
  loading.push(event)
}

beforeEach(() => {
  jest.useFakeTimers()
  failures.length = 0
  loading.length = 0
  Taro.eventCenter.on(PAGE_LOADING_EVENT, onLoading)
})
afterEach(() => {
  Taro.eventCenter.off(PAGE_LOADING_EVENT)
  Taro.eventCenter.off(PAGE_LOAD_FAILED_EVENT)
  jest.useRealTimers()
})

test('the loading state is announced after 200 ms and not before', async () => {
  let arrive: (page: string) => void = () => undefined
  const page = loadPage(
    'pages-goods/x',
    () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  )
  await jest.advanceTimersByTimeAsync(LOADING_DELAY_MS - 1)
  expect(loading).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(LOADING_DELAY_MS).toBe(200)
  expect(loading).toEqual([{ path: 'pages-goods/x', isLoading: true }])
  arrive('page')
  await expect(page).resolves.toBe('page')
  expect(loading[1]).toEqual({ path: 'pages-goods/x', isLoading: false })
})

test('a page that does not load within 60 s fails', async () => {
  Taro.eventCenter.on(PAGE_LOAD_FAILED_EVENT, handle(true))
  void loadPage('pages-goods/x', () => new Promise(() => undefined))
  await jest.advanceTimersByTimeAsync(59_999)
  expect(failures).toHaveLength(0)
  await jest.advanceTimersByTimeAsync(1)
  expect(failures.map(({ error }) => String(error))).toEqual(['Error: page load: time-out'])
})

test('a load failure before any listener exists is reported once, to the first listener', async () => {
  const outcomes = [Promise.reject(new Error('chunk 7 failed')), Promise.resolve('page')]
  const page = loadPage('pages-goods/x', () => outcomes.shift())
  await jest.advanceTimersByTimeAsync(0)
  Taro.eventCenter.on(PAGE_LOAD_FAILED_EVENT, handle(true))
  tellUntoldFailure()
  tellUntoldFailure()
  expect(failures.map(({ error }) => String(error))).toEqual(['Error: chunk 7 failed'])
  failures[0]?.retry()
  await expect(page).resolves.toBe('page')
})

test('a handled failure waits for the retry in place', async () => {
  Taro.eventCenter.on(PAGE_LOAD_FAILED_EVENT, handle(true))
  let tries = 0
  const page = loadPage('pages-goods/x', () =>
    ++tries < 3 ? Promise.reject(new Error('offline')) : Promise.resolve('page'),
  )
  await jest.advanceTimersByTimeAsync(0)
  failures[0]?.retry()
  await jest.advanceTimersByTimeAsync(0)
  expect(failures).toHaveLength(2)
  failures[1]?.retry()
  await expect(page).resolves.toBe('page')
  expect(tries).toBe(3)
})

test('the router gets wrapped loaders, and the texts of a page fail with it', async () => {
  const context = { pathname: '/pages-goods/x' }
  const routes = [
    {
      path: 'pages-goods/x',
      load: (_context: unknown, params: unknown) => [Promise.resolve('page'), context, params] as const,
    },
  ]
  wrapPageLoaders(routes)
  const [page, given, params] = routes[0]!.load(context, 'params')
  expect([await page, given, params]).toEqual(['page', context, 'params'])
  setPageCompanion(() => Promise.reject(new Error('no texts')))
  Taro.eventCenter.on(PAGE_LOAD_FAILED_EVENT, handle(true))
  void routes[0]!.load(context, null)[0]
  await jest.advanceTimersByTimeAsync(0)
  expect(failures.map(({ error }) => String(error))).toEqual(['Error: no texts'])
  setPageCompanion(() => Promise.resolve())
})

test('a page that was left while loading neither opens, fails nor shows a loading state', async () => {
  Taro.eventCenter.on(PAGE_LOAD_FAILED_EVENT, handle(true))
  const ends: Record<string, { arrive: (page: string) => void; fail: () => void }> = {}
  const routes = ['slow', 'broken', 'quick'].map((path) => ({
    path,
    load: (context: unknown, params: unknown) =>
      [
        new Promise((resolve, reject) => {
          ends[path] = { arrive: resolve, fail: () => reject(new Error('offline')) }
        }),
        context,
        params,
      ] as const,
  }))
  wrapPageLoaders(routes)
  const [slow, broken, quick] = routes.map(({ load }) => load(null, null)[0])
  await jest.advanceTimersByTimeAsync(LOADING_DELAY_MS)
  expect(loading).toEqual([{ path: 'quick', isLoading: true }])
  ends.slow?.arrive('slow page')
  ends.broken?.fail()
  await expect(Promise.all([slow, broken])).resolves.toEqual([undefined, undefined])
  expect(failures).toEqual([])
  expect(loading).toHaveLength(1)
  ends.quick?.arrive('quick page')
  await expect(quick).resolves.toBe('quick page')
  expect(loading[1]).toEqual({ path: 'quick', isLoading: false })
})

test('an unreported load failure is dropped when its page is left', async () => {
  const routes = ['broken', 'quick'].map((path) => ({
    path,
    load: (context: unknown, params: unknown) =>
      [
        path === 'quick' ? Promise.resolve('page') : Promise.reject(new Error('lost')),
        context,
        params,
      ] as const,
  }))
  wrapPageLoaders(routes)
  void routes[0]!.load(null, null)
  await jest.advanceTimersByTimeAsync(0)
  await routes[1]!.load(null, null)[0]
  Taro.eventCenter.on(PAGE_LOAD_FAILED_EVENT, handle(true))
  tellUntoldFailure()
  expect(failures).toEqual([])
})

test('the page behind a first screen is rendered in steps, later ones are not', async () => {
  const current = Taro.getCurrentInstance() as unknown as { app: { mount: (page: string) => void } | null }
  const { app: before } = current
  const mounted: [page: string, isInSteps: boolean][] = []
  let isInSteps = false
  const asTransition = jest.spyOn(React, 'startTransition').mockImplementation((work) => {
    isInSteps = true
    work()
    isInSteps = false
  })
  try {
    const app = { mount: (page: string) => mounted.push([page, isInSteps]) }
    current.app = app
    document.documentElement.setAttribute('data-drawn', 'home')
    const routes = [
      {
        path: 'first',
        load: (_context: unknown, params: unknown) => [Promise.resolve(), null, params] as const,
      },
    ]
    wrapPageLoaders(routes)
    await routes[0]!.load(null, null)[0]
    app.mount('first')
    document.documentElement.removeAttribute('data-drawn')
    await routes[0]!.load(null, null)[0]
    app.mount('second')
    expect(mounted).toEqual([
      ['first', true],
      ['second', false],
    ])
  } finally {
    current.app = before
    asTransition.mockRestore()
    document.documentElement.removeAttribute('data-drawn')
  }
})
