import * as content from '@contract/routes/content'
import { setReadRetryDelays } from '@/api/request'
import { contentApi } from '@/features/content/api/content.api'
import { chooseLanguage } from '@/i18n/engine'
import { configureClient } from '@/platform/config'
import { TransportFailure } from '@/platform/request'
import { loadDressing, loadHomePoster, loadShopSettings, startStore } from '@/store/start'
import { makeStore } from '@/store/store'
import { answer, send } from '../support/mocked-transport'
import { settled } from '../support/settled'

const shownPage = { route: '/pages/Home/index' }
jest.mock('@/navigation/navigate', () => ({
  ...jest.requireActual<object>('@/navigation/navigate'),
  currentRoute: () => shownPage.route,
}))

const firstScreen = { isPosterShown: false }
jest.mock('@/platform/first-screen', () => ({
  ...jest.requireActual<object>('@/platform/first-screen'),
  get isPosterShown() {
    return firstScreen.isPosterShown
  },
}))

/** The server's answers by a part of the path; null for all others. */
const answers = (values: Record<string, unknown>) =>
  send.mockImplementation(({ url }) => {
    const found = Object.entries(values).find(([part]) => url.includes(part))
    return Promise.resolve(answer(found ? found[1] : null))
  })
const asked = (part: string) => send.mock.calls.filter(([{ url }]) => url.includes(part)).length
const advert = content.openingAdvert.path.replace(':id', '')
const config = (openingAdvertId: string | null) => ({
  openingAdvertId,
  hoveringAdvertId: null,
  searchHint: '',
})
const poster = { isShow: '1', picUrl: '/p.png', link: '', alt: '' }

let store: ReturnType<typeof makeStore>
beforeEach(() => {
  setReadRetryDelays([0, 0])
  firstScreen.isPosterShown = false
  shownPage.route = '/pages/Home/index'
  store = makeStore()
  answers({})
})
afterEach(() => {
  configureClient({ assetBase: '' })
  send.mockReset()
})

describe('the settings of the shop', () => {
  test('are all read; the exchange rate only in the mode with a second currency', async () => {
    for (const [currency, times] of [
      ['1', 0],
      ['2', 1],
    ] as const) {
      store = makeStore()
      answers({ [content.currency.path]: { currency } })
      await loadShopSettings(store)
      await settled()
      const endpoints = Object.values(store.getState().api.queries).map((query) => query?.endpointName)
      expect(endpoints).toEqual(
        expect.arrayContaining([
          'displayMode',
          'taxesConfig',
          'salesPriceNull',
          'displaySalesAndPrice',
          'h5Init',
          'currency',
        ]),
      )
      expect(asked(content.exchangeRate.path.replace(':code', 'CNY'))).toBe(times)
    }
  })

  test('that cannot be read leave the current state, and nothing is thrown', async () => {
    const before = store.getState().shopConfig
    send.mockRejectedValue(new TransportFailure('network', 'lost', 'x'))
    await expect(loadShopSettings(store)).resolves.toBeUndefined()
    expect(store.getState().shopConfig).toEqual(before)
    expect(asked(content.exchangeRate.path.replace(':code', ''))).toBe(0)
  })

  test('and the poster and the theme are not subscribed to, so another language does not read them again', async () => {
    const before = 'zh-Hant'
    await chooseLanguage(before)
    answers({
      [content.currency.path]: { currency: '2' },
      [content.homeConfig.path]: config('a1'),
      [advert]: poster,
    })
    const stop = startStore(store)
    await Promise.all([loadShopSettings(store), loadHomePoster(store), loadDressing(store)])
    await settled()
    send.mockClear()
    await chooseLanguage('fr')
    await settled()
    expect(send.mock.calls.map(([{ url }]) => url)).toEqual([])
    await chooseLanguage(before)
    stop()
  })
})

describe('the poster of the home page', () => {
  const shown = () => store.getState().shell.homeDialogInfo

  test('is the one in the settings, with the full URL of its picture', async () => {
    configureClient({ assetBase: 'https://pictures.example' })
    answers({ [content.homeConfig.path]: config('a1'), [`${advert}a1`]: poster })
    await loadHomePoster(store)
    expect(shown()).toEqual({ isShow: true, picUrl: 'https://pictures.example/p.png' })
  })

  test('has no URL without a picture', async () => {
    configureClient({ assetBase: 'https://pictures.example' })
    answers({ [content.homeConfig.path]: config('a1'), [`${advert}a1`]: { ...poster, picUrl: '' } })
    await loadHomePoster(store)
    expect(shown()).toEqual({ isShow: true, picUrl: '' })
  })

  test.each([
    ['name none', { [content.homeConfig.path]: config(null) }],
    ['cannot be read', {}],
  ])('is not read when the settings %s', async (_name, values) => {
    answers(values)
    await expect(loadHomePoster(store)).resolves.toBeUndefined()
    expect(asked(advert)).toBe(0)
    expect(shown()).toEqual({ isShow: false, picUrl: '' })
  })

  test('is absent when it cannot be read', async () => {
    answers({ [content.homeConfig.path]: config('a1') })
    await expect(loadHomePoster(store)).resolves.toBeUndefined()
    expect(asked(`${advert}a1`)).toBeGreaterThan(0)
    expect(shown()).toEqual({ isShow: false, picUrl: '' })
  })

  test('in the HTML is not read again', async () => {
    firstScreen.isPosterShown = true
    answers({ [content.homeConfig.path]: config('a1'), [`${advert}a1`]: poster })
    await loadHomePoster(store)
    expect([asked(content.homeConfig.path), asked(advert)]).toEqual([0, 0])
    expect(shown().isShow).toBe(false)
  })

  test('does not cover a page that was opened from the tab in the meantime', async () => {
    answers({ [content.homeConfig.path]: config('a1'), [`${advert}a1`]: poster })
    shownPage.route = '/pages-clinic/doctor-booking/doctor-booking'
    await loadHomePoster(store)
    expect(shown().isShow).toBe(false)
  })
})

test('the theme of the home page is read again although its last answer is known', async () => {
  const dressing = { title: '', shareTitle: '', sharePicUrl: '', isGrey: false, isVideoMuted: false }
  await store.dispatch(contentApi.util.upsertQueryData('decorationConfig', undefined, dressing))
  await loadDressing(store)
  expect(asked(content.decorationConfig.path)).toBe(1)
})
