import type { GoodsDetail, Sku } from '@contract/routes/goods'
import type { ShopCard } from '@contract/routes/shops'
import { countItems, findItems, type PackageGroup } from '@/pages-goods/goods-detail/item-search'
import { earliestShop, regionsOf, shopsInRegion } from '@/pages-goods/goods-detail/shop-order'
import { chosenSku, wayOf } from '@/pages-goods/goods-detail/sku-choice'

const item = (name: string, explain: string) => ({ id: name, name, explain, needsFasting: false })
const groups: PackageGroup[] = [
  {
    id: 'blood',
    name: 'Blood fats',
    hint: '',
    items: [item('Total cholesterol', 'All the fat in the blood'), item('HDL', 'The good cholesterol')],
  },
  { id: 'liver', name: 'Liver', hint: '', items: [item('ALT', 'Rises when liver cells are hurt')] },
]
const found = (text: string) => findItems(groups, text).map(({ item: { name }, group }) => `${group}/${name}`)

test('items are found by name, explanation and group, by every word, ignoring case', () => {
  expect(found('CHOLESTEROL')).toEqual(['Blood fats/Total cholesterol', 'Blood fats/HDL'])
  expect(found('good cholesterol')).toEqual(['Blood fats/HDL'])
  expect(found('liver')).toEqual(['Liver/ALT'])
  expect(found('total liver')).toEqual([])
  expect(found('   ')).toEqual([])
  expect(countItems(groups)).toBe(3)
})

const sku = (id: string, over: Partial<Sku> = {}): Sku => ({
  id,
  spuId: 'g',
  name: id,
  picUrl: '',
  salesPrice: 10000,
  marketPrice: null,
  stock: 5,
  enable: true,
  disabledReason: null,
  specs: [],
  ...over,
})
const goods = (over: Partial<GoodsDetail> = {}): GoodsDetail =>
  ({
    id: 'g',
    isFree: false,
    isBookable: true,
    salesPrice: 10000,
    priceText: null,
    firstFreeDay: '2026-12-01',
    skus: [sku('a'), sku('b')],
    ...over,
  }) as GoodsDetail

test('the requested version is selected when it is available, else the first available one', () => {
  expect(chosenSku(goods(), 'b')?.id).toBe('b')
  expect(chosenSku(goods({ skus: [sku('a', { enable: false }), sku('b')] }), 'a')?.id).toBe('b')
  expect(chosenSku(goods({ skus: [sku('a'), sku('b', { stock: 0 })] }), 'b')?.id).toBe('a')
  expect(chosenSku(goods({ skus: [sku('a', { stock: 0 })] }), undefined)).toBeUndefined()
})

test.each([
  ['book', {}],
  ['buy', { firstFreeDay: null }],
  ['free', { isFree: true, salesPrice: 0 }],
  ['ask', { priceText: 'on request', salesPrice: null }],
  ['ask', { salesPrice: null }],
  ['none', { skus: [sku('a', { stock: 0 })] }],
] as [string, Partial<GoodsDetail>][])('the main button: %s for %j', (way, over) => {
  expect(wayOf(goods(over))).toBe(way)
})

test('shows the clinic with the first free time first, and the regions in their order', () => {
  const shop = (
    id: string,
    region: ShopCard['region'],
    firstFreeDay: string | null,
    firstFreeTime = firstFreeDay && '09:00',
  ) => ({ id, region, regionName: region, firstFreeDay, firstFreeTime }) as ShopCard
  const shops = [
    shop('a', 'HK', '2026-12-03'),
    shop('b', 'MO', null),
    shop('c', 'HK', '2026-11-26'),
    shop('d', 'CN', '2026-11-26'),
  ]
  expect(earliestShop(shops)?.id).toBe('c')
  expect(earliestShop([shop('b', 'MO', null)])).toBeUndefined()
  const idsIn = (choice: Parameters<typeof shopsInRegion>[1]) =>
    shopsInRegion(shops, choice).map(({ id }) => id)
  expect(idsIn('all')).toEqual(['a', 'c'])
  expect(idsIn('CN')).toEqual(['d'])
  expect(idsIn('TW')).toEqual(['a', 'c'])
  expect(
    earliestShop([
      shop('e', 'HK', '2026-11-26', '10:00'),
      shop('f', 'HK', '2026-11-26'),
      shop('g', 'HK', '2026-11-27', '08:00'),
    ])?.id,
  ).toBe('f')
  expect(regionsOf(shops).map(({ key, count }) => [key, count])).toEqual([
    ['HK', 2],
    ['MO', 1],
    ['CN', 1],
  ])
})
