import { kinds, marks, type Shape } from '@contract/route'
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

test('a field that the glossary renames is renamed, also in an extended shape', () => {
  const appointment = { ...(sampleOf(bookings.bookingShape) as object), needleNo: 2, needleTotal: 3 }
  const decoded = decode({ '': bookings.bookingShape, isLate: kinds.flag }, { ...appointment, isLate: '0' })
  expect(decoded).toMatchObject({ doseNo: 2, doseTotal: 3, isLate: false })
  expect(Object.keys(decoded as object).filter((key) => key.startsWith('needle'))).toEqual([])
})

test('a rate becomes a number, and no other text does', () => {
  expect([decode(kinds.rate, '0.9213'), decode(kinds.rate, '12.0000')]).toEqual([0.9213, 12])
  for (const other of ['', '-0.9213', '0.9e3', 'none', '1', 0.9213, null])
    expect(() => decode(kinds.rate, other)).toThrow(MalformedAnswer)
})

test.each([
  [kinds.day, '2026-11-24', ['', '24.11.2026', '2026-11-24 10:30:00', 20261124]],
  [kinds.moment, '2026-11-24 10:30:00', ['', '2026-11-24', '2026-11-24T10:30:00Z', 0]],
  [kinds.time, '10:30', ['', '10:30:00', '9:30', 1030]],
] as const)('days, moments and times of another form are malformed (kind %i)', (kind, given, others) => {
  expect(decode(kind, given)).toBe(given)
  others.forEach((other) => expect(() => decode(kind, other)).toThrow(MalformedAnswer))
})

describe('a shape', () => {
  const oneOf: Shape = [[{ price: kinds.money }, [kinds.day]], marks.union]
  const byName: Shape = [kinds.money, marks.dictionary]
  const shape: Shape = {
    may: kinds.flag | marks.optional,
    none: kinds.money | marks.nullable,
    inner: [{ at: kinds.time }, marks.optional | marks.nullable],
  }

  test.each<[string, Shape, unknown, unknown]>([
    ['an amount as a number', kinds.money, 12.3, 1230],
    ['a flag that is off', kinds.flag, '0', false],
    ['anything', kinds.any, { x: [null] }, { x: [null] }],
    ['the first matching member of a union', oneOf, { price: '1.00' }, { price: 100 }],
    ['another member of a union', oneOf, ['2026-11-24'], ['2026-11-24']],
    ['a dictionary of amounts', byName, { a: '1.00', b: '0.05' }, { a: 100, b: 5 }],
    ['an empty dictionary', byName, {}, {}],
    ['an absent optional value', shape, { none: null }, { none: null }],
    ['a present optional value', shape, { may: '1', none: '1.00' }, { may: true, none: 100 }],
    ['a nested null', shape, { none: null, inner: null }, { none: null, inner: null }],
    ['a list', [kinds.flag], ['1', '0'], [true, false]],
    [
      'an intersection',
      { '': { a: kinds.flag }, b: kinds.money },
      { a: '1', b: '1.00' },
      { a: true, b: 100 },
    ],
  ])('reads %s', (_name, of, value, decoded) => expect(decode(of, value)).toEqual(decoded))

  test.each<[string, Shape, unknown]>([
    ['a flag with another value', kinds.flag, '2'],
    ['a flag that is a boolean', kinds.flag, true],
    ['a text in place of an amount', kinds.money, 'free'],
    ['a boolean in place of an amount', kinds.money, true],
    ['no member of a union', oneOf, { price: 'free' }],
    ['a list in place of a dictionary', byName, ['1.00']],
    ['a text in place of a dictionary', byName, '1.00'],
    ['a dictionary with a wrong amount', byName, { a: '1.00', b: 'x' }],
    ['a missing required value', shape, {}],
    ['an optional flag with a wrong value', shape, { may: 'yes', none: null }],
    ['an optional part with a wrong value', shape, { none: null, inner: { at: '9:30' } }],
    ['an object in place of a list', [kinds.flag], { 0: '1' }],
    ['a list in place of an object', shape, []],
  ])('refuses %s', (_name, of, value) => {
    expect(() => decode(of, value)).toThrow(MalformedAnswer)
    expect(tryDecode(of, value)).toBeNull()
  })

  test.each<[string, Shape | undefined, unknown, unknown]>([
    ['null as null', kinds.money, null, null],
    ['an omitted flag as omitted', { a: kinds.flag }, { a: undefined }, { a: undefined }],
    ['each item of a list', [kinds.money], [100, 5], ['1.00', '0.05']],
    ['a nested object', { line: { isOn: kinds.flag } }, { line: { isOn: false } }, { line: { isOn: '0' } }],
    ['a text in place of an object unchanged', { line: { isOn: kinds.flag } }, { line: 'x' }, { line: 'x' }],
    ['unknown fields unchanged', { a: kinds.flag }, { b: true, c: [1] }, { b: true, c: [1] }],
    ['everything unchanged without a shape', undefined, { a: true }, { a: true }],
  ])('writes %s', (_name, of, value, encoded) => expect(encode(of, value)).toEqual(encoded))
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
