import { kinds, marks } from '@contract/route'
import * as bookings from '@contract/routes/bookings'
import * as cart from '@contract/routes/cart'
import * as goods from '@contract/routes/goods'
import * as orderPlacing from '@contract/routes/order-placing'
import * as orders from '@contract/routes/orders'
import * as user from '@contract/routes/user'
import { call } from '@/api/call'
import { readAnswer } from '@/api/error-catalogue'
import { decode, encode, MalformedAnswer, tryDecode } from '@/api/wire'
import * as generator from '../../scripts/lib/contract-schemas.mjs'
import { sampleOf } from '../support/shape-sample'

const routes = Object.values({ ...bookings, ...cart, ...goods, ...orderPlacing, ...orders, ...user }).filter(
  (value): value is (typeof cart)['cartList'] => typeof value === 'object' && 'path' in value,
)

test('the generator and the decoder use the same numbers', () =>
  expect([generator.kinds, generator.marks]).toEqual([kinds, marks]))

test.each(routes.map((route) => [route.path, route] as const))(
  '%s: null and wrong types are malformed',
  (_path, route) => {
    expect(tryDecode(route.data, sampleOf(route.data))).not.toBeNull()
    expect(() => decode(route.data, null)).toThrow(MalformedAnswer)
    expect(() => decode(route.data, 'x')).toThrow(MalformedAnswer)
  },
)

test('flags become booleans, amounts integer cents, and unknown properties pass unchanged', () => {
  const line = {
    ...(sampleOf(cart.cartLineShape) as object),
    isBookable: '1',
    addPrice: '12.30',
    kind: 'new',
    extra: 1,
  }
  expect(decode(cart.cartLineShape, line)).toMatchObject({
    isBookable: true,
    isCrossBorder: false,
    addPrice: 1230,
    salesPrice: null,
    kind: 'new',
    extra: 1,
  })
})

test.each([
  [kinds.day, '2026-11-24', ['', '24.11.2026', '2026-11-24 10:30:00', 20261124]],
  [kinds.moment, '2026-11-24 10:30:00', ['', '2026-11-24', '2026-11-24T10:30:00Z', 0]],
  [kinds.time, '10:30', ['', '10:30:00', '9:30', 1030]],
] as const)('days, moments and times of another form are malformed (kind %i)', (kind, given, others) => {
  expect(decode(kind, given)).toBe(given)
  others.forEach((other) => expect(() => decode(kind, other)).toThrow(MalformedAnswer))
})

test('an answer without a code is not a success', () => {
  const answer = { type: 'http', path: '', status: 200, body: { code: 0, data: null } } as const
  expect(readAnswer(answer, user.loginCode.data)).toMatchObject({
    isSuccess: false,
    error: { kind: 'malformed' },
  })
  expect(readAnswer({ ...answer, body: { code: 0, data: {} } }, user.loginCode.data)).toMatchObject({
    isSuccess: false,
    error: { kind: 'malformed', dialog: { text: { key: 'malformed' } } },
  })
})

test('values are encoded in the wire format', () => {
  expect(
    encode(orderPlacing.placeOrder.body, { protocolAccepted: true, expectedPrice: 368000, remark: '1' }),
  ).toEqual({
    protocolAccepted: '1',
    expectedPrice: '3680.00',
    remark: '1',
  })
  expect(call(goods.goodsPageAll, { query: { isFree: false, priceMin: 100, current: 1 } }).params).toEqual({
    isFree: '0',
    priceMin: '1.00',
    current: 1,
  })
  expect(call(goods.goodsDetail, { params: { id: 'a/b' } }).url).toBe(
    goods.goodsDetail.path.replace(':id', 'a%2Fb'),
  )
})
