import { waitFor } from '@testing-library/dom'
import { cartCount } from '@contract/routes/cart'
import { noticeList } from '@contract/routes/content'
import { slotSoonest } from '@contract/routes/slots'
import { keepAnswer } from '@/api/kept-answers'
import { perform, setReadRetryDelays } from '@/api/request'
import { bookingsApi } from '@/features/booking/api/bookings.api'
import { cartApi } from '@/features/cart/api/cart.api'
import { visitorCartRestored } from '@/features/cart/cart.slice'
import { contentApi } from '@/features/content/api/content.api'
import { sessionRestored } from '@/features/session/session.slice'
import { selectIsGrey } from '@/features/shell/shell.slice'
import { chooseLanguage, currentLanguage } from '@/i18n/engine'
import { setDialogHost } from '@/platform/dialog'
import { TransportFailure } from '@/platform/request'
import { giveConsent, removeStored, storedKeys, writeStored } from '@/platform/storage'
import { startStore } from '@/store/start'
import { makeStore } from '@/store/store'
import { answer, send } from '../support/mocked-transport'
import { settled } from '../support/settled'

const lost = () => send.mockRejectedValue(new TransportFailure('network', 'lost', 'x'))
const reached = () => send.mockResolvedValue(answer())
const fire = (name: 'online' | 'offline') => window.dispatchEvent(new Event(name))
const show = (state: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const dialogs: string[] = []
const session = {
  thirdSession: 'token',
  expiresAtMs: Date.now() + 86_400_000,
  signedInAtMs: Date.now(),
  wxUser: null,
}

let store: ReturnType<typeof makeStore>
let stop: () => void = () => undefined
const start = () => {
  stop = startStore(store)
}
const isLost = () => store.getState().shell.isNetworkLost

beforeEach(() => {
  giveConsent()
  setReadRetryDelays([0, 0])
  dialogs.length = 0
  setDialogHost(({ text }) => {
    dialogs.push(text)
    return Promise.resolve(false)
  })
  store = makeStore()
  reached()
})
afterEach(() => {
  stop()
  setDialogHost(null)
  jest.restoreAllMocks()
  send.mockReset()
  removeStored(...(storedKeys() as never[]))
})

test('restores session, cart and theme from the device at start', async () => {
  writeStored('thirdSession', 'token')
  writeStored('thirdSessionExpiresAtMs', Date.now() + 60_000)
  writeStored('timeString', Date.now())
  writeStored('theme', 'dark')
  writeStored('room:cart', { lines: [{ spuId: 's', skuId: 'k', quantity: 1, addPrice: 5 }], mergeKey: 'key' })
  start()
  const { session: restored, preferences, cart } = store.getState()
  expect([restored.thirdSession, preferences.theme, cart.visitorLines.length]).toEqual(['token', 'dark', 1])
  // an interrupted merge of the cart continues
  await settled()
  expect(
    send.mock.calls.map(([{ body }]) => (body as { idempotencyKey?: string })?.idempotencyKey),
  ).toContain('key')
})

test('sends nothing of the cart without a session', async () => {
  store.dispatch(
    visitorCartRestored({
      lines: [{ spuId: 's', skuId: 'k', quantity: 1, addPrice: 5, place: null }],
      mergeKey: '',
    }),
  )
  start()
  await settled()
  expect(send).not.toHaveBeenCalled()
})

describe('the network', () => {
  test('follows the device', () => {
    start()
    expect(isLost()).toBe(false)
    fire('offline')
    expect(isLost()).toBe(true)
    fire('online')
    expect(isLost()).toBe(false)
  })
  test('is offline from the start on a device without one', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    start()
    expect(isLost()).toBe(true)
  })
  test('goes offline with a call that does not reach the server, and online with the next that does', async () => {
    start()
    lost()
    await perform({ url: '/a', silent: true })
    expect(isLost()).toBe(true)
    reached()
    await perform({ url: '/a' })
    expect(isLost()).toBe(false)
  })
  test('does not update the store without a change', async () => {
    start()
    const dispatch = jest.spyOn(store, 'dispatch')
    await perform({ url: '/a' })
    expect(dispatch).not.toHaveBeenCalled()
  })
  test('displayed answers are refetched when it returns', async () => {
    start()
    const subscription = store.dispatch(contentApi.endpoints.navigationBar.initiate())
    await subscription.catch(() => undefined)
    const before = send.mock.calls.length
    fire('online')
    await settled()
    expect(send.mock.calls.length).toBeGreaterThan(before)
    subscription.unsubscribe()
  })
})

describe('showing the app', () => {
  test('ends a login after four hours and prompts for another', () => {
    start()
    store.dispatch(sessionRestored({ ...session, signedInAtMs: Date.now() - 14_400_000 }))
    show('hidden')
    expect(store.getState().session.thirdSession).toBe('token')
    show('visible')
    expect(store.getState().session.thirdSession).toBe('')
  })
  test('keeps a younger one', () => {
    start()
    store.dispatch(sessionRestored({ ...session, signedInAtMs: Date.now() - 14_000_000 }))
    show('visible')
    expect(store.getState().session.thirdSession).toBe('token')
  })
  test('is reported to the cache, and so is hiding it', () => {
    start()
    show('hidden')
    expect(store.getState().api.config.focused).toBe(false)
    show('visible')
    expect(store.getState().api.config.focused).toBe(true)
    fire('offline')
    expect(store.getState().api.config.online).toBe(false)
    fire('online')
    expect(store.getState().api.config.online).toBe(true)
  })
})

test('an answer that ends the session ends it in the store', async () => {
  start()
  store.dispatch(sessionRestored(session))
  send.mockResolvedValue(answer(null, 60001))
  await perform({ url: '/a' })
  expect(store.getState().session.thirdSession).toBe('')
})

test('a new language refetches everything; the same does not', async () => {
  const before = 'zh-Hant'
  await chooseLanguage(before)
  start()
  const shown = [
    store.dispatch(contentApi.endpoints.noticeList.initiate()),
    store.dispatch(cartApi.endpoints.cartCount.initiate()),
    store.dispatch(bookingsApi.endpoints.slotSoonest.initiate({ spuId: 's' } as never)),
  ]
  await Promise.all(shown)
  send.mockClear()
  await chooseLanguage(before)
  await settled()
  expect(send).not.toHaveBeenCalled()
  await chooseLanguage('fr')
  await waitFor(() =>
    expect(send.mock.calls.map(([{ url }]) => url)).toEqual(
      expect.arrayContaining(
        [noticeList, cartCount, slotSoonest].map(({ path }) => expect.stringContaining(path)),
      ),
    ),
  )
  for (const [{ headers }] of send.mock.calls) expect(headers).toMatchObject({ 'Accept-Language': 'fr' })
  await chooseLanguage(before)
  shown.forEach((subscription) => subscription.unsubscribe())
})

describe('a failed call', () => {
  const write = { url: '/a', method: 'POST' } as const
  test('opens one dialog for simultaneous failures; the next failure opens another', async () => {
    start()
    lost()
    await Promise.all([perform(write), perform(write)])
    await settled()
    await settled()
    expect(dialogs).toHaveLength(1)
    await perform(write)
    await settled()
    expect(dialogs).toHaveLength(2)
  })
  test('to read is shown once while the server is unreachable, and again after it was reached', async () => {
    start()
    lost()
    await perform({ url: '/a' })
    await settled()
    await settled()
    await perform({ url: '/a' })
    await settled()
    expect(dialogs).toHaveLength(1)
    reached()
    await perform({ url: '/a' })
    lost()
    await perform({ url: '/a' })
    await settled()
    expect(dialogs).toHaveLength(2)
  })
  test('to read opens no dialog on an offline device, which shows the banner', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    start()
    lost()
    await perform({ url: '/a' })
    await settled()
    expect(dialogs).toEqual([])
  })
  test('for another reason does not hide a later loss of the network', async () => {
    start()
    send.mockResolvedValue({ status: 404, body: null, headers: {} })
    await perform({ url: '/a' })
    await settled()
    await settled()
    lost()
    await perform({ url: '/a' })
    await settled()
    expect(dialogs).toHaveLength(2)
  })
  test('that is silent shows nothing', async () => {
    start()
    lost()
    await perform({ ...write, silent: true })
    await settled()
    expect(dialogs).toEqual([])
  })
})

test('after stopping, events of the device do not reach the store', async () => {
  start()
  store.dispatch(sessionRestored({ ...session, signedInAtMs: 0 }))
  stop()
  fire('offline')
  show('hidden')
  show('visible')
  lost()
  await perform({ url: '/a', method: 'POST' })
  send.mockResolvedValue(answer(null, 60001))
  await perform({ url: '/a' })
  await settled()
  expect(store.getState().session.thirdSession).toBe('token')
  expect([isLost(), store.getState().api.config.focused, dialogs]).toEqual([false, true, []])
})

describe('the home page’s last answers', () => {
  const keep = (cacheKey: string, data: unknown) =>
    keepAnswer('home', currentLanguage(), `/${cacheKey}`, { cacheKey, data })

  test('are displayed immediately, and refetched', () => {
    keep('noticeList(undefined)', [])
    start()
    const entry = contentApi.endpoints.noticeList.select(undefined)(store.getState())
    expect(entry.data).toEqual([])
    expect(entry.fulfilledTimeStamp).toBe(1)
  })

  test('restore the greyscale theme before the server has answered', () => {
    keep('decorationConfig(undefined)', {
      title: '',
      shareTitle: '',
      sharePicUrl: '',
      isGrey: '1',
      isVideoMuted: '0',
    })
    start()
    expect(selectIsGrey(store.getState())).toBe(true)
  })

  test('of calls whose code is not loaded are ignored', () => {
    keep('comingVisits(undefined)', { records: [], total: 0 })
    keep('noticeList(undefined)', [])
    start()
    expect(Object.keys(store.getState().api.queries)).toEqual(['noticeList(undefined)'])
  })
})
