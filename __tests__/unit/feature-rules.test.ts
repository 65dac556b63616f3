import { codes } from '@contract/constants/codes'
import {
  arePricesCrossed,
  countFilters,
  goodsSorts,
  hasDays,
  noFilters,
  printGoodsView,
  readGoodsView,
  toChoice,
} from '@/features/catalogue/goods-filter'
import { goodsRoute, isShipped, openGoods } from '@/features/catalogue/open-goods'
import { isCartable, isSkuOpen } from '@/features/catalogue/sku'
import { clinicRoute, openClinic } from '@/features/clinics/open-clinic'
import { outsideCodes, outsideOf } from '@/features/enterprise/outside'
import { mostOfParam, offerOfParam, offerParam, offerRefusal } from '@/features/orders/offer'
import { personPicture } from '@/features/persons/person-picture'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

jest.mock('@/navigation/navigate', () => ({
  ...jest.requireActual<object>('@/navigation/navigate'),
  go: jest.fn(),
}))

describe('the filters of a list', () => {
  const nothing = { ...noFilters, categoryId: '', sort: 'default' as const }
  test('count each kind once: a day and any day, both prices', () => {
    expect(countFilters(noFilters)).toBe(0)
    for (const one of [
      { kind: 'package' },
      { date: '2026-12-03' },
      { bookable: 'yes' },
      { tagId: 't' },
      { brandId: 'b' },
      { specValueId: 's' },
      { priceMin: '1' },
      { priceMax: '1' },
    ] as const)
      expect(countFilters({ ...noFilters, ...one })).toBe(1)
    expect(
      countFilters({ ...noFilters, date: '2026-12-03', bookable: 'yes', priceMin: '1', priceMax: '2' }),
    ).toBe(2)
  })
  test.each([
    ['', true],
    ['package', true],
    ['vaccine', true],
    ['product', false],
  ] as const)('kind %p has days: %p', (kind, has) => expect(hasDays(kind)).toBe(has))
  test.each([
    ['5', '5', false],
    ['6', '5', true],
    ['5', '', false],
    ['', '5', false],
    ['100', '20', true],
  ])('prices from %p to %p cross: %p', (priceMin, priceMax, cross) =>
    expect(arePricesCrossed({ priceMin, priceMax })).toBe(cross),
  )
  test('accept seven digits and ids of up to 64 characters', () => {
    expect(readGoodsView({ priceMin: '1234567', tagId: 'a'.repeat(64) })).toMatchObject({
      priceMin: '1234567',
      tagId: 'a'.repeat(64),
    })
    for (const wrong of [
      { priceMin: '12345678' },
      { priceMin: '1x' },
      { priceMin: 'x1' },
      { tagId: 'a'.repeat(65) },
      { tagId: 'a b' },
      { brandId: ' a' },
      { specValueId: '' },
      { bookable: 'no' },
      { date: '2026-02-30' },
    ] as const)
      expect(readGoodsView(wrong)).toEqual(nothing)
  })
  test('every order has its own text, and the default is not shown', () => {
    expect(goodsSorts.map((sort) => toChoice({ ...nothing, sort }))).toEqual([
      {},
      { ascs: 'first_free' },
      { descs: 'sale_num' },
      { ascs: 'sales_price' },
      { descs: 'sales_price' },
      { descs: 'create_time' },
    ])
    expect(printGoodsView(nothing).sort).toBe('')
    expect(printGoodsView({ ...nothing, sort: 'newest' }).sort).toBe('newest')
    expect(
      toChoice({
        ...nothing,
        categoryId: 'c',
        kind: 'vaccine',
        tagId: 't',
        brandId: 'b',
        priceMin: '3',
        priceMax: '5',
      }),
    ).toEqual({ categoryId: 'c', kind: 'vaccine', tagId: 't', brandId: 'b', priceMin: 300, priceMax: 500 })
  })
})

describe('goods', () => {
  test.each([
    [{ isBookable: false, isFree: false }, true],
    [{ isBookable: false }, true],
    [{ isBookable: true }, false],
    [{ isBookable: false, isFree: true }, false],
  ])('sends %j: %p', (goods, sent) => {
    expect(isShipped(goods)).toBe(sent)
    expect(goodsRoute(goods)).toBe(sent ? routes.shoppingGoods : routes.goodsDetail)
    openGoods({ id: 'g', ...goods }, { from: 'x' })
    expect(go).toHaveBeenLastCalledWith(goodsRoute(goods), { id: 'g', from: 'x' })
  })
  test('a version is available while it is enabled and in stock', () => {
    expect(
      [
        { enable: true, stock: 1 },
        { enable: true, stock: 0 },
        { enable: false, stock: 1 },
      ].map((sku) => isSkuOpen(sku as never)),
    ).toEqual([true, false, false])
  })
  test('only some kinds can be added to the cart', () => {
    const goods = { shelf: true, isFree: false, priceText: null, salesPrice: 1, stock: 1 }
    expect(
      [
        {},
        { salesPrice: 0 },
        { shelf: false },
        { isFree: true },
        { priceText: 'Ask' },
        { salesPrice: null },
        { stock: 0 },
      ].map((over) => isCartable({ ...goods, ...over } as never)),
    ).toEqual([true, true, false, false, false, false, false])
  })
  test('a clinic’s page is in a subpackage of its own', () => {
    expect([clinicRoute('clinic'), clinicRoute('shop')]).toEqual([routes.clinicHome, routes.shop])
    openClinic({ id: 's', kind: 'clinic' })
    expect(go).toHaveBeenLastCalledWith(routes.clinicHome, { id: 's' })
  })
})

test.each([
  ['1', 15, 'boy'],
  ['2', 15, 'girl'],
  ['1', 16, 'self-m'],
  ['2', 16, 'self-f'],
  ['1', 59, 'self-m'],
  ['1', 60, 'father'],
  ['2', 60, 'mother'],
])('the portrait of sex %s at %i is %s', (sex, age, name) =>
  expect(personPicture(sex, age)).toBe(`/assets/persons/${name}.svg`),
)

describe('a special price in an address', () => {
  test.each(['bargain:b1', 'groupon:g:1', 'enterprise:e'])('parses %s as written', (text) => {
    const offer = offerOfParam(text)
    expect(offer && offerParam(offer)).toBe(text)
  })
  test.each([undefined, '', 'bargain', 'bargain:', 'other:1', ':1'])(
    'treats %p as the regular price',
    (text) => expect(offerOfParam(text)).toBeUndefined(),
  )
  test.each([
    ['3', 3],
    ['3.9', 3],
    ['1', 1],
    ['-2', 1],
    ['0', Infinity],
    ['x', Infinity],
    [undefined, Infinity],
  ])('allows at most %p pieces: %p', (text, most) => expect(mostOfParam(text)).toBe(most))
  test("is refused with the server's text, and only by the server", () => {
    const offer = { kind: 'bargain', id: 'b' } as never
    const error = (kind: string, msg = 'over') => ({ kind, msg, silent: false })
    expect(offerRefusal(offer, error('business'))).toBe('over')
    expect([
      offerRefusal(undefined, error('business')),
      offerRefusal(offer, error('network')),
      offerRefusal(offer, error('business', '')),
      offerRefusal(offer, 'over'),
    ]).toEqual([null, null, null, null])
  })
})

test('the reason why a call of an enterprise was refused', () => {
  const error = (code: number) => ({ kind: 'business', msg: 'why', silent: false, code })
  expect(outsideCodes.map((code) => outsideOf(error(code)))).toEqual(['', 'why', 'why', 'why'])
  expect(outsideOf(error(codes.notFound))).toBeNull()
  expect(outsideOf({ code: codes.enterpriseEnded, msg: 'why' })).toBeNull()
})
