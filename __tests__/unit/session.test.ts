import { act, renderHook } from '@testing-library/react'
import { isLoginLapsed, restoreSession, storeSession } from '@/api/session'
import { cartApi } from '@/features/cart/api/cart.api'
import { packagePicked } from '@/features/compare/compare-tray.slice'
import { contentApi } from '@/features/content/api/content.api'
import { toRate } from '@/features/currency/currency.slice'
import { orderOpened } from '@/features/orders/order.slice'
import { sessionExpired, signedIn, signedOut } from '@/features/session/session.slice'
import {
  homeDialogClosed,
  homeDialogReceived,
  selectIsHomeDialogOpen,
  tabOpened,
} from '@/features/shell/shell.slice'
import { useDraft } from '@/hooks/use-draft'
import { setDialogHost } from '@/platform/dialog'
import { readStored, removeStored, removeStoredRooms, storedKeys, writeStored } from '@/platform/storage'
import { checkLoginAge, restoreStoredSession } from '@/store/listeners/session-watch'
import { makeStore } from '@/store/store'
import { pickedPackage } from '../support/picked-package'
import { newProfile } from '../support/session-sample'

const NOW = Date.UTC(2026, 10, 24, 2)
const FOUR_HOURS_MS = 14_400_000
const user = newProfile()
const session = { thirdSession: 'token', expiresAtMs: NOW + 1, signedInAtMs: NOW, wxUser: user }

afterEach(() => removeStored('thirdSession', 'thirdSessionExpiresAtMs', 'timeString', 'wxUser'))

test('token and user are restored until their expiry, exclusive', () => {
  storeSession(session)
  expect(restoreSession(NOW)).toEqual(session)
  expect(restoreSession(NOW + 1)).toBeNull()
  const store = makeStore()
  restoreStoredSession(store, NOW)
  expect(store.getState().session).toEqual(session)
})

test('a login is valid for 4 hours from its time stamp', () => {
  expect(isLoginLapsed(NOW, NOW + FOUR_HOURS_MS - 1)).toBe(false)
  expect(isLoginLapsed(NOW, NOW + FOUR_HOURS_MS)).toBe(true)
})

test('an expired login ends the session and offers to sign in', async () => {
  const asked = new Promise<string>((resolve) => {
    setDialogHost((request) => {
      resolve(request.text)
      return new Promise(() => undefined)
    })
  })
  const store = makeStore()
  store.dispatch(signedIn(session))
  checkLoginAge(store, NOW + FOUR_HOURS_MS - 1)
  expect(store.getState().session.thirdSession).toBe('token')
  checkLoginAge(store, NOW + FOUR_HOURS_MS)
  expect(store.getState().session.thirdSession).toBe('')
  expect(readStored('thirdSession')).toBeUndefined()
  await expect(asked).resolves.toContain('4')
  setDialogHost(null)
})

test.each([sessionExpired, signedOut])('%p resets all personal data', async (ended) => {
  const store = makeStore()
  store.dispatch(signedIn(session))
  expect(readStored('thirdSession')).toBe('token')
  await store.dispatch(cartApi.util.upsertQueryData('cartCount', undefined, 3))
  store.dispatch(orderOpened('o1'))
  store.dispatch(ended())
  const { session: now, cart, order } = store.getState()
  expect([now.thirdSession, now.wxUser, cart.shoppingCartCountNum, order.currentOrderId]).toEqual([
    '',
    null,
    0,
    '',
  ])
  expect(readStored('wxUser')).toBeUndefined()
})

test('values are held in memory when the storage fails', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(writeStored('thirdSession', 'token')).toBe(false)
  expect(readStored('thirdSession')).toBe('token')
  blocked.mockRestore()
  removeStored('thirdSession')
  expect(readStored('thirdSession')).toBeUndefined()
})

test('the home dialog is shown once, and only when isShow and picUrl are set', () => {
  const store = makeStore()
  const isOpen = () => selectIsHomeDialogOpen(store.getState())
  for (const [isShow, picUrl, expected] of [
    [true, '', false],
    [false, '/a.png', false],
    [true, '/a.png', true],
  ] as const) {
    store.dispatch(homeDialogReceived({ isShow, picUrl }))
    expect(isOpen()).toBe(expected)
  }
  store.dispatch(homeDialogClosed())
  expect(isOpen()).toBe(false)
})

test('signing out removes all personal data from the device; an expired session keeps the forms', async () => {
  const store = makeStore()
  store.dispatch(signedIn(session))
  writeStored('room:draft/confirm/spu-1', { version: 1, values: { name: 'Chan' } })
  writeStored('language', 'fr')
  store.dispatch(sessionExpired())
  expect(readStored('room:draft/confirm/spu-1')).toBeDefined()
  store.dispatch(signedIn(session))
  store.dispatch(signedOut())
  expect(readStored('room:draft/confirm/spu-1')).toBeUndefined()
  expect(readStored('thirdSession')).toBeUndefined()
  expect(readStored('language')).toBe('fr')
  removeStored('language')
})

test('another user’s sign-in after an expired session finds nothing but the visitor’s cart', () => {
  const store = makeStore()
  const mine = {
    'room:draft/person/new': { version: 1, values: { name: 'Chan' } },
    'room:order-kept': {},
    searchHistory: ['HIV'],
  }
  const keep = () => {
    for (const [key, value] of Object.entries(mine)) writeStored(key as 'room:x', value)
  }
  const left = () => storedKeys().filter((key) => key in mine)
  store.dispatch(signedIn(session))
  keep()
  writeStored('room:cart', { lines: [], mergeKey: '' })
  store.dispatch(sessionExpired())
  store.dispatch(signedIn(session))
  expect(left().sort()).toEqual(Object.keys(mine).sort())
  store.dispatch(packagePicked(pickedPackage('p1')))
  store.dispatch(sessionExpired())
  expect(store.getState().compareTray.packages).toHaveLength(1)
  store.dispatch(signedIn({ ...session, wxUser: { ...user, id: 'u2' } }))
  expect(left()).toEqual([])
  expect(readStored('room:cart')).toBeDefined()
  expect(store.getState().compareTray.packages).toEqual([])
  keep()
  store.dispatch(signedOut())
  expect(left()).toEqual([])
  // after that a visitor's own answer, which is retained at the sign-in
  keep()
  store.dispatch(signedIn(session))
  expect(left()).toHaveLength(3)
  store.dispatch(signedOut())
})

describe('a draft typed after the session of account A expired', () => {
  const typed = { name: '' }
  const typeInto = (key: string, name: string) => {
    const { result, unmount } = renderHook(() => useDraft(key, typed))
    act(() => result.current.change({ name }))
    unmount()
  }
  const restored = (key: string) => {
    const { result, unmount } = renderHook(() => useDraft(key, typed))
    const { name } = result.current.values
    unmount()
    return name
  }
  const other = { ...session, expiresAtMs: Date.now() + 60_000, wxUser: { ...user, id: 'u2' } }
  const start = () => {
    const store = makeStore()
    store.dispatch(signedIn({ ...session, expiresAtMs: Date.now() + 60_000 }))
    typeInto('free/of-a', 'Chan')
    store.dispatch(sessionExpired())
    typeInto('free/of-visitor', 'Lee')
    return store
  }
  afterEach(() => removeStoredRooms())

  test('stays when account B signs in; what A typed does not', () => {
    const store = start()
    store.dispatch(signedIn(other))
    expect(restored('free/of-visitor')).toBe('Lee')
    expect(restored('free/of-a')).toBe('')
  })

  test('belongs to B from then on, and is not restored for account C', () => {
    const store = start()
    store.dispatch(signedIn(other))
    store.dispatch(sessionExpired())
    store.dispatch(signedIn({ ...other, wxUser: { ...user, id: 'u3' } }))
    expect(restored('free/of-visitor')).toBe('')
  })

  test('in a form started by A belongs to A', () => {
    const store = start()
    typeInto('free/of-a', 'Chan Tai Man')
    store.dispatch(signedIn(other))
    expect(restored('free/of-a')).toBe('')
  })

  test('also belongs to a visitor when the session expired while the app was closed', () => {
    const store = makeStore()
    store.dispatch(signedIn({ ...session, expiresAtMs: Date.now() - 1 }))
    typeInto('free/of-visitor', 'Lee')
    store.dispatch(signedIn(other))
    expect(restored('free/of-visitor')).toBe('Lee')
  })
})

test('order detail URLs of the tab bar information get their missing slash', async () => {
  const store = makeStore()
  const icon = { id: '1', name: 'a', icon: 'house' }
  await store.dispatch(
    contentApi.util.upsertQueryData('navigationBar', undefined, [
      { ...icon, link: 'pages-order/order-info/order-info' },
      { ...icon, link: '/x' },
      { ...icon, link: '' },
    ]),
  )
  expect(store.getState().shell.tabBarInfo.map(({ orderDetailUrl }) => orderDetailUrl)).toEqual([
    '/pages-order/order-info/order-info',
    '/x',
    '',
  ])
  store.dispatch(tabOpened(2))
  expect(store.getState().shell.currentTabIndex).toBe(2)
})

test.each([
  [0.92134567, 0.9213],
  [1, 1],
  [-1, null],
])('stores the exchange rate %p as %p', (given, kept) => {
  expect(toRate(given)).toBe(kept)
})
