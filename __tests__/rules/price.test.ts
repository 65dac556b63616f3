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
    ['an amount off', [line(100_000)], { kind: 'amount', value: 10_000 }, [100_000, 10_000, 0, 0, 90_000]],
    ['never below nothing', [line(5_000)], { kind: 'amount', value: 10_000 }, [5_000, 5_000, 0, 0, 0]],
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
      'one parcel: the dearest freight',
      [line(1_000, 1, 0, 4_000), line(1_000, 5, 0, 2_500)],
      null,
      [6_000, 0, 0, 4_000, 10_000],
    ],
    [
      'all of it',
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

  test('half up is exact where the numerator is beyond what a double holds', () => {
    expect(divideHalfUp(5n, 10n)).toBe(1)
    expect(divideHalfUp(4n, 10n)).toBe(0)
    expect(divideHalfUp(90_000_000_000_000_005n, 10n)).toBe(9_000_000_000_000_001)
  })

  test('shares add up whatever the weights', () => {
    expect(split(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(split(1, [5, 5])).toEqual([1, 0])
    expect(split(7, [0, 0])).toEqual([0, 0])
  })
})
