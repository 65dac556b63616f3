import type { PageOf } from '../../contract/common'
import type { GoodsCard } from '../../contract/goods'
import { ineligibility } from '../../contract/rules/eligibility'
import { dayFromToday } from './catalogue-fixture'
import { inTrial, list } from './goods-fixture'

const idsOf = (page: PageOf<GoodsCard>): string[] => page.records.map((card) => card.id)

describe('categories', () => {
  test('the tree nests children in order and omits disabled ones', async () => {
    const { data } = await medibook.call('categoryTree', { lang: 'en' })
    const top = data.find((item) => item.id === 't-top')
    expect(top).toMatchObject({
      parentId: null,
      name: 'Trial',
      enable: '1',
      children: [{ id: 't-leaf', name: 'Trial leaf', parentId: 't-top' }],
    })
    expect(data.every((item) => item.parentId === null)).toBe(true)
  })
  test('one category is returned with its first-level parent', async () => {
    expect((await medibook.call('categoryOne', { params: { id: 't-top' } })).data.children).toHaveLength(1)
    expect((await medibook.call('categoryParent', { params: { id: 't-leaf' } })).data.id).toBe('t-top')
    expect((await medibook.call('categoryParent', { params: { id: 't-top' } })).data.id).toBe('t-top')
  })
  test.each([
    ['categoryOne', 'nowhere'],
    ['categoryOne', 't-off'],
    ['categoryParent', 'nowhere'],
  ] as const)('%s of %s is not found', async (name, id) => {
    expect(await medibook.call(name, { params: { id } })).toMatchObject({ code: 40400, data: null })
  })
})

describe('lists', () => {
  test('a category includes its children, without goods off the shelf or deleted', async () => {
    expect(idsOf(await list({})).sort()).toEqual(['t-cheap', 't-check', 't-free', 't-free-full', 't-secret'])
    expect(idsOf(await list({ categoryId: 't-leaf' }))).toHaveLength(5)
  })
  test.each([
    [{ tagId: 't-tag' }, ['t-check']],
    [{ brandId: 't-brand' }, ['t-check']],
    [{ kind: 'vaccine' }, ['t-cheap']],
    [{ isFree: '1' }, ['t-free', 't-free-full']],
    [{ region: 'TW' }, ['t-check']],
    [{ shopId: 't-tw' }, ['t-check']],
    [{ tagId: 't-unused' }, []],
    [{ kind: 'package', isFree: '1' }, []],
  ])('filter %j', async (query, ids) => {
    expect(idsOf(await list(query as Record<string, string>)).sort()).toEqual(ids)
  })
  test.each([
    [{ priceMax: '10.00' }, ['t-cheap', 't-free', 't-free-full']],
    [{ priceMin: '10.01' }, ['t-check']],
    [{ priceMin: '0.00', priceMax: '0.00' }, ['t-free', 't-free-full']],
    [{ priceMin: '10.00', priceMax: '10.00' }, ['t-cheap']],
  ])('prices %j include their bounds, and never match a hidden price', async (query, ids) => {
    expect(idsOf(await list(query as Record<string, string>)).sort()).toEqual(ids)
  })
  const forAnybody = ['t-check', 't-free', 't-free-full']
  test.each([
    [{ suitsSex: '1' }, ['t-cheap', ...forAnybody]],
    [{ suitsSex: '2' }, ['t-cheap', ...forAnybody, 't-secret']],
    [{ suitsSex: '1', suitsAge: '8' }, forAnybody],
    [{ suitsSex: '1', suitsAge: '9' }, ['t-cheap', ...forAnybody]],
    [{ suitsSex: '1', suitsAge: '45' }, ['t-cheap', ...forAnybody]],
    [{ suitsSex: '2', suitsAge: '46' }, [...forAnybody, 't-secret']],
  ])('%j lists and counts only what suits this sex and age', async (query, ids) => {
    const page = await list(query)
    expect(idsOf(page).sort()).toEqual(ids)
    expect(page.total).toBe(ids.length)
    // the same pages one by one
    const second = await list({ ...query, size: '1', current: '2' })
    expect(second).toMatchObject({ total: ids.length, records: [{ id: idsOf(page)[1] }] })
  })
  test('what suits is what the rule of the client says, also among goods with a free place', async () => {
    const person = { sex: '1', birthDate: '2016-06-15' }
    const query = { size: '100' }
    for (const route of ['goodsPageAll', 'packagePageBookable'] as const) {
      const { data: all } = await medibook.call(route, { query })
      const { data: fit } = await medibook.call(route, { query: { ...query, suitsSex: '1', suitsAge: '10' } })
      const suitable = all.records.filter(
        ({ demands }) => ineligibility(demands, person, '2026-06-15') === null,
      )
      expect(suitable.length).toBeLessThan(all.records.length)
      expect(idsOf(fit).slice(0, suitable.length)).toEqual(suitable.map(({ id }) => id))
    }
  })
  test.each(['-1.00', '10', '1e3', 'x'])('%s is not a price', async (priceMin) => {
    expect(await medibook.call('goodsPageAll', { query: { ...inTrial, priceMin } })).toMatchObject({
      code: 40000,
    })
  })
  test.each([
    [{ descs: 'sale_num' }, ['t-cheap', 't-check']],
    [{ ascs: 'sales_price', kind: 'package' }, ['t-check', 't-secret']],
    [{ descs: 'create_time', kind: 'package' }, ['t-check', 't-secret']],
    [{ ascs: 'create_time', kind: 'package' }, ['t-secret', 't-check']],
    [{ descs: 'password_hash;drop table spu', kind: 'package' }, ['t-check', 't-secret']],
  ])('sort %j', async (query, first) => {
    expect(idsOf(await list(query as Record<string, string>)).slice(0, 2)).toEqual(first)
  })
  test('shows the most sold packages first', async () => {
    expect(idsOf(await list({ ascs: 'sale_num' }, 'goodsPageBySales'))[0]).toBe('t-cheap')
    expect(idsOf(await list({ kind: 'vaccine' }, 'packagePage')).sort()).toEqual(['t-check', 't-secret'])
  })
  test('shows the hot sales last for a section beside theirs', async () => {
    const inOrder = async (query: object) => idsOf(await list({ kind: 'vaccine', ...query }, 'packagePage'))
    await medibook.query("update spu set is_hot_sale = (id = 't-check') where id in ('t-check', 't-secret')")
    expect(await inOrder({ ascs: 'hot_sale' })).toEqual(['t-secret', 't-check'])
    await medibook.query("update spu set is_hot_sale = (id = 't-secret') where id in ('t-check', 't-secret')")
    expect(await inOrder({ ascs: 'hot_sale' })).toEqual(['t-check', 't-secret'])
    await medibook.query("update spu set is_hot_sale = false where id = 't-secret'")
  })
  test('returns total and number of pages, or neither without counting', async () => {
    expect(await list({ size: '2', current: '3' })).toMatchObject({
      total: 5,
      size: 2,
      current: 3,
      pages: 3,
      records: [{}],
    })
    expect(await list({ size: '2', searchCount: 'false' })).toMatchObject({
      total: 0,
      pages: 0,
      records: [{}, {}],
    })
  })
  test.each<Record<string, string>>([
    { size: '101' },
    { current: '0' },
    { kind: 'car' },
    { region: 'XX' },
    { categoryId: "a' or 1=1" },
    { keyword: 'x'.repeat(61) },
  ])('refuses %j', async (query) => {
    const answer = await medibook.call('goodsPageAll', { query })
    expect(answer).toMatchObject({ code: 40000, data: { field: Object.keys(query)[0] } })
  })
})

describe('search', () => {
  test.each([
    '體檢',
    '体检',
    'tijian',
    'ti jian',
    'TiJian',
    'qstj',
    'full',
    'FULL check',
    'ｆｕｌｌ',
    't-check',
    ' 全身  體檢 ',
  ])('%s finds the check-up', async (keyword) => {
    expect(idsOf(await list({ keyword }))).toEqual(['t-check'])
  })
  test.each(
    ['體檢 流感', '%', '_', '\\', 'zzz'].map(
      (keyword) => [keyword, keyword === '%' || keyword === '_' ? ['t-cheap'] : []] as const,
    ),
  )('%s finds %j', async (keyword, ids) => {
    expect(idsOf(await list({ keyword }))).toEqual(ids)
  })
  test('blanks alone match nothing', async () => {
    expect((await list({ keyword: '  ' })).total).toBe(5)
  })
})

describe('the first free day', () => {
  test('is the earliest over the clinics of a region: not past, full, closed, or beyond the horizon', async () => {
    const cards = (await list({})).records
    const firstOf = (all: typeof cards) => {
      const found = all.find((card) => card.id === 't-check')
      return [found?.firstFreeDay, found?.firstFreeTime]
    }
    expect(firstOf(cards)).toEqual([dayFromToday(6), '11:00'])
    for (const there of [{ region: 'TW' }, { near: 'TW' }, { shopId: 't-tw' }] as Record<string, string>[])
      expect(firstOf((await list(there)).records)).toEqual([dayFromToday(5), '10:30'])
    expect(cards.find((card) => card.id === 't-cheap')).toMatchObject({
      firstFreeDay: null,
      firstFreeTime: null,
      reviewScore: null,
    })
    expect(cards.find((card) => card.id === 't-check')).toMatchObject({ reviewScore: '4.5' })
    expect(cards.find((card) => card.id === 't-free')).toMatchObject({ firstFreeDay: dayFromToday(2) })
  })
  test('agrees with the clinic calendar used for booking', async () => {
    const { data } = await medibook.call('slotDays', {
      query: { spuId: 't-check', shopId: 't-hk' },
    })
    expect(data.earliestDay).toBe(dayFromToday(6))
    expect(idsOf(await list({ date: dayFromToday(6) }, 'packagePageByDate'))).toEqual(['t-check'])
  })
  test.each([
    [4, []],
    [3, []],
    [5, ['t-check']],
    [-1, []],
    [61, []],
    [2, []],
  ])('shows packages and vaccines bookable in %i days: %j', async (offset, ids) => {
    expect(idsOf(await list({ date: dayFromToday(offset) }, 'packagePageByDate'))).toEqual(ids)
  })
  test('is filtered at the clinics that match the other filters', async () => {
    expect(idsOf(await list({ date: dayFromToday(5), region: 'HK' }, 'packagePageByDate'))).toEqual([])
    expect(idsOf(await list({ date: dayFromToday(5), region: 'TW' }, 'packagePageByDate'))).toEqual([
      't-check',
    ])
  })
  test.each(['2026-02-30', 'soon', ''])('refuses the day %j', async (date) => {
    expect(await medibook.call('packagePageByDate', { query: { date } })).toMatchObject({
      code: 40000,
      data: { field: 'date' },
    })
  })
  test('advances with the clock', async () => {
    await medibook.clock.advance(6 * 86_400_000)
    try {
      expect((await list({})).records.find((item) => item.id === 't-cheap')).toMatchObject({
        firstFreeDay: dayFromToday(55),
      })
    } finally {
      await medibook.clock.reset()
    }
  })
})
