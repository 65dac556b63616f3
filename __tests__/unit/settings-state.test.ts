import { contentApi } from '@/features/content/api/content.api'
import {
  selectExchangeRateTime,
  selectIsCurrencySettled,
  selectIsSecondCurrencyShown,
  toRate,
} from '@/features/currency/currency.slice'
import {
  dressingRestored,
  loadingEnded,
  loadingStarted,
  mineCounted,
  selectIsGrey,
  selectLoading,
  selectMineCount,
} from '@/features/shell/shell.slice'
import { configApi } from '@/features/shop-config/api/config.api'
import {
  homeConfigRead,
  payTypeChosen,
  selectAreListsPlain,
  selectH5AppId,
  selectHiddenPriceText,
  selectPayType,
  selectSearchHint,
  selectShowTaxes,
} from '@/features/shop-config/shop-config.slice'
import { makeStore } from '@/store/store'

describe('the client state', () => {
  let store: ReturnType<typeof makeStore>
  const put = (name: string, arg: unknown, value: unknown) =>
    store.dispatch(configApi.util.upsertQueryData(name as never, arg as never, value as never))
  const entries = (...values: [string, unknown, unknown][]) =>
    store.dispatch(
      contentApi.util.upsertQueryEntries(
        values.map(([endpointName, arg, value]) => ({ endpointName, arg, value })) as never,
      ),
    )
  beforeEach(() => {
    store = makeStore()
  })

  test("takes the shop's settings from their answers, and keeps the defaults for missing ones", async () => {
    const state = () => store.getState()
    expect([
      selectSearchHint(state()),
      selectHiddenPriceText(state()),
      selectH5AppId(state()),
      selectShowTaxes(state()),
      selectAreListsPlain(state()),
      selectPayType(state()),
    ]).toEqual(['', '', '', false, false, ''])
    await put('homeConfig', undefined, { searchHint: 'Find' })
    await put('displayMode', undefined, { customCode: 'display_mode', configValue: '1' })
    await put('taxesConfig', undefined, { customCode: 'x', configValue: '1' })
    await put('salesPriceNull', undefined, { customCode: 'x', configValue: 'Ask' })
    await put('h5Init', undefined, { appId: 'app' })
    store.dispatch(payTypeChosen('alipay'))
    expect([
      selectSearchHint(state()),
      selectHiddenPriceText(state()),
      selectH5AppId(state()),
      selectPayType(state()),
    ]).toEqual(['Find', 'Ask', 'app', 'alipay'])
    const shown = [selectShowTaxes(state()), selectAreListsPlain(state())]
    await put('taxesConfig', undefined, { customCode: 'x', configValue: 'no' })
    await put('displayMode', undefined, { customCode: 'display_mode', configValue: 'no' })
    expect([selectShowTaxes(state()), selectAreListsPlain(state())]).toEqual([false, false])
    expect(shown).toContain(true)
    await put('displaySalesAndPrice', undefined, { customCode: 'sales', configValue: 'both' })
    expect(state().shopConfig.displayConfig).toMatchObject({ sales: 'both' })
    for (const name of ['displayMode', 'displaySalesAndPrice', 'taxesConfig', 'salesPriceNull', 'h5Init'])
      await put(name, undefined, null)
    expect([selectHiddenPriceText(state()), selectH5AppId(state()), selectShowTaxes(state())]).toEqual([
      '',
      '',
      false,
    ])
    store.dispatch(homeConfigRead({ searchHint: 'Other' } as never))
    expect(selectSearchHint(state())).toBe('Other')
  })

  test('has the second currency when mode and rate are known, from answers or from the page itself', async () => {
    const facts = () => [
      selectIsCurrencySettled(store.getState()),
      selectIsSecondCurrencyShown(store.getState()),
    ]
    expect(facts()).toEqual([false, false])
    await put('currency', undefined, { currency: '2' })
    expect(facts()).toEqual([false, false])
    await put('exchangeRate', 'CNY', { code: 'CNY', rate: 0.92136, time: 't' })
    expect(facts()).toEqual([true, true])
    expect(store.getState().currency).toMatchObject({ currentExchangeRate: 0.9214, requestRateFail: false })
    expect(selectExchangeRateTime(store.getState())).toBe('t')
    await put('exchangeRate', 'CNY', null)
    expect(facts()).toEqual([true, false])
    store = makeStore()
    await put('currency', undefined, { currency: '1' })
    expect(facts()).toEqual([true, false])
    store = makeStore()
    entries(['currency', undefined, { currency: '2' }])
    expect(facts()).toEqual([false, false])
    entries(['exchangeRate', 'CNY', { code: 'CNY', rate: 0.5, time: 't' }])
    expect(facts()).toEqual([true, true])
  })
  test('keeps the second currency delivered with the page when the app reads it', async () => {
    const once = { subscribe: false }
    const facts = () => [
      selectIsCurrencySettled(store.getState()),
      selectIsSecondCurrencyShown(store.getState()),
    ]
    entries(['currency', undefined, { currency: '2' }])
    // the value is present, so the call is not made, and unknown settings are not marked as read
    await store.dispatch(configApi.endpoints.currency.initiate(undefined, once))
    expect(facts()).toEqual([false, false])
    entries(['exchangeRate', 'CNY', { code: 'CNY', rate: 0.5, time: 't' }])
    await store.dispatch(configApi.endpoints.exchangeRate.initiate('CNY', once))
    expect(facts()).toEqual([true, true])
  })
  test.each([
    [0.00004, 0],
    [0.00005, 0.0001],
    [0, null],
    [Infinity, null],
    [NaN, null],
    [0.92135, 0.9214],
  ])('the rate %p has four decimals: %p', (given, rate) => expect(toRate(given)).toBe(rate))

  test('of the shell contains badge, colour, pending state, and the tab bar from the page itself', async () => {
    store.dispatch(mineCounted(4))
    store.dispatch(loadingStarted())
    expect([
      selectMineCount(store.getState()),
      selectLoading(store.getState()),
      selectIsGrey(store.getState()),
    ]).toEqual([4, true, false])
    store.dispatch(loadingEnded())
    store.dispatch(dressingRestored({ isGrey: true } as never))
    expect([selectLoading(store.getState()), selectIsGrey(store.getState())]).toEqual([false, true])
    await put('decorationConfig', undefined, { isGrey: false })
    expect(selectIsGrey(store.getState())).toBe(false)
    const icon = { id: '1', name: 'n', icon: 'i', link: 'a' }
    entries(['noticeList', undefined, []])
    expect(store.getState().shell.tabBarInfo).toEqual([])
    entries(['noticeList', undefined, []], ['navigationBar', undefined, [icon]])
    expect(store.getState().shell.tabBarInfo).toEqual([
      { id: '1', name: 'n', icon: 'i', orderDetailUrl: '/a' },
    ])
  })
})
