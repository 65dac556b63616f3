import { codes } from '../../contract/constants/codes'
import {
  linesOfCoupon,
  type OwnCoupon,
  priceOfCoupon,
  whyUnusable,
} from '../../server/contexts/campaigns/coupons/usable'
import { type CartGoods, largestQuantity, lineStateOf } from '../../server/contexts/commerce/cart/mapper'
import { requireEligible, requireIdNumber } from '../../server/contexts/scheduling/bookings/eligibility'

const NOW = new Date('2026-11-24T02:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)

describe('a coupon', () => {
  const coupon = (over: object = {}, info: object = {}): OwnCoupon =>
    ({
      mine: { orderId: null, validBeginTime: later(-1000), validEndTime: later(1000), ...over },
      info: {
        id: 'c',
        suitType: 'all',
        minSpendCents: 5000,
        kind: 'amount',
        value: 500,
        capCents: null,
        ...info,
      },
    }) as OwnCoupon
  const line = (amountCents: number, spuId = 'p', categoryId = 'k') => ({ spuId, categoryId, amountCents })
  const why = (over: object, cents: number[] = [5000], fits = cents.map(() => true)) =>
    whyUnusable(
      coupon(over),
      NOW,
      fits,
      cents.map((one) => line(one)),
    )?.key ?? null

  test.each([
    ['from its first moment', { validBeginTime: NOW }, null],
    ['not a millisecond before', { validBeginTime: later(1) }, 'couponNotYet'],
    ['to the last millisecond', { validEndTime: later(1) }, null],
    ['not at its end', { validEndTime: NOW }, 'couponExpired'],
    ['once', { orderId: 'o' }, 'couponUsed'],
  ])('can be used %s', (_name, over, reason) => expect(why(over)).toBe(reason))

  test('requires its minimum in the lines that it applies to', () => {
    expect(why({}, [4999])).toBe('couponMinSpend')
    expect(why({}, [2500, 2500])).toBeNull()
    expect(why({}, [2500, 2500], [true, false])).toBe('couponMinSpend')
    expect(why({}, [9000, 5000], [false, true])).toBeNull()
    expect(why({}, [9000], [false])).toBe('couponNotForThese')
    expect(whyUnusable(coupon(), NOW, [true], [line(4999)])?.params).toEqual({
      amount: '50.00',
      missing: '0.01',
    })
  })
  test('applies to everything, to its products, or to its categories with their subcategories', () => {
    const lines = [line(1, 'p1', 'k1'), line(1, 'p2', 'k2'), line(1, 'p3', 'k3')]
    const paths = new Map([['k2', new Set(['top', 'k2'])]])
    const fits = (suitType: string, targets?: string[]) =>
      linesOfCoupon(
        coupon({}, { suitType }).info,
        new Map(targets ? [['c', new Set(targets)]] : []),
        paths,
        lines,
      )
    expect(fits('all')).toEqual([true, true, true])
    expect(fits('goods', ['p2', 'k1'])).toEqual([false, true, false])
    expect(fits('category', ['top', 'p1'])).toEqual([false, true, false])
    // an unknown category includes only itself
    expect(fits('category', ['k3'])).toEqual([false, false, true])
    expect(fits('category')).toEqual([false, false, false])
  })
  test('reduces by a percentage or an amount', () => {
    expect(priceOfCoupon(coupon({}, { kind: 'percent', value: 10, capCents: 700 }).info)).toEqual({
      kind: 'percent',
      value: 10,
      capCents: 700,
    })
    expect(priceOfCoupon(coupon().info)).toEqual({ kind: 'amount', value: 500, capCents: null })
  })
})

describe('a line of a cart', () => {
  const goods = (spu: object = {}, sku: object = {}): CartGoods =>
    ({
      spu: {
        isBookable: false,
        isOnShelf: true,
        isDeleted: false,
        isFree: false,
        isPriceHidden: false,
        ...spu,
      },
      sku: { isEnabled: true, stock: 200, ...sku },
    }) as CartGoods
  test.each([
    [{}, {}, 99],
    [{}, { stock: 98 }, 98],
    [{}, { stock: 0 }, 0],
    [{}, { stock: -1 }, 0],
    [{ isBookable: true }, {}, 1],
    [{ isBookable: true }, { stock: 0 }, 0],
  ])('of %j, %j holds at most %i', (spu, sku, most) => expect(largestQuantity(goods(spu, sku))).toBe(most))
  test.each([
    [{}, {}, 99, 'ok'],
    [{}, {}, 100, 'short'],
    [{ isBookable: true }, {}, 1, 'ok'],
    [{ isBookable: true }, {}, 2, 'short'],
    [{ isOnShelf: false }, {}, 1, 'offShelf'],
    [{ isDeleted: true }, {}, 1, 'offShelf'],
    [{ isFree: true }, {}, 1, 'offShelf'],
    [{}, { isEnabled: false }, 1, 'offShelf'],
    [{ isPriceHidden: true }, { stock: 0 }, 1, 'priceHidden'],
    [{}, { stock: 0 }, 1, 'soldOut'],
    [{}, { stock: 1 }, 2, 'short'],
  ])('of %j, %j, %i times, is %s', (spu, sku, quantity, state) =>
    expect(lineStateOf(goods(spu, sku), quantity)).toBe(state),
  )
  test('of a deleted product is off the shelf', () => expect(lineStateOf(null, 1)).toBe('offShelf'))
})

describe('a person', () => {
  const demands = (over: object = {}) => ({ sex: '0', ageMin: null, ageMax: null, ...over })
  const woman = { sex: '2', birthDate: '2000-06-15' } as const
  const refused = (rule: string, of?: object) =>
    expect.objectContaining({
      code: codes.personNotEligible,
      data: { field: 'personId', rule },
      ...of,
    }) as Error
  test.each([
    [{ sex: '1' }, 'personMustBeMale', {}],
    [{ ageMin: 27 }, 'personTooYoung', { age: 27 }],
    [{ ageMax: 25 }, 'personTooOld', { age: 25 }],
  ])('is refused by %j', (over, rule, params) =>
    expect(() => requireEligible(demands(over), woman, '2026-06-15')).toThrow(refused(rule, { params })),
  )
  test('is accepted at both bounds of the age, and by the required sex', () => {
    expect(() =>
      requireEligible(demands({ sex: '2', ageMin: 26, ageMax: 26 }), woman, '2026-06-15'),
    ).not.toThrow()
    expect(() => requireEligible(demands({ sex: '2' }), { ...woman, sex: '1' }, '2026-06-15')).toThrow(
      refused('personMustBeFemale'),
    )
  })
  test('needs an ID number where the channel requires one', () => {
    expect(() => requireIdNumber({ idNumber: 'A123456(3)' })).not.toThrow()
    for (const idNumber of [null, ''])
      expect(() => requireIdNumber({ idNumber })).toThrow(refused('personNeedsIdNumber'))
  })
})
