import { cartApi } from '@/features/cart/api/cart.api'
import {
  cartReducer,
  cartShown,
  linesTicked,
  linesUnticked,
  selectMergeState,
  selectSkippedCount,
  selectUntickedKeys,
  selectVisitorLines,
  skippedNoticeClosed,
  visitorCartMerged,
  visitorCartMergeFailed,
  visitorCartMergeStarted,
  type VisitorLine,
  visitorLineAdded,
  visitorLineChanged,
  visitorLinesRemoved,
  visitorLinesReturned,
} from '@/features/cart/cart.slice'
import { sessionExpired, sessionRestored, signedIn, signedOut } from '@/features/session/session.slice'
import { TransportFailure } from '@/platform/request'
import { giveConsent, readStored, removeStored, storedKeys, writeStored } from '@/platform/storage'
import { mergeVisitorCart, restoreVisitorCart } from '@/store/listeners/cart'
import { makeStore } from '@/store/store'
import { answer, send } from '../support/mocked-transport'
import { newProfile, newSession } from '../support/session-sample'
import { settled } from '../support/settled'
import { visitorLine as line } from '../support/visitor-line'

const answers = (...of: Parameters<typeof answer>) => send.mockResolvedValue(answer(...of))
const isLost = () => send.mockRejectedValue(new TransportFailure('network', 'lost', 'x'))
const bodies = () =>
  send.mock.calls
    .map(([{ body }]) => body as { idempotencyKey?: string; lines?: object[] } | undefined)
    .filter((body) => body?.lines)

const user = newProfile()
const session = newSession(user)
const place = {
  shopId: 's1',
  shopName: 'Central',
  slotId: 't1',
  bookingDate: '2026-12-01',
  bookingTime: '10:00',
} as const
let store: ReturnType<typeof makeStore>
const lines = () => selectVisitorLines(store.getState())
const add = (one: VisitorLine, maxQuantity = 99) =>
  store.dispatch(visitorLineAdded({ line: one, maxQuantity }))
const kept = () => readStored('room:cart') as { lines: VisitorLine[]; mergeKey: string } | undefined
beforeEach(() => {
  giveConsent()
  store = makeStore()
  answers(null)
})
afterEach(() => {
  jest.resetAllMocks()
  removeStored(...(storedKeys() as never[]))
})

describe('a visitor’s cart on the device', () => {
  test('stores every change immediately, and removes an empty cart', () => {
    add(line('a'))
    expect(kept()).toEqual({ lines: [line('a')], mergeKey: '' })
    store.dispatch(visitorLineChanged({ skuId: 'a', change: { quantity: 4 } }))
    expect(kept()?.lines[0]?.quantity).toBe(4)
    store.dispatch(visitorLinesRemoved(['a']))
    expect(kept()).toBeUndefined()
    store.dispatch(visitorLinesReturned([line('a', 2), line('b')]))
    expect(kept()?.lines).toHaveLength(2)
    store.dispatch(visitorCartMergeStarted('key'))
    expect(kept()?.mergeKey).toBe('key')
    store.dispatch(visitorCartMergeFailed({ isKeySpent: false }))
    expect(kept()?.mergeKey).toBe('key')
    store.dispatch(visitorCartMergeFailed({ isKeySpent: true }))
    expect(kept()?.mergeKey).toBe('')
    store.dispatch(visitorCartMerged({ skipped: 0 }))
    expect(kept()).toBeUndefined()
  })

  test('is restored with its key at the next start; unreadable lines are omitted', () => {
    writeStored('room:cart', {
      lines: [
        line('a'),
        { ...line('old'), addPrice: '12.30' },
        { ...line('placed'), place },
        { spuId: 'x', skuId: 'b', quantity: 1, addPrice: '12.3' },
        { skuId: 'b', quantity: 1, addPrice: 1 },
        { spuId: 'x', quantity: 1, addPrice: 1 },
        { spuId: 'x', skuId: 'b', quantity: '1', addPrice: 1 },
        { spuId: 'x', skuId: 'b', quantity: 1 },
        null,
        'text',
      ],
      mergeKey: 'key',
    })
    restoreVisitorCart(store)
    expect(lines()).toEqual([line('a'), line('old'), { ...line('placed'), place }])
    expect(store.getState().cart).toMatchObject({ mergeKey: 'key', shoppingCartCountNum: 3 })
  })

  test.each([[undefined], [{}], [{ lines: 'none' }], [{ lines: [] }], [{ lines: [null] }]])(
    'is not restored from %p',
    (stored) => {
      if (stored) writeStored('room:cart', stored)
      const before = store.getState().cart
      restoreVisitorCart(store)
      expect(store.getState().cart).toBe(before)
    },
  )

  test('without a readable key gets a new one at the merge', () => {
    writeStored('room:cart', { lines: [line('a')], mergeKey: 5 })
    restoreVisitorCart(store)
    expect(store.getState().cart.mergeKey).toBe('')
  })
})

describe('the lines of a visitor', () => {
  test('of one version add up to the maximum and keep their position; the newest other line comes first', () => {
    add(line('a', 2))
    add(line('b'))
    add(line('a', 3), 5)
    expect(lines().map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
      ['b', 1],
      ['a', 5],
    ])
    add(line('a', 1), 5)
    expect(lines()[1]?.quantity).toBe(5)
    add(line('c', 9), 8)
    expect(lines()[0]?.quantity).toBe(8)
    expect(store.getState().cart.shoppingCartCountNum).toBe(3)
  })

  test('are merged when changed to the version of another, up to the maximum', () => {
    store.dispatch(visitorLinesReturned([line('a', 2), line('b', 3), line('c')]))
    store.dispatch(visitorLineChanged({ skuId: 'a', change: { skuId: 'b' }, maxQuantity: 5 }))
    expect(lines()).toEqual([{ ...line('b', 5), spuId: 'spu-a' }, line('c')])
    store.dispatch(visitorLineChanged({ skuId: 'b', change: { skuId: 'c', quantity: 90 } }))
    expect(lines().map(({ quantity }) => quantity)).toEqual([91])
    store.dispatch(visitorLineChanged({ skuId: 'c', change: { quantity: 100 } }))
    expect(lines()[0]?.quantity).toBe(99)
    // its own version is not another line
    store.dispatch(visitorLineChanged({ skuId: 'c', change: { skuId: 'c', quantity: 2 } }))
    expect(lines()[0]?.quantity).toBe(2)
  })

  test('get another key with every change, because the server must not repeat its answer', () => {
    for (const change of [
      () => add(line('b')),
      () => store.dispatch(visitorLineChanged({ skuId: 'a', change: { quantity: 2 } })),
      () => store.dispatch(visitorLinesRemoved(['b'])),
      () => store.dispatch(visitorLinesReturned([line('a')])),
    ]) {
      store.dispatch(visitorCartMergeStarted('key'))
      change()
      expect(store.getState().cart.mergeKey).toBe('')
    }
  })

  test('are selected again when added again; selections are stored once', () => {
    store.dispatch(linesUnticked(['a', 'b']))
    store.dispatch(linesUnticked(['b', 'c']))
    expect(selectUntickedKeys(store.getState())).toEqual(['a', 'b', 'c'])
    store.dispatch(linesTicked(['b']))
    expect(selectUntickedKeys(store.getState())).toEqual(['a', 'c'])
    add(line('a'))
    expect(selectUntickedKeys(store.getState())).toEqual(['c'])
  })

  test('survive an expired session with their key, but not a sign-out', () => {
    add(line('a'))
    store.dispatch(visitorCartMergeStarted('key'))
    store.dispatch(linesUnticked(['x']))
    store.dispatch(sessionExpired())
    expect(store.getState().cart).toEqual({
      shoppingCartCountNum: 1,
      visitorLines: [line('a')],
      mergeKey: 'key',
      mergeState: 'idle',
      skippedCount: 0,
      untickedKeys: [],
    })
    store.dispatch(signedOut())
    expect(store.getState().cart).toEqual(cartReducer(undefined, { type: 'none' }))
    expect(store.getState().cart.visitorLines).toEqual([])
  })

  test('the count is that of the account’s cart, however it was read', async () => {
    await store.dispatch(cartApi.util.upsertQueryData('cartCount', undefined, 5))
    expect(store.getState().cart.shoppingCartCountNum).toBe(5)
    await store.dispatch(cartApi.util.upsertQueryData('cartList', undefined, [{}, {}] as never))
    expect(store.getState().cart.shoppingCartCountNum).toBe(2)
  })
})

describe('the merge of a visitor’s cart', () => {
  test("at sign-in belongs to the new session, also after another user's", async () => {
    removeStored('thirdSession')
    writeStored('lastAccountId', 'somebody else')
    add(line('a'))
    answers({ skipped: 0, lines: [] })
    store.dispatch(signedIn(session))
    await settled()
    await settled()
    const [merge] = send.mock.calls.filter(([{ body }]) => (body as { lines?: object } | undefined)?.lines)
    expect(merge?.[0].headers).toMatchObject({ 'third-session': 'token' })
    expect([lines(), kept()]).toEqual([[], undefined])
  })

  test.each([
    ['signing in', () => store.dispatch(signedIn(session))],
    ['opening the cart page', () => store.dispatch(cartShown())],
  ])('%s sends the lines once, with the clinic and slot of each', async (_name, begin) => {
    store.dispatch(visitorLinesReturned([line('a', 2), { ...line('b'), place }]))
    if (_name !== 'signing in') store.dispatch(sessionRestored(session))
    answers({ skipped: 1, lines: [] })
    begin()
    expect(selectMergeState(store.getState())).toBe('running')
    // the second is started while the first is pending
    void mergeVisitorCart(store)
    await settled()
    await settled()
    expect(bodies()).toHaveLength(1)
    expect(bodies()[0]).toMatchObject({
      idempotencyKey: expect.stringMatching(/.{8,}/) as string,
      lines: [
        { skuId: 'a', quantity: 2 },
        { skuId: 'b', shopId: 's1', slotId: 't1' },
      ],
    })
    expect(bodies()[0]?.lines?.[0]).not.toHaveProperty('shopId')
    expect(bodies()[0]?.lines?.[1]).not.toHaveProperty('place')
  })

  test('waits for a session, and sends no empty cart', async () => {
    add(line('a'))
    await mergeVisitorCart(store)
    store.dispatch(visitorLinesRemoved(['a']))
    store.dispatch(sessionRestored(session))
    await mergeVisitorCart(store)
    expect(send).not.toHaveBeenCalled()
  })

  test('repeats the key after a lost answer, because the server may have processed it', async () => {
    add(line('a'))
    store.dispatch(sessionRestored(session))
    isLost()
    await mergeVisitorCart(store)
    expect(store.getState().cart).toMatchObject({ mergeState: 'failed', visitorLines: [line('a')] })
    await mergeVisitorCart(store)
    const [first, second] = bodies()
    expect(first?.idempotencyKey).toBeTruthy()
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
    expect(kept()?.mergeKey).toBe(first?.idempotencyKey)
  })

  test('is another request after a refusal', async () => {
    add(line('a'))
    store.dispatch(sessionRestored(session))
    answers(null, 40000)
    await mergeVisitorCart(store)
    expect(store.getState().cart).toMatchObject({ mergeState: 'failed', mergeKey: '' })
    await mergeVisitorCart(store)
    const [first, second] = bodies()
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
  })

  test('counts the lines that the server refused until the user has read it', () => {
    add(line('a'))
    store.dispatch(visitorCartMergeStarted('key'))
    store.dispatch(visitorCartMerged({ skipped: 2 }))
    expect(store.getState().cart).toMatchObject({ visitorLines: [], mergeKey: '', mergeState: 'idle' })
    expect(selectSkippedCount(store.getState())).toBe(2)
    store.dispatch(skippedNoticeClosed())
    expect(selectSkippedCount(store.getState())).toBe(0)
  })
})
