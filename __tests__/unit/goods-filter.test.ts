import {
  countFilters,
  noFilters,
  printGoodsView,
  readGoodsView,
  toChoice,
} from '@/features/catalogue/goods-filter'
import { toUrl } from '@/navigation/navigate'
import { readQuery } from '@/navigation/query'

const nothing = { ...noFilters, categoryId: '', sort: 'default' as const }

test('a list is restored from its address', () => {
  const view = {
    categoryId: 'cat-packages',
    sort: 'priceUp' as const,
    kind: 'package' as const,
    date: '2026-12-03' as const,
    bookable: 'yes' as const,
    tagId: 'tag-fasting',
    brandId: 'brand-1',
    specValueId: 'value-1',
    priceMin: '500',
    priceMax: '2000',
    suits: 'yes' as const,
  }
  const query = toUrl('/list', printGoodsView(view)).split('?')[1] ?? ''
  expect(readGoodsView(readQuery(query))).toEqual(view)
})

test('the default list adds no parameters to the address', () => {
  expect(toUrl('/list', printGoodsView(nothing))).toBe('/list')
})

test.each([
  ['an order that is not offered', { sort: 'cheapest' }],
  ['a kind that is not known', { kind: 'surgery' }],
  ['no day', { date: 'tomorrow' }],
  ['no id', { categoryId: "x' or 1=1" }],
  ['no price', { priceMin: '-5', priceMax: '1e9' }],
  ['no answer', { suits: 'no' }],
  ['a price too long', { priceMax: '12345678' }],
  ['a minimum price above the maximum', { priceMin: '900', priceMax: '100' }],
])('%s restricts nothing', (_name, params) => {
  expect(readGoodsView(params)).toEqual(nothing)
})

test('queries only filters with a value, prices as money', () => {
  expect(toChoice(nothing)).toEqual({})
  expect(toChoice({ ...nothing, sort: 'sales', priceMin: '0', priceMax: '980', specValueId: 'v' })).toEqual({
    descs: 'sale_num',
    priceMin: 0,
    priceMax: 980_00,
    specValueId: 'v',
  })
  expect(toChoice({ ...nothing, bookable: 'yes' })).toEqual({ isBookable: true })
  // a day implies the filter for any day
  expect(toChoice({ ...nothing, bookable: 'yes', date: '2026-12-03' })).toEqual({ date: '2026-12-03' })
  // goods without places have no days
  expect(toChoice({ ...nothing, kind: 'product', date: '2026-12-03', bookable: 'yes' })).toEqual({
    kind: 'product',
  })
})

test('queries what suits a person by sex and age; without a person everything', () => {
  const suited = { ...nothing, suits: 'yes' as const }
  expect(toChoice(suited, { sex: '2', age: 34 })).toEqual({ suitsSex: '2', suitsAge: 34 })
  expect(toChoice(suited)).toEqual({})
  expect(toChoice(nothing, { sex: '2', age: 34 })).toEqual({})
  expect(countFilters(suited)).toBe(1)
})

test('both bounds of the price count as one filter', () => {
  expect(countFilters({ ...noFilters, priceMin: '1', priceMax: '2', kind: 'vaccine' })).toBe(2)
  expect(countFilters({ ...noFilters, priceMax: '2' })).toBe(1)
})
