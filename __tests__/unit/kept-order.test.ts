import { renderHook } from '@testing-library/react'
import type { OrderDetail } from '@contract/routes/orders'
import { useKeptOrder } from '@/pages-order/order-info/use-kept-order'
import { giveConsent, removeStored } from '@/platform/storage'

const order = (verifyCode: string | null, id = 'o1') => ({ id, bookings: [{ verifyCode }] }) as OrderDetail
const show = (id: string, userId: string | undefined, fresh?: OrderDetail) =>
  renderHook(() => useKeptOrder(id, userId, fresh)).result.current

beforeEach(() => giveConsent())
afterEach(() => removeStored('room:order-kept'))

describe('an order whose code was shown', () => {
  beforeEach(() => {
    show('o1', 'u1', order('123456'))
  })
  test('is stored for its account, by its id', () => {
    expect(show('o1', 'u1')).toEqual(order('123456'))
  })
  test.each([
    ['another account', 'o1', 'u2'],
    ['a visitor', 'o1', undefined],
    ['another order', 'o2', 'u1'],
  ])('is not available to %s', (_name, id, userId) => expect(show(id, userId)).toBeUndefined())
  test('is removed when its code is gone', () => {
    show('o1', 'u1', order(null))
    expect(show('o1', 'u1')).toBeUndefined()
  })
  test('stays when another without a code is shown', () => {
    show('o2', 'u1', order(null, 'o2'))
    expect(show('o1', 'u1')).toBeDefined()
  })
})

test('an order without a code, or read without a session, is not stored', () => {
  show('o1', 'u1', order(null))
  show('o1', undefined, order('123456'))
  expect(show('o1', 'u1')).toBeUndefined()
  expect(show('o1', undefined)).toBeUndefined()
})
