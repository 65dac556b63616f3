import { waitFor } from '@testing-library/dom'
import { cartCount } from '@contract/routes/cart'
import { cartApi } from '@/features/cart/api/cart.api'
import { packagePicked, packageUnpicked, trayEmptied } from '@/features/compare/compare-tray.slice'
import { contentApi } from '@/features/content/api/content.api'
import { positionForgotten, positionGiven } from '@/features/position/position.slice'
import { regionChosen, textEnlargementChosen, themeChosen } from '@/features/preferences/preferences.slice'
import {
  sessionExpired,
  sessionRestored,
  signedIn,
  signedOut,
  wxUserChanged,
} from '@/features/session/session.slice'
import { giveConsent, readStored, removeStored, storedKeys, writeStored } from '@/platform/storage'
import { restorePreferences } from '@/store/listeners/preferences'
import { checkSession } from '@/store/listeners/session-check'
import { makeStore } from '@/store/store'
import { answer, send } from '../support/mocked-transport'
import { pickedPackage } from '../support/picked-package'
import { newProfile, newSession } from '../support/session-sample'
import { settled } from '../support/settled'

const answers = (...of: Parameters<typeof answer>) => send.mockResolvedValue(answer(...of))
const user = newProfile()
const session = newSession(user)
const other = { ...session, thirdSession: 'token2', wxUser: { ...user, id: 'u2' } }

let store: ReturnType<typeof makeStore>
beforeEach(() => {
  giveConsent()
  store = makeStore()
  answers(null)
})
afterEach(() => {
  jest.resetAllMocks()
  removeStored(...(storedKeys() as never[]))
})

describe('answers in the cache', () => {
  const keep = () => store.dispatch(contentApi.util.upsertQueryData('navigationBar', undefined, []))
  const isKept = () =>
    contentApi.endpoints.navigationBar.select(undefined)(store.getState()).data !== undefined

  test('of one account are not available to another that signs in after the session expired', async () => {
    store.dispatch(signedIn(session))
    await keep()
    store.dispatch(sessionExpired())
    expect(isKept()).toBe(true)
    store.dispatch(signedIn(session))
    expect(isKept()).toBe(true)
    store.dispatch(sessionExpired())
    store.dispatch(packagePicked(pickedPackage('p')))
    store.dispatch(signedIn(other))
    expect(isKept()).toBe(false)
    expect(store.getState().compareTray.packages).toEqual([])
    expect(readStored('lastAccountId')).toBe('u2')
  })

  test('stored for one account are removed then as well, except for those left without a session', () => {
    store.dispatch(signedIn(session))
    writeStored('room:queue', 'one’s')
    store.dispatch(sessionExpired())
    writeStored('room:cart', { lines: [], mergeKey: '' })
    writeStored('room:queue/2', 'one’s')
    store.dispatch(signedIn(session))
    expect(readStored('room:queue')).toBe('one’s')
    store.dispatch(sessionExpired())
    store.dispatch(signedIn(other))
    expect(['room:queue', 'room:queue/2', 'room:cart'].filter((key) => readStored(key as never))).toEqual([
      'room:cart',
    ])
  })

  test('of another account that signs in over a running session go with its position', () => {
    store.dispatch(signedIn(session))
    store.dispatch(positionGiven({ latitude: 22.3, longitude: 114.2 }))
    store.dispatch(signedIn(session))
    expect(store.getState().position.position).not.toBeNull()
    store.dispatch(signedIn(other))
    expect(store.getState().position.position).toBeNull()
    expect(store.getState().session.thirdSession).toBe('token2')
  })

  test('of another account leave it the position that was given without a session', () => {
    store.dispatch(signedIn(session))
    store.dispatch(sessionExpired())
    store.dispatch(positionGiven({ latitude: 22.3, longitude: 114.2 }))
    store.dispatch(signedIn(other))
    expect(store.getState().position.position).toEqual({ latitude: 22.3, longitude: 114.2 })
  })

  test('of an account without a profile belong to its session', () => {
    store.dispatch(signedIn({ ...session, wxUser: null }))
    expect([readStored('thirdSession'), store.getState().session.thirdSession]).toEqual(['token', 'token'])
  })

  test('are removed after signing out', async () => {
    store.dispatch(signedIn(session))
    await keep()
    store.dispatch(signedOut())
    expect(isKept()).toBe(false)
    expect(readStored('lastAccountId')).toBeUndefined()
  })

  test.each([
    ['signing in', () => signedIn(session)],
    ['an expired session', () => sessionExpired()],
  ])('that are personal are read again after %s, and no others', async (_name, action) => {
    answers(0)
    const mine = store.dispatch(cartApi.endpoints.cartCount.initiate())
    await mine
    await keep()
    const others = store.dispatch(contentApi.endpoints.navigationBar.initiate())
    await others
    send.mockClear()
    store.dispatch(action())
    await waitFor(() => expect(send).toHaveBeenCalled())
    await settled()
    expect(send.mock.calls.map(([{ url }]) => url.endsWith(cartCount.path))).toEqual([true])
    mine.unsubscribe()
    others.unsubscribe()
  })

  test('a change of the profile is stored', () => {
    store.dispatch(signedIn(session))
    store.dispatch(wxUserChanged({ ...user, nickName: 'Lee' }))
    expect(readStored('wxUser')).toMatchObject({ nickName: 'Lee' })
    expect(store.getState().session.wxUser).toMatchObject({ nickName: 'Lee' })
  })
})

describe('preferences', () => {
  test('are stored when chosen, and restored at the next start', () => {
    store.dispatch(themeChosen('dark'))
    store.dispatch(textEnlargementChosen(1.25))
    store.dispatch(regionChosen('MO'))
    expect([readStored('theme'), readStored('textScale'), readStored('region')]).toEqual(['dark', 1.25, 'MO'])
    expect(store.getState().preferences).toEqual({ theme: 'dark', textEnlargement: 1.25, region: 'MO' })
    store.dispatch(themeChosen('light'))
    store.dispatch(textEnlargementChosen(1.5))
    const next = makeStore()
    restorePreferences(next)
    expect(next.getState().preferences).toMatchObject({ theme: 'light', textEnlargement: 1.5 })
  })

  test.each([
    ['theme', 'dark', { theme: 'dark' }],
    ['theme', 'auto', { theme: 'auto' }],
    ['theme', 'pink', { theme: 'auto' }],
    ['textScale', 1.25, { textEnlargement: 1.25 }],
    ['textScale', 1.3, { textEnlargement: 0 }],
    ['region', 'MO', { region: 'MO' }],
    ['region', 'nowhere', { region: 'all' }],
  ] as const)('%s %p is restored as %p', (key, value, expected) => {
    writeStored(key, value as never)
    restorePreferences(store)
    expect(store.getState().preferences).toMatchObject(expected)
  })
})

test('a session is checked once a minute, and never without one', async () => {
  const now = Date.now()
  await checkSession(store, now)
  expect(send).not.toHaveBeenCalled()
  store.dispatch(sessionRestored(session))
  for (const [ms, asked] of [
    [now, 1],
    [now + 59_999, 1],
    [now + 60_000, 2],
    [now + 60_001, 2],
  ] as const) {
    await checkSession(store, ms)
    expect(send).toHaveBeenCalledTimes(asked)
  }
})

test('four packages can be selected for comparison; signing out and clearing remove all', () => {
  const pick = (id: string) => store.dispatch(packagePicked(pickedPackage(id)))
  const ids = () => store.getState().compareTray.packages.map(({ id }) => id)
  ;['a', 'b', 'c', 'd', 'e'].forEach(pick)
  expect(ids()).toEqual(['a', 'b', 'c', 'd'])
  store.dispatch(packageUnpicked('b'))
  expect(ids()).toEqual(['a', 'c', 'd'])
  store.dispatch(trayEmptied())
  expect(ids()).toEqual([])
  pick('a')
  store.dispatch(signedOut())
  expect(ids()).toEqual([])
})

test('a position is removed on request and at the end of the session', () => {
  const position = { latitude: 22.3, longitude: 114.2 }
  const at = () => store.getState().position.position
  store.dispatch(positionGiven(position as never))
  expect(at()).toEqual(position)
  store.dispatch(positionForgotten())
  expect(at()).toBeNull()
  store.dispatch(positionGiven(position as never))
  store.dispatch(sessionExpired())
  expect(at()).toBeNull()
})
