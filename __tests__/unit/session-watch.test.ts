import { perform } from '@/api/request'
import { sessionRestored } from '@/features/session/session.slice'
import { ensureTexts, translate } from '@/i18n/engine'
import { setDialogHost } from '@/platform/dialog'
import { giveConsent, removeStored, storedKeys, writeStored } from '@/platform/storage'
import { checkLoginAge, restoreStoredSession, watchSession } from '@/store/listeners/session-watch'
import { makeStore } from '@/store/store'
import { answer, send } from '../support/mocked-transport'
import { settled } from '../support/settled'

const FOUR_HOURS_MS = 14_400_000
const NOW = Date.now()
const session = (signedInAtMs: number) =>
  sessionRestored({ thirdSession: 'token', expiresAtMs: NOW + FOUR_HOURS_MS, signedInAtMs, wxUser: null })
const words = (key: 'lapsed' | 'text') => translate('common', `loginPrompt.${key}`)

let store: ReturnType<typeof makeStore>
let prompts: string[]
beforeEach(async () => {
  giveConsent()
  await ensureTexts('common')
  store = makeStore()
  prompts = []
  setDialogHost(({ text }) => {
    prompts.push(text)
    return Promise.resolve(false)
  })
  send.mockReset()
  send.mockResolvedValue(answer())
})
afterEach(() => {
  jest.useRealTimers()
  setDialogHost(null)
  removeStored(...(storedKeys() as never[]))
})

test('a session older than four hours shows its own prompt; a visitor sees none', async () => {
  checkLoginAge(store, NOW)
  await settled()
  expect(prompts).toEqual([])
  store.dispatch(session(NOW - FOUR_HOURS_MS))
  checkLoginAge(store, NOW)
  await settled()
  expect([prompts, store.getState().session.thirdSession]).toEqual([[words('lapsed')], ''])
  expect(words('lapsed')).not.toBe(words('text'))
})

test('a younger session is confirmed by the server a second after the app was shown', async () => {
  jest.useFakeTimers({ now: NOW })
  store.dispatch(session(NOW - FOUR_HOURS_MS + 1))
  checkLoginAge(store, NOW)
  await jest.advanceTimersByTimeAsync(999)
  expect(send).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledTimes(1)
  expect(prompts).toEqual([])
})

test.each([
  ['a member’s', 1],
  ['a visitor’s', 0],
])('%s call that requires a session ends %i of them, and prompts for a sign-in', async (who, ended) => {
  const stop = watchSession(store)
  if (ended) store.dispatch(session(NOW))
  const dispatch = jest.spyOn(store, 'dispatch')
  send.mockResolvedValue(answer(null, 60001))
  await perform({ url: `/${who}` })
  await settled()
  expect(prompts).toEqual([words('text')])
  expect(dispatch).toHaveBeenCalledTimes(ended)
  stop()
  // other failures do not
  send.mockResolvedValue({ status: 500, body: null, headers: {} })
  await perform({ url: '/a' })
  await settled()
  expect(prompts).toHaveLength(1)
})

test.each([
  [NOW + 1, 'token'],
  [NOW, ''],
])('a session stored until %i is restored as %p', (expiresAtMs, token) => {
  writeStored('thirdSession', 'token')
  writeStored('thirdSessionExpiresAtMs', expiresAtMs)
  writeStored('timeString', NOW)
  const dispatch = jest.spyOn(store, 'dispatch')
  restoreStoredSession(store, NOW)
  expect(store.getState().session.thirdSession).toBe(token)
  expect(dispatch).toHaveBeenCalledTimes(token ? 1 : 0)
})
