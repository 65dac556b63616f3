import { codes } from '../../contract/constants/codes'
import { levelAt, standingOf, toRight } from '../../server/contexts/campaigns/member/mapper'
import { requirePoints, usablePoints } from '../../server/contexts/commerce/points/terms'
import { amountOf, priceRefund, wholeWish } from '../../server/contexts/commerce/refunds/queries/refundable'
import { fakeContext } from './fake-context'

const NOW = new Date('2026-11-24T02:00:00Z')
const ctx = fakeContext(NOW, { encryptionKey: Buffer.alloc(32, 7) })
const refusal = (code: number) => expect.objectContaining({ code }) as Error

describe('membership', () => {
  const row = (level: number, growthValue: number, rightIds: string[] = []) =>
    ({ id: `l${level}`, level, name: { en: `L${level}` }, growthValue, rightIds }) as never
  const levels = [row(1, 0), row(2, 100, ['r']), row(3, 500, ['r'])]
  const level = (growth: number) => {
    const found = levelAt(levels, growth)
    return [found.level?.level ?? null, found.next?.level ?? null]
  }
  test('a level is reached at its growth value', () => {
    expect([-1, 0, 99, 100, 499, 500].map(level)).toEqual([
      [null, 1],
      [1, 2],
      [1, 2],
      [2, 3],
      [2, 3],
      [3, null],
    ])
  })
  test('the missing growth is the distance to the next level', () => {
    expect(standingOf(ctx, levels, 99)).toMatchObject({
      growthValue: 99,
      lackGrowthValue: 1,
      level: { level: 1 },
      nextLevel: { level: 2 },
    })
    expect(standingOf(ctx, levels, 500)).toMatchObject({ lackGrowthValue: 0, nextLevel: null })
    expect(standingOf(ctx, levels, null)).toMatchObject({
      growthValue: 0,
      level: null,
      nextLevel: { level: 1 },
      lackGrowthValue: 0,
    })
    expect(standingOf(ctx, [], null)).toEqual({
      growthValue: 0,
      level: null,
      nextLevel: null,
      lackGrowthValue: 0,
    })
  })
  test('a benefit states its first level, and whether the caller has it', () => {
    const right = { id: 'r', name: { en: 'R' }, detail: { en: 'D' }, icon: 'i' } as never
    expect(toRight(ctx, right, levels, levels[0] ?? null)).toMatchObject({ minLevel: 2, isMine: '0' })
    expect(toRight(ctx, right, levels, levels[1] ?? null)).toMatchObject({
      name: 'R',
      detail: 'D',
      minLevel: 2,
      isMine: '1',
    })
    expect(toRight(ctx, right, [], null)).toMatchObject({ minLevel: null, isMine: '0' })
  })
})

describe('points', () => {
  const terms = { isEnabled: true, usePoints: 100, maxSharePercent: 50, minPoints: 100, balance: 300 }
  test.each([
    [300, 500, 300],
    [500, 300, 300],
    [100, 100, 100],
    [99, 500, 0],
    [500, 99, 0],
  ])('of %i, in an order that takes %i, %i can be used', (balance, largest, usable) =>
    expect(usablePoints(terms, balance, largest)).toBe(usable),
  )
  test("are usable from the minimum to the balance and to the order's maximum, both inclusive", () => {
    for (const points of [100, 250]) expect(() => requirePoints(terms, points, 250)).not.toThrow()
    expect(() => requirePoints(terms, 300, 300)).not.toThrow()
    expect(() => requirePoints(terms, 99, 250)).toThrow(
      expect.objectContaining({
        code: codes.pointsUnusable,
        key: 'pointsTooFew',
        params: { points: 100 },
        data: { minPoints: 100 },
      }),
    )
    expect(() => requirePoints(terms, 251, 250)).toThrow(
      expect.objectContaining({
        code: codes.pointsUnusable,
        key: 'pointsTooMany',
        params: { points: 250 },
        data: { usable: 250 },
      }),
    )
    expect(() => requirePoints(terms, 301, 400)).toThrow(
      expect.objectContaining({
        code: codes.pointsNotEnough,
        key: 'pointsNotEnough',
        params: { points: 300 },
        data: { balance: 300 },
      }),
    )
    expect(() => requirePoints({ ...terms, balance: null }, 100, 400)).toThrow(
      expect.objectContaining({ code: codes.pointsNotEnough, data: { balance: 0 } }),
    )
    expect(() => requirePoints(null, 100, 400)).toThrow(refusal(codes.pointsUnusable))
  })
})

describe('a refund', () => {
  const item = (id: string, over: object = {}) =>
    ({
      item: { id, quantity: 3, paymentCents: 1000 },
      takenQuantity: 0,
      leftQuantity: 3,
      isUsed: false,
      bookings: [],
      ...over,
    }) as never
  const left = (items: never[], over: object = {}) => ({
    isAllowed: true,
    items,
    freightCents: 250,
    takenCents: 0,
    ...over,
  })
  test('of single pieces adds up to the price paid', () => {
    const cents = [0, 1, 2].map((takenQuantity) => amountOf(item('a', { takenQuantity }), 1))
    expect(cents).toEqual([333, 333, 334])
    expect(amountOf(item('a'), 3)).toBe(1000)
  })
  test('of everything that remains includes the freight, of less does not', () => {
    const two = left([item('a'), item('b', { leftQuantity: 1, takenQuantity: 2 })])
    expect(priceRefund(two, undefined)).toMatchObject({
      isWhole: true,
      freightCents: 250,
      amountCents: 1000 + 334 + 250,
    })
    expect(priceRefund(two, [{ orderItemId: 'a', quantity: 3 }])).toMatchObject({
      isWhole: false,
      freightCents: 0,
      amountCents: 1000,
    })
    expect(
      priceRefund(two, [
        { orderItemId: 'a', quantity: 1 },
        { orderItemId: 'a', quantity: 2 },
        { orderItemId: 'b', quantity: 1 },
      ]),
    ).toMatchObject({ isWhole: true })
    expect(wholeWish(two)).toEqual([
      { orderItemId: 'a', quantity: 3 },
      { orderItemId: 'b', quantity: 1 },
    ])
  })
  test('is refused for more than remains, for used lines, and for lines of other orders', () => {
    const ask =
      (items: never[], wishes?: { orderItemId: string; quantity: number }[], over = {}) =>
      () =>
        priceRefund(left(items, over), wishes)
    expect(ask([item('a')], [{ orderItemId: 'a', quantity: 3 }])).not.toThrow()
    expect(ask([item('a')], [{ orderItemId: 'a', quantity: 4 }])).toThrow(
      expect.objectContaining({ code: codes.refundNothingLeft, data: { orderItemId: 'a', left: 3 } }),
    )
    expect(ask([item('a')], [{ orderItemId: 'x', quantity: 1 }])).toThrow(refusal(codes.notFound))
    expect(ask([item('a', { isUsed: true })], [{ orderItemId: 'a', quantity: 1 }])).toThrow(
      refusal(codes.stateForbids),
    )
    expect(ask([item('a', { isUsed: true })])).toThrow(
      expect.objectContaining({ code: codes.stateForbids, data: { orderItemId: 'a' } }),
    )
    expect(ask([item('a', { leftQuantity: 0 })])).toThrow(refusal(codes.refundNothingLeft))
    expect(ask([item('a', { leftQuantity: 0, isUsed: true })])).toThrow(refusal(codes.refundNothingLeft))
    expect(ask([item('a')], undefined, { isAllowed: false })).toThrow(refusal(codes.stateForbids))
    expect(ask([item('a')], [])).toThrow(refusal(codes.refundNothingLeft))
  })
})
