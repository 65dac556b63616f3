import { codes } from '@contract/constants/codes'
import {
  selectMergeKey,
  selectSkippedCount,
  selectVisitorLines,
  visitorLineChanged,
  visitorLinesRemoved,
  visitorLinesReturned,
} from '@/features/cart/cart.slice'
import { sessionRestored } from '@/features/session/session.slice'
import { TransportFailure } from '@/platform/request'
import { giveConsent, removeStored, storedKeys, writeStored } from '@/platform/storage'
import { mergeVisitorCart, restoreVisitorCart } from '@/store/listeners/cart'
import { makeStore } from '@/store/store'
import { answer, send } from '../support/mocked-transport'
import { newSession } from '../support/session-sample'
import { visitorLine as line } from '../support/visitor-line'

let store: ReturnType<typeof makeStore>
const shown = () => selectVisitorLines(store.getState()).map(({ skuId, quantity }) => `${quantity} ${skuId}`)
beforeEach(() => {
  giveConsent()
  store = makeStore()
  store.dispatch(visitorLinesReturned([line('a'), line('b', 2)]))
  send.mockReset()
})
afterEach(() => removeStored(...(storedKeys() as never[])))

test('only lines of the given versions are removed', () => {
  store.dispatch(visitorLinesRemoved(['a', 'x']))
  expect(shown()).toEqual(['2 b'])
})

test.each([
  [{ quantity: 3 }, ['3 a', '2 b']],
  // to its own version
  [{ skuId: 'a', quantity: 3 }, ['3 a', '2 b']],
  [{ skuId: 'b' }, ['3 b']],
  [{ skuId: 'c' }, ['1 c', '2 b']],
])('changing the line a by %j gives %j', (change, after) => {
  store.dispatch(visitorLineChanged({ skuId: 'a', change }))
  expect(shown()).toEqual(after)
})

const signIn = () => store.dispatch(sessionRestored(newSession()))

test('counts the lines refused by the account’s cart', async () => {
  signIn()
  send.mockResolvedValue(answer({ skipped: 2, lines: [] }))
  await mergeVisitorCart(store)
  expect([selectSkippedCount(store.getState()), shown()]).toEqual([2, []])
})

test.each([
  // the server has decided, so the next attempt is another request
  [
    'a refusal',
    () => Promise.resolve({ status: 200, body: { code: codes.cartFull, msg: 'full' }, headers: {} }),
    true,
  ],
  ['a failure of the server', () => Promise.resolve({ status: 500, body: null, headers: {} }), false],
  ['a lost answer', () => Promise.reject(new TransportFailure('network', 'lost', 'x')), false],
  ['a late answer', () => Promise.reject(new TransportFailure('timeout', 'late', 'x')), false],
])('after %s the key of the merge is used up: %p', async (_name, end, isSpent) => {
  signIn()
  send.mockImplementation(end)
  await mergeVisitorCart(store)
  expect(selectMergeKey(store.getState()) === '').toBe(isSpent)
  expect(shown()).toEqual(['1 a', '2 b'])
})

test.each([
  ['12.30', 1],
  [1230, 1],
  ['x12.30', 0],
  ['12.300', 0],
  ['12.3', 0],
  [null, 0],
])('a line stored at the price %j gives %i', (addPrice, count) => {
  store = makeStore()
  writeStored('room:cart', { lines: [{ ...line('a'), addPrice }], mergeKey: 7 })
  restoreVisitorCart(store)
  expect(selectVisitorLines(store.getState()).map((one) => one.addPrice)).toEqual(count ? [1230] : [])
  expect(selectMergeKey(store.getState())).toBe('')
})
