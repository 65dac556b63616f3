import { divideHalfUp, priceOrder, split, type PriceLine } from '../../server/contexts/commerce/orders/price'

const line = (unitCents: number, quantity = 1, taxBasisPoints = 0, freightCents = 0): PriceLine => ({
  unitCents,
  quantity,
  taxBasisPoints,
  freightCents,
})

describe('arithmetic', () => {
  test.each([
    ['one line', [line(368_000)], null, [368_000, 0, 0, 0, 368_000]],
    ['quantities', [line(1_999, 3), line(50, 2)], null, [6_097, 0, 0, 0, 6_097]],
    [
      'a discount by amount',
      [line(100_000)],
      { kind: 'amount', value: 10_000 },
      [100_000, 10_000, 0, 0, 90_000],
    ],
    ['never below zero', [line(5_000)], { kind: 'amount', value: 10_000 }, [5_000, 5_000, 0, 0, 0]],
    ['percent, half up', [line(1_005)], { kind: 'percent', value: 10 }, [1_005, 101, 0, 0, 904]],
    ['percent, below half', [line(1_004)], { kind: 'percent', value: 10 }, [1_004, 100, 0, 0, 904]],
    ['tax of 8.25 %, half up', [line(200, 1, 825)], null, [200, 0, 17, 0, 217]],
    ['tax per line, not on the sum', [line(6, 1, 825), line(6, 1, 825)], null, [12, 0, 0, 0, 12]],
    [
      'tax after discount',
      [line(10_000, 1, 1_000)],
      { kind: 'percent', value: 50 },
      [10_000, 5_000, 500, 0, 5_500],
    ],
    [
      'one parcel: the highest freight',
      [line(1_000, 1, 0, 4_000), line(1_000, 5, 0, 2_500)],
      null,
      [6_000, 0, 0, 4_000, 10_000],
    ],
    [
      'quantity, discount, tax and freight together',
      [line(333, 3, 500, 1_000), line(101, 1, 0, 0)],
      { kind: 'amount', value: 100 },
      [1_100, 100, 45, 1_000, 2_045],
    ],
  ] as const)('%s', (_name, lines, discount, [sales, off, tax, freight, payment]) => {
    const priced = priceOrder([...lines], discount)
    expect([
      priced.salesCents,
      priced.discountCents,
      priced.taxCents,
      priced.freightCents,
      priced.paymentCents,
    ]).toEqual([sales, off, tax, freight, payment])
    expect(priced.lines.reduce((all, item) => all + item.discountCents, 0)).toBe(priced.discountCents)
  })

  test('rounding half up is exact for numerators beyond the precision of a double', () => {
    expect(divideHalfUp(5n, 10n)).toBe(1)
    expect(divideHalfUp(4n, 10n)).toBe(0)
    expect(divideHalfUp(90_000_000_000_000_005n, 10n)).toBe(9_000_000_000_000_001)
  })

  test('shares add up for any weights', () => {
    expect(split(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(split(1, [5, 5])).toEqual([1, 0])
    expect(split(7, [0, 0])).toEqual([0, 0])
  })
})

describe('the order of the lines', () => {
  const cents = (lines: PriceLine[], coupon = false) => {
    const off = { kind: 'amount' as const, value: 1 }
    const { lines: _lines, ...totals } = coupon
      ? priceOrder(lines, null, { coupon: { ...off, capCents: null } })
      : priceOrder(lines, off)
    return totals
  }
  test.each<[string, PriceLine, PriceLine]>([
    ['of another tax', line(100, 1, 0), line(100, 1, 10_000)],
    ['of another price', line(101, 1, 10_000), line(100, 1, 0)],
    ['of the same price in pieces', line(50, 2, 10_000), line(100, 1, 0)],
    ['of another freight', line(100, 1, 10_000, 5), line(100, 1, 10_000, 6)],
  ])('does not change the totals for a line %s', (_name, one, other) => {
    expect(cents([one, other])).toEqual(cents([other, one]))
    expect(cents([one, other], true)).toEqual(cents([other, one], true))
  })
  test('an indivisible cent goes to the more expensive line, among equal ones to that with more tax', () => {
    expect(cents([line(100, 1, 0), line(100, 1, 10_000)]).taxCents).toBe(99)
    expect(cents([line(100, 1, 10_000), line(101, 1, 0)]).taxCents).toBe(100)
    expect(cents([line(100, 1, 10_000), line(51, 2, 0)]).taxCents).toBe(100)
  })
  test('does not reduce a line that the coupon does not apply to', () => {
    const without = { ...line(100, 1, 10_000), isCouponLine: false }
    for (const lines of [
      [without, line(100)],
      [line(100), without],
    ]) {
      const priced = priceOrder(lines, null, { coupon: { kind: 'percent', value: 50, capCents: null } })
      expect([priced.couponCents, priced.taxCents]).toEqual([50, 100])
    }
    const half = (isCouponLine?: boolean) => ({
      ...line(100, 1, 10_000),
      ...(isCouponLine === undefined ? {} : { isCouponLine }),
    })
    expect(
      priceOrder([half(), half(true)], null, { coupon: { kind: 'percent', value: 50, capCents: null } })
        .couponCents,
    ).toBe(100)
  })
  test('gives the cent to the larger remainder first', () => {
    expect(split(10, [1, 2])).toEqual([3, 7])
    expect(split(2, [1, 1, 2])).toEqual([1, 0, 1])
    expect(split(3, [2, 2, 2, 4])).toEqual([1, 1, 0, 1])
  })
})
