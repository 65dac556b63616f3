import { codes } from '@contract/constants/codes'
import type { CartLine } from '@contract/routes/cart'
import type { GoodsDetail } from '@contract/routes/goods'
import type { Person, PersonForm } from '@contract/routes/persons'
import { confirmState } from '@/pages-goods/goods-comfirm/confirm-state'
import { compareState } from '@/pages-goods/goods-contrast/compare-state'
import { personState } from '@/pages-mine/booking-person/person-state'
import { type Reading, readState, readTogether, readyData, unread } from '@/utils/read-state'

const refetch = () => undefined
const read = <T>(data: T) => ({ data, refetch })
const onItsWay = { data: undefined, isFetching: true, refetch }
const lost = { data: undefined, error: { kind: 'network' }, refetch }
const gone = {
  data: undefined,
  error: { kind: 'business', silent: true, msg: '', code: codes.notFound },
  refetch,
}
const failed = expect.objectContaining({ kind: 'failed' })

describe('readState', () => {
  const state = (data: string | undefined, reading: Partial<Reading>, of = {}) =>
    readState(data, { refetch, ...reading }, { isEmpty: false, ...of })

  test('is loading before the first answer', () => {
    expect(state(undefined, {})).toEqual({ kind: 'loading' })
  })
  test('has failed after an error', () => {
    expect(state(undefined, { error: 'lost' })).toEqual({
      kind: 'failed',
      error: 'lost',
      retry: expect.any(Function),
    })
  })
  test('is loading again while a failed read is retried', () => {
    expect(state(undefined, { error: 'lost', isFetching: true })).toEqual({ kind: 'loading' })
  })
  test('keeps its data during a refetch and when that fails', () => {
    expect(state('it', { isFetching: true })).toEqual({ kind: 'ready', data: 'it' })
    expect(state('it', { error: 'lost' })).toEqual({ kind: 'ready', data: 'it' })
  })
  test('stays empty when a refetch fails', () => {
    expect(state('', { error: 'lost' }, { isEmpty: true })).toEqual({ kind: 'empty' })
  })
  test('is not empty before the first answer', () => {
    expect(state(undefined, {}, { isEmpty: true })).toEqual({ kind: 'loading' })
  })
  test('is gone regardless of earlier data, also during a refetch', () => {
    expect(state('it', { isFetching: true }, { isGone: true })).toEqual({ kind: 'gone' })
  })
  test('retry refetches', () => {
    const again = jest.fn()
    const tried = state(undefined, { error: 'lost', refetch: again })
    if (tried.kind === 'failed') tried.retry()
    expect(again).toHaveBeenCalledTimes(1)
  })
  test('only a ready state has data, and only a loading or failed one is unread', () => {
    expect([readyData(state('it', {})), readyData(state('it', {}, { isGone: true }))]).toEqual([
      'it',
      undefined,
    ])
    expect([unread(state('it', {})), unread(state(undefined, {}))]).toEqual([null, { kind: 'loading' }])
  })
})

test('combined reads report the first error, and retry refetches only the failed ones', () => {
  const [fine, bad] = [jest.fn(), jest.fn()]
  const both = readTogether({ refetch: fine }, { error: 'lost', isFetching: true, refetch: bad })
  expect([both.error, both.isFetching]).toEqual(['lost', true])
  both.refetch()
  expect([fine.mock.calls.length, bad.mock.calls.length]).toEqual([0, 1])
})

describe('the order form', () => {
  const goods = { id: 'g', skus: [{}], priceText: null, isFree: false, isBookable: true } as GoodsDetail
  const line = { id: 'l' } as CartLine
  const fields = { discountCode: true } as NonNullable<Parameters<typeof confirmState>[0]['display']['data']>
  const state = (of: Partial<Parameters<typeof confirmState>[0]>) =>
    confirmState({ id: 'g', goods: read(goods), display: read(fields), cart: null, ...of })

  test('opens without waiting for a cart when goods are bought directly', () => {
    expect(state({})).toEqual({ kind: 'ready', goods, fields, cartLines: null })
  })
  test('opens with the lines of the cart, even when refetching the goods fails', () => {
    expect(state({ goods: { ...lost, data: goods }, cart: { ...read(1), lines: [line] } })).toEqual({
      kind: 'ready',
      goods,
      fields,
      cartLines: [line],
    })
  })
  test('waits for goods, for its fields and for the cart', () => {
    for (const of of [
      { goods: onItsWay },
      { display: onItsWay },
      { cart: { ...onItsWay, lines: undefined } },
    ])
      expect(state(of)).toEqual({ kind: 'loading' })
  })
  test('has failed when the goods, its fields or the cart cannot be read', () => {
    expect(state({ goods: lost })).toEqual(failed)
    expect(state({ display: lost })).toEqual(failed)
    expect(state({ cart: { ...lost, lines: undefined } })).toEqual(failed)
  })
  test('does not fail while another of its reads is pending, because the retry would start too early', () => {
    const lines = undefined
    expect(state({ goods: lost, display: onItsWay })).toEqual({ kind: 'loading' })
    expect(state({ display: lost, cart: { ...onItsWay, lines } })).toEqual({ kind: 'loading' })
    expect(state({ goods: onItsWay, cart: { ...lost, lines } })).toEqual({ kind: 'loading' })
  })
  test('reports products off sale before it waits for a cart', () => {
    expect(
      state({ goods: read({ ...goods, isFree: true }), cart: { ...onItsWay, lines: undefined } }),
    ).toEqual({
      kind: 'notForSale',
      goodsId: 'g',
    })
  })
  test('redirects shipped goods to their own form, whatever else is pending', () => {
    expect(state({ goods: read({ ...goods, isBookable: false }), display: onItsWay })).toEqual({
      kind: 'elsewhere',
      goodsId: 'g',
    })
  })
  test('is gone without goods in the address and for deleted goods', () => {
    expect([state({ id: '', goods: onItsWay }), state({ goods: gone })]).toEqual([
      { kind: 'gone' },
      { kind: 'gone' },
    ])
  })
  test('reports lines that have left the cart', () => {
    expect(state({ cart: { ...read(1), lines: [] } })).toEqual({ kind: 'cartGone' })
  })
})

describe('a comparison', () => {
  const data = { columns: [] } as unknown as NonNullable<
    Parameters<typeof compareState>[0]['comparison']['data']
  >
  const state = (of: Partial<Parameters<typeof compareState>[0]>) =>
    compareState({ mine: null, isEnough: true, comparison: read(data), ...of })

  test('waits for the account’s list before it reports too few entries', () => {
    expect(state({ mine: onItsWay, isEnough: false })).toEqual({ kind: 'loading' })
    expect(state({ mine: lost, isEnough: false })).toEqual(failed)
    expect(state({ mine: read([]), isEnough: false })).toEqual({ kind: 'tooFew' })
  })
  test('that is refused is not shown, even when another one was read before', () => {
    expect(state({ comparison: { ...gone, data } })).toEqual({ kind: 'refused' })
  })
  test('stays when refetching fails', () => {
    expect(state({ comparison: { ...lost, data } })).toEqual({ kind: 'ready', data })
  })
})

describe('the form of a person', () => {
  const saved = { name: 'Chan' } as PersonForm
  const one = { id: 'p' } as Person
  const state = (of: Partial<Parameters<typeof personState>[0]>) =>
    personState({
      isSignedIn: true,
      id: undefined,
      saved: onItsWay,
      persons: onItsWay,
      contact: onItsWay,
      ...of,
    })

  test('asks a visitor to sign in before reading anything', () => {
    expect(state({ isSignedIn: false, id: 'p' })).toEqual({ kind: 'visitor' })
  })
  test('for a new person opens when the others are known, or cannot be read', () => {
    expect(state({})).toEqual({ kind: 'loading' })
    expect(state({ persons: read([]) })).toEqual({ kind: 'loading' })
    expect(state({ persons: read([]), contact: lost })).toMatchObject({
      kind: 'ready',
      initial: { relation: 'self', phone: '' },
      hasDefaultSwitch: false,
    })
    const contact = read({ phoneCode: '+853', phone: '66123456' })
    expect(state({ persons: read([]), contact })).toMatchObject({
      kind: 'ready',
      initial: { relation: 'self', phoneCode: '+853', phone: '66123456' },
    })
    expect(state({ persons: read([one]) })).toMatchObject({
      kind: 'ready',
      initial: { relation: '' },
      hasDefaultSwitch: true,
    })
    expect(state({ persons: lost })).toMatchObject({ kind: 'ready', initial: { relation: '' } })
  })
  test('for a known person needs that person, not the others', () => {
    expect(state({ id: 'p', saved: lost })).toEqual(failed)
    expect(state({ id: 'p', saved: gone, persons: read([one]) })).toEqual({ kind: 'gone' })
    expect(state({ id: 'p', saved: read(saved) })).toMatchObject({ kind: 'ready', hasDefaultSwitch: false })
  })
})
