import fc from 'fast-check'
import {
  priceOrder,
  type PriceCoupon,
  type PriceDiscount,
  type PriceLine,
  type PricePoints,
  split,
} from '../../server/contexts/commerce/orders/price'

const line: fc.Arbitrary<PriceLine> = fc.record({
  unitCents: fc.oneof(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 5_000_000 })),
  quantity: fc.integer({ min: 1, max: 99 }),
  taxBasisPoints: fc.constantFrom(0, 1, 500, 825, 910, 10_000),
  freightCents: fc.constantFrom(0, 3000, 4000),
  isCouponLine: fc.boolean(),
})
const lines = fc.array(line, { minLength: 1, maxLength: 20 })
const discount: fc.Arbitrary<PriceDiscount | null> = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 900_000_000 }) }),
    fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
  ),
)
const coupon: fc.Arbitrary<PriceCoupon | null> = fc
  .tuple(discount, fc.option(fc.integer({ min: 1, max: 100_000 })))
  .map(([of, capCents]) => (of ? { ...of, capCents } : null))
const points: fc.Arbitrary<PricePoints | null> = fc.option(
  fc.record({
    points: fc.integer({ min: 0, max: 10_000_000 }),
    pointsPerUnit: fc.constantFrom(1, 7, 10, 100, 130, 1000),
    maxSharePercent: fc.integer({ min: 0, max: 100 }),
  }),
)
const order = fc.record({ lines, discount, coupon, points })
type Order = typeof order extends fc.Arbitrary<infer T> ? T : never

const priceOf = (of: Order) => priceOrder(of.lines, of.discount, { coupon: of.coupon, points: of.points })
const sumOf = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
const holds = (property: (of: Order) => void): void =>
  fc.assert(fc.property(order, property), { numRuns: 300 })

test('every amount is a whole number of cents, never negative, and the parts add up to the total', () => {
  holds((of) => {
    const { lines: priced, ...totals } = priceOf(of)
    for (const cents of [...Object.values(totals), ...priced.flatMap((item) => Object.values(item))])
      expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true)
    expect(totals.paymentCents).toBe(
      totals.salesCents -
        totals.discountCents -
        totals.couponCents -
        totals.pointsCents +
        totals.taxCents +
        totals.freightCents,
    )
  })
})

test("the lines' shares add up to the totals, and no line is reduced below zero", () => {
  holds((of) => {
    const priced = priceOf(of)
    for (const [share, total] of [
      ['amountCents', 'salesCents'],
      ['discountCents', 'discountCents'],
      ['couponCents', 'couponCents'],
      ['pointsCents', 'pointsCents'],
      ['taxCents', 'taxCents'],
    ] as const) {
      expect(sumOf(priced.lines.map((item) => item[share]))).toBe(priced[total])
    }
    expect(sumOf(priced.lines.map((item) => item.paymentCents))).toBe(
      priced.paymentCents - priced.freightCents,
    )
    for (const item of priced.lines)
      expect(item.discountCents + item.couponCents + item.pointsCents).toBeLessThanOrEqual(item.amountCents)
  })
})

test('the order of the lines does not change the totals', () => {
  fc.assert(
    fc.property(
      order.chain((of) =>
        fc.tuple(fc.constant(of), fc.shuffledSubarray(of.lines, { minLength: of.lines.length })),
      ),
      ([of, shuffled]) => {
        const { lines: _sent, ...totals } = priceOf(of)
        const { lines: _turned, ...again } = priceOf({ ...of, lines: shuffled })
        expect(again).toEqual(totals)
      },
    ),
    { numRuns: 300 },
  )
})

test('a coupon reduces only lines that it applies to, and never exceeds its cap', () => {
  holds((of) => {
    const priced = priceOf(of)
    of.lines.forEach((item, index) => {
      if (!item.isCouponLine) expect(priced.lines[index]?.couponCents).toBe(0)
    })
    if (of.coupon?.capCents) expect(priced.couponCents).toBeLessThanOrEqual(of.coupon.capCents)
    if (of.coupon?.kind === 'amount') expect(priced.couponCents).toBeLessThanOrEqual(of.coupon.value)
  })
})

test('points pay at most their share, no more than given are used, and the usable ones pay the full share', () => {
  holds((of) => {
    const priced = priceOf(of)
    const base = priced.salesCents - priced.discountCents - priced.couponCents
    const share = Math.floor((base * (of.points?.maxSharePercent ?? 0)) / 100)
    expect(priced.pointsCents).toBeLessThanOrEqual(share)
    expect(priced.pointsUsed).toBeLessThanOrEqual(of.points?.points ?? 0)
    expect(priced.pointsUsed).toBeLessThanOrEqual(priced.pointsUsable)
    if (of.points)
      expect(priceOf({ ...of, points: { ...of.points, points: priced.pointsUsable } })).toMatchObject({
        pointsCents: share,
        pointsUsed: priced.pointsUsable,
      })
  })
})

test('a higher reduction never raises the price of the goods, and no reduction gives the plain price', () => {
  holds((of) => {
    const plain = priceOrder(of.lines, null)
    const priced = priceOf(of)
    expect(priced.paymentCents - priced.taxCents).toBeLessThanOrEqual(plain.paymentCents - plain.taxCents)
    expect(priceOrder(of.lines, null, { coupon: null, points: null })).toEqual(plain)
  })
})

test('a share is proportional: it differs from the exact one by less than a cent', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 20 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, part) => {
        const all = sumOf(weights)
        const total = Math.floor(all * part)
        const shares = split(total, weights)
        expect(sumOf(shares)).toBe(total)
        shares.forEach((share, index) => {
          const scaled = BigInt(share) * BigInt(all) - BigInt(total) * BigInt(weights[index] ?? 0)
          expect(all === 0 || (scaled < BigInt(all) && scaled > -BigInt(all))).toBe(true)
          expect(share).toBeLessThanOrEqual(weights[index] ?? 0)
        })
      },
    ),
    { numRuns: 300 },
  )
})
