import { waitFor } from '@testing-library/dom'
import * as content from '@contract/routes/content'
import * as departments from '@contract/routes/departments'
import * as doctors from '@contract/routes/doctors'
import * as goods from '@contract/routes/goods'
import * as goodsFacts from '@contract/routes/goods-facts'
import * as queue from '@contract/routes/queue'
import * as shops from '@contract/routes/shops'
// the calls registered by the pages
import '@/features/catalogue/api/goods.api'
import '@/features/content/api/content.api'
import '@/features/clinics/api/shops.api'
import '@/pages-clinic/api/clinic.api'
import '@/pages-clinic/api/doctors.api'
import '@/pages-common/api/reading.api'
import '@/pages-goods/api/goods-room.api'
import { justRead } from '@/api/api'
import { takeEarlyAnswers } from '@/api/early-answers'
import { keptAnswer } from '@/api/kept-answers'
import { homeGoodsApi } from '@/features/catalogue/api/home-goods.api'
import { selectTabBarInfo } from '@/features/shell/shell.slice'
import { selectSearchHint } from '@/features/shop-config/shop-config.slice'
import { linesApi } from '@/pages-clinic/api/lines.api'
import { apiUrl } from '@/platform/config'
import { giveConsent, removeStored, storedKeys } from '@/platform/storage'
import { showEarlyAnswers } from '@/store/start'
import { makeStore } from '@/store/store'
import { earlyReads } from '../../build/early-reads.mjs'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { sampleOf } from '../support/shape-sample'

const sampleAt = (path: string) => {
  const routes = [
    content.decoration,
    content.navigationBar,
    content.noticeList,
    goods.hotSale,
    goods.hotCategory,
    content.homeConfig,
    content.currency,
    content.protocolList,
    goods.goodsDetail,
    goodsFacts.ensureList,
    content.articleDetail,
    shops.shopDetail,
    departments.clinicInfo,
    queue.queueLines,
    doctors.doctorDetail,
    doctors.doctorDays,
  ]
  const asked = path.replace(/\?.*/, '')
  const found = routes.find((route) => asked === route.path.replace(/:\w+/, 'a%20b'))
  return found && sampleOf(found.data)
}
const answer = (data: unknown, code = 0) => ({ statusCode: 200, data: { code, msg: '', data }, header: {} })
type Read = {
  session: string
  language: string
  answer: Promise<ReturnType<typeof answer>>
  settled?: ReturnType<typeof answer>
}
const readOf = (data: unknown, changes: Partial<Read> = {}): Read => ({
  session: '',
  language: 'zh-Hant',
  answer: Promise.resolve(answer(data)),
  settled: answer(data),
  ...changes,
})
const setReads = (reads: Record<string, Read>) => {
  ;(globalThis as { __medibookEarly?: Record<string, Read> }).__medibookEarly = Object.fromEntries(
    Object.entries(reads).map(([path, read]) => [apiUrl(path), read]),
  )
}

test('the app recognises the reads that the HTML starts, with their arguments', () => {
  const paths = [
    'pages/Home/index',
    'pages-common/welcome/index',
    'pages-goods/goods-detail/goods-detail',
    'pages-clinic/clinic-home/clinic-home',
    'pages-clinic/clinic-doctor/clinic-doctor',
    'pages-common/article',
  ]
    .flatMap((page) => earlyReads[page] ?? [])
    // a page's campaigns are a part of their answer, which their calls take
    .filter((path) => !path.includes('status=running'))
    .map((path) => path.replace('{id}', 'a%20b'))
  setReads(Object.fromEntries(paths.map((path) => [path, readOf(sampleAt(path))])))
  const taken = takeEarlyAnswers('zh-Hant')
  expect(taken.map(({ address }) => address).sort()).toEqual([...paths].sort())
  for (const one of ['goodsDetail', 'shopDetail', 'clinicInfo', 'queueLines', 'doctor', 'doctorDays'])
    expect(taken.find(({ endpointName }) => endpointName === one)?.arg).toBe('a b')
  // each is used once
  expect(takeEarlyAnswers('zh-Hant')).toEqual([])
})

test('an answer that is pending, refused, or of another account is left to its call', () => {
  setReads({
    [routePath('decoration')]: readOf([], { settled: undefined } as Partial<Read>),
    [routePath('noticeList')]: readOf(null, { settled: answer(null, 1) }),
    [routePath('hotSale')]: readOf([], { language: 'fr' }),
    [routePath('navigationBar')]: readOf([], { session: 'another' }),
  })
  expect(takeEarlyAnswers('zh-Hant')).toEqual([])
  expect(Object.keys((globalThis as { __medibookEarly?: object }).__medibookEarly ?? {})).toHaveLength(4)
})

test('links that the HTML read before the scripts ran are the entries of the home page', () => {
  const store = makeStore()
  setReads({
    [routePath('navigationBar')]: readOf([
      { id: 'entry', name: '疫苗', icon: 'syringe', link: 'pages/Commodity/index', badge: null },
    ]),
  })
  showEarlyAnswers(store)
  expect(selectTabBarInfo(store.getState())).toEqual([
    { id: 'entry', name: '疫苗', icon: 'syringe', orderDetailUrl: '/pages/Commodity/index' },
  ])
})

test('settings delivered with the home page are in the client state, as after their call', () => {
  const store = makeStore()
  setReads({
    [routePath('hotSale')]: readOf([]),
    [routePath('homeConfig')]: readOf({
      openingAdvertId: null,
      hoveringAdvertId: null,
      searchHint: 'Influenza',
    }),
  })
  showEarlyAnswers(store)
  expect(selectSearchHint(store.getState())).toBe('Influenza')
})

test('an early answer is in the cache as if just fetched, and is stored on the device', async () => {
  giveConsent()
  removeStored(...(storedKeys() as never[]))
  const store = makeStore()
  setReads({ [routePath('hotSale')]: readOf([]) })
  const nowMs = Date.parse('2026-11-21T08:00:00Z')
  const clock = jest.spyOn(Date, 'now').mockReturnValue(nowMs)
  showEarlyAnswers(store)
  clock.mockRestore()
  const found = homeGoodsApi.endpoints.hotSale.select()(store.getState())
  expect(found.data).toEqual([])
  expect(found.fulfilledTimeStamp).toBe(nowMs)
  await waitFor(() =>
    expect(keptAnswer('home', 'zh-Hant', routePath('hotSale'))).toEqual(
      expect.objectContaining({ cacheKey: 'hotSale(undefined)', data: [] }),
    ),
  )
})

test('an answer that nothing keeps is held until the page uses it, and not longer', () => {
  jest.useFakeTimers()
  const store = makeStore()
  const address = `${routePath('queueLines')}?shopId=clinic`
  setReads({ [address]: readOf([]) })
  showEarlyAnswers(store)
  const found = () => linesApi.endpoints.queueLines.select('clinic')(store.getState()).data
  jest.advanceTimersByTime(justRead * 1000 - 1)
  expect(found()).toEqual([])
  jest.advanceTimersByTime(2)
  expect(found()).toBeUndefined()
})
