import Taro from '@tarojs/taro'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { Provider } from 'react-redux'
import type { GoodsCard } from '@contract/routes/goods'
import type { PayStart } from '@contract/routes/payments'
import { api } from '@/api/api'
import { PageLoadState } from '@/app-overlays/page-load-state'
import { useTabBadge } from '@/app-overlays/use-tab-badge'
import { useGoodsCard } from '@/features/catalogue/hooks/use-goods-card'
import { usePriceEstimate } from '@/features/currency/hooks/use-price-estimate'
import { usePay } from '@/features/orders/hooks/use-pay'
import { signedIn, signedOut } from '@/features/session/session.slice'
import { badgeApi } from '@/features/shell/api/badge.api'
import { networkFound, networkLost, selectMineCount } from '@/features/shell/shell.slice'
import { configApi } from '@/features/shop-config/api/config.api'
import { ensureTexts, translate } from '@/i18n/engine'
import { PAGE_LOADING_EVENT, PAGE_LOAD_FAILED_EVENT } from '@/platform/lazy-page'
import { loadPage } from '@/platform/lazy-page/index.h5'
import { pay } from '@/platform/payment'
import { makeStore } from '@/store/store'

const start: PayStart = {
  payType: 'wechat',
  transactionId: 't-1',
  action: { kind: 'wechat', timeStamp: '1', nonceStr: 'n', package: 'p', signType: 'RSA', paySign: 's' },
}
jest.mock('@/platform/payment', () => ({ pay: jest.fn(), payDevice: () => 'wechatBrowser' }))
jest.mock('@/features/orders/api/payments.api', () => ({
  usePayStartMutation: () => [() => Promise.resolve({ data: start })],
}))
jest.mock('@/navigation/navigate', () => ({
  ...jest.requireActual<object>('@/navigation/navigate'),
  replace: jest.fn(),
}))

let store: ReturnType<typeof makeStore>
const Inside = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>
const answered = configApi.util.upsertQueryData

beforeAll(() => ensureTexts('common'))
beforeEach(() => {
  store = makeStore()
})

test("a hidden price is replaced by the operator's text", async () => {
  const goods = {
    id: 'g',
    name: 'g',
    sellPoint: '',
    isFree: false,
    salesPrice: null,
    priceText: null,
    picUrls: [],
  }
  const card = () =>
    renderHook(useGoodsCard, { wrapper: Inside }).result.current(goods as unknown as GoodsCard)
  expect(card()).not.toHaveProperty('priceText')
  await store.dispatch(
    answered('salesPriceNull', undefined, { customCode: 'sales_price_null_setting', configValue: 'Ask us' }),
  )
  expect(card()).toMatchObject({ priceText: 'Ask us', priceCents: null })
})

describe('the second currency', () => {
  const estimate = () => renderHook(usePriceEstimate, { wrapper: Inside }).result.current(10_000)
  const rate = (value: number) =>
    answered('exchangeRate', 'CNY', { code: 'CNY', rate: value, time: '2026-11-21 10:00:00' } as never)

  test('is shown beside a price in mode 2 only, with a rate of 4 decimals', async () => {
    await store.dispatch(answered('currency', undefined, { currency: '2' }))
    await store.dispatch(rate(0.92134))
    expect(estimate()).toMatch(/92.*0\.9213/)
    await store.dispatch(answered('currency', undefined, { currency: '1' }))
    expect(estimate()).toBeUndefined()
  })

  test('is read with the first price that needs it', async () => {
    renderHook(usePriceEstimate, { wrapper: Inside })
    const endpoints = () => Object.values(store.getState().api.queries).map((query) => query?.endpointName)
    await waitFor(() => expect(endpoints()).toContain('currency'))
  })

  test('is omitted when its rate could not be read', async () => {
    await store.dispatch(answered('currency', undefined, { currency: '2' }))
    await store.dispatch(rate(NaN))
    expect(store.getState().currency.requestRateFail).toBe(true)
    expect(estimate()).toBeUndefined()
  })
})

test('the count of the tab "mine" stays while it is read again, and ends with the session', async () => {
  const session = {
    thirdSession: 's',
    expiresAtMs: Date.now() + 60_000,
    signedInAtMs: Date.now(),
    wxUser: null,
  }
  store.dispatch(signedIn(session))
  await store.dispatch(badgeApi.util.upsertQueryData('badge', undefined, { unpaid: 1, toBook: 3 } as never))
  jest.spyOn(Taro, 'useDidShow').mockReturnValue(undefined)
  renderHook(useTabBadge, { wrapper: Inside })
  expect(selectMineCount(store.getState())).toBe(4)
  act(() => void store.dispatch(api.util.resetApiState()))
  expect(selectMineCount(store.getState())).toBe(4)
  act(() => void store.dispatch(signedOut()))
  expect(selectMineCount(store.getState())).toBe(0)
})

test("uses the account of the web pages for a payment in WeChat's browser", async () => {
  await store.dispatch(
    answered('h5Init', undefined, { appId: 'wx-web', tenantId: '1', brandName: 'Medibook' }),
  )
  const { result } = renderHook(usePay, { wrapper: Inside })
  await act(() => result.current.payOrder('o-1', 'wechat'))
  expect(jest.mocked(pay).mock.calls[0]?.[0].wechat).toMatchObject({ appId: 'wx-web', paySign: 's' })
})

test('announces that the code of a page is loading', () => {
  render(<PageLoadState />, { wrapper: Inside })
  const tell = (isLoading: boolean) => act(() => Taro.eventCenter.trigger(PAGE_LOADING_EVENT, { isLoading }))
  const words = translate('common', 'pageLoad.loading')
  tell(true)
  expect(screen.getByLabelText(words)).toBeTruthy()
  tell(false)
  expect(screen.queryByLabelText(words)).toBeNull()
})

const failedLoad = (beganMs: number, retry: () => void) => ({
  path: 'a',
  error: new Error('lost'),
  beganMs,
  retry,
  isHandled: false,
})

test('a load failure before the frame is rendered is reported afterwards', async () => {
  const outcomes = [Promise.reject(new Error('chunk 7 failed')), Promise.resolve('page')]
  const page = loadPage('pages-goods/x', () => outcomes.shift())
  await act(() => Promise.resolve())
  render(<PageLoadState />, { wrapper: Inside })
  fireEvent.click(await screen.findByText(translate('common', 'pageLoad.retry')))
  await expect(page).resolves.toBe('page')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a load that fails after the network returned is repeated, because it started without one', () => {
  render(<PageLoadState />, { wrapper: Inside })
  const retry = jest.fn()
  const fail = (beganMs: number) =>
    act(() => Taro.eventCenter.trigger(PAGE_LOAD_FAILED_EVENT, failedLoad(beganMs, retry)))
  act(() => void store.dispatch(networkLost()))
  const whileLostMs = Date.now()
  act(() => void store.dispatch(networkFound()))
  fail(whileLostMs)
  expect(retry).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
  fail(Date.now() + 1)
  expect(retry).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('alert')).toBeTruthy()
})

test('a device that reports a connection too early retries four times, then waits', () => {
  jest.useFakeTimers()
  try {
    render(<PageLoadState />, { wrapper: Inside })
    const fail = () =>
      act(() => Taro.eventCenter.trigger(PAGE_LOAD_FAILED_EVENT, failedLoad(Date.now(), retry)))
    let isRetried = false
    const retry = jest.fn(() => {
      isRetried = true
    })
    act(() => void store.dispatch(networkLost()))
    fail()
    act(() => void store.dispatch(networkFound()))
    expect(retry).toHaveBeenCalledTimes(1)
    for (const pauseMs of [1000, 2000, 4000, 8000]) {
      act(() => void jest.advanceTimersByTime(1))
      fail()
      isRetried = false
      act(() => void jest.advanceTimersByTime(pauseMs - 1))
      expect(isRetried).toBe(false)
      act(() => void jest.advanceTimersByTime(1))
      expect(isRetried).toBe(true)
    }
    fail()
    act(() => void jest.advanceTimersByTime(60_000))
    expect(retry).toHaveBeenCalledTimes(5)
    expect(screen.getByRole('alert')).toBeTruthy()

    act(() => void store.dispatch(networkLost()))
    act(() => void store.dispatch(networkFound()))
    expect(retry).toHaveBeenCalledTimes(6)
    act(() => void Taro.eventCenter.trigger('__taroRouterChange'))
    act(() => void jest.advanceTimersByTime(1))
    fail()
    act(() => void jest.advanceTimersByTime(60_000))
    expect(retry).toHaveBeenCalledTimes(6)
  } finally {
    jest.useRealTimers()
  }
})
