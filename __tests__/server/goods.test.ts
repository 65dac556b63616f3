import type { PageOf } from '../../contract/common'
import { orderStatus } from '../../contract/constants/enums'
import type { Category, GoodsCard, GoodsDetail, Review } from '../../contract/goods'
import {
  dayFromToday,
  insertRows,
  localText,
  newUser,
  shopRow,
  skuRow,
  slotRow,
  spuRow,
} from './catalogue-fixture'

const LIST = '/mall/api/web/goodsspu/page'
const inTrial = { categoryId: 't-top', size: '50' }

beforeAll(async () => {
  await insertRows('category', [
    { id: 't-top', name: localText('試驗', '试验', 'Trial'), pic_url: '/a.svg', sort: 900 },
    {
      id: 't-leaf',
      parent_id: 't-top',
      name: localText('試驗下', '试验下', 'Trial leaf'),
      pic_url: '/a.svg',
      sort: 901,
    },
    {
      id: 't-off',
      parent_id: 't-top',
      name: localText('停用', '停用', 'Off'),
      pic_url: '/a.svg',
      sort: 902,
      is_enabled: false,
    },
  ])
  await insertRows('brand', [{ id: 't-brand', name: localText('牌子', '牌子', 'Brand'), logo: '/b.svg' }])
  await insertRows('tag', [
    { id: 't-tag', name: localText('新品', '新品', 'New') },
    { id: 't-unused', name: localText('無', '无', 'Unused') },
  ])
  await insertRows('shop', [shopRow('t-hk'), shopRow('t-tw', { region: 'TW', zone: 'Asia/Taipei' })])
  const { searchTextOf } = medibook.server.load<typeof import('../../server/lib/search')>('lib/search.ts')
  await insertRows('spu', [
    spuRow('t-check', {
      brand_id: 't-brand',
      sale_num: 5,
      create_time: '2026-03-01T00:00:00Z',
      search_text: searchTextOf(['全身體檢', 'Full check', 'T-CHECK']),
      description: localText(
        '<p onclick="x()">好<script>alert(1)</script><a href="javascript:x()">壞</a><a href="https://e.com">連</a></p>',
        '',
        '',
      ),
    }),
    spuRow('t-cheap', {
      name: localText('流感疫苗', '流感疫苗', 'Flu vaccine'),
      kind: 'vaccine',
      slot_kind: 'vaccine',
      price_down_cents: 10_00,
      price_up_cents: 10_00,
      sale_num: 50,
      create_time: '2026-01-01T00:00:00Z',
      needles: 1,
      search_text: searchTextOf(['流感疫苗', 'Flu vaccine 100% _new']),
    }),
    spuRow('t-secret', {
      name: localText('專屬', '专属', 'Secret'),
      is_price_hidden: true,
      sale_num: 1,
      create_time: '2026-02-01T00:00:00Z',
      search_text: 'secret',
    }),
    spuRow('t-off-shelf', { is_on_shelf: false }),
    spuRow('t-deleted', { is_deleted: true }),
    spuRow('t-free', {
      name: localText('免費諮詢', '免费咨询', 'Free advice'),
      kind: 'service',
      is_free: true,
      slot_kind: 'free',
      price_down_cents: 0,
      price_up_cents: 0,
      market_price_cents: null,
      sale_num: 2,
      search_text: 'free advice',
    }),
    spuRow('t-free-full', {
      kind: 'service',
      is_free: true,
      slot_kind: 'bjFree',
      price_down_cents: 0,
      price_up_cents: 0,
      sale_num: 2,
      search_text: 'other',
    }),
  ])
  await insertRows('sku', [
    skuRow('t-sku-1', 't-check'),
    skuRow('t-sku-2', 't-check', { stock: 3, sales_price_cents: 200_00, sort: 1 }),
    skuRow('t-sku-3', 't-check', { stock: 100, is_enabled: false, sort: 2 }),
    skuRow('t-sku-4', 't-secret'),
  ])
  await insertRows('spu_tag', [{ spu_id: 't-check', tag_id: 't-tag' }])
  await insertRows(
    'spu_shop',
    ['t-check', 't-cheap', 't-free', 't-free-full'].map((spu_id) => ({ spu_id, shop_id: 't-hk' })),
  )
  await insertRows('spu_shop', [{ spu_id: 't-check', shop_id: 't-tw' }])
  await insertRows('closed_day', [{ shop_id: 't-hk', date: dayFromToday(4), state: 'holiday' }])
  await insertRows('slot', [
    slotRow('t-s1', { shop_id: 't-hk', date: dayFromToday(-1), time: '23:00' }),
    slotRow('t-s2', { shop_id: 't-hk', date: dayFromToday(3), time: '09:00', taken: 1 }),
    slotRow('t-s3', { shop_id: 't-hk', date: dayFromToday(4), time: '09:00' }),
    slotRow('t-s4', { shop_id: 't-hk', date: dayFromToday(6), time: '11:00' }),
    slotRow('t-s5', { shop_id: 't-tw', date: dayFromToday(5), time: '10:30' }),
    slotRow('t-s6', { shop_id: 't-hk', slot_kind: 'free', date: dayFromToday(2), time: '10:00' }),
    slotRow('t-s7', { shop_id: 't-hk', slot_kind: 'vaccine', date: dayFromToday(61), time: '10:00' }),
  ])
  await medibook.query(`update spu set review_count = 2, review_score_sum = 9 where id = 't-check'`)
  await insertRows('review', [
    {
      id: 't-r1',
      spu_id: 't-check',
      score: 5,
      content: localText('很好', '很好', 'Good'),
      author_text: localText('30 多歲女士', '30 多岁女士', 'Woman in her thirties'),
      date: '2026-02-01',
      pic_urls: [],
    },
    {
      id: 't-r2',
      spu_id: 't-check',
      score: 4,
      content: localText('不錯', '不错', 'Fine'),
      author_text: localText('40 多歲男士', '40 多岁男士', 'Man in his forties'),
      date: '2026-03-01',
      pic_urls: [],
      reply: localText('謝謝', '谢谢', 'Thanks'),
    },
  ])
})

const list = async (query: Record<string, string>, url = LIST, lang = 'en'): Promise<PageOf<GoodsCard>> => {
  const answer = await medibook.call<PageOf<GoodsCard>>('GET', url, { query: { ...inTrial, ...query }, lang })
  expect(answer).toMatchObject({ code: 0 })
  return answer.data
}
const idsOf = (page: PageOf<GoodsCard>): string[] => page.records.map((card) => card.id)

describe('categories', () => {
  test('the tree nests children in order and leaves out what is off', async () => {
    const { data } = await medibook.call<Category[]>('GET', '/mall/api/ma/goodscategory/tree', { lang: 'en' })
    const top = data.find((item) => item.id === 't-top')
    expect(top).toMatchObject({
      parentId: null,
      name: 'Trial',
      enable: '1',
      children: [{ id: 't-leaf', name: 'Trial leaf', parentId: 't-top' }],
    })
    expect(data.every((item) => item.parentId === null)).toBe(true)
  })
  test('one category, and the first-level one above it', async () => {
    expect(
      (await medibook.call<Category>('GET', '/mall/api/ma/goodscategory/t-top')).data.children,
    ).toHaveLength(1)
    expect(
      (await medibook.call<Category>('GET', '/mall/api/web/goodscategory/getParentByCategorySecond/t-leaf'))
        .data.id,
    ).toBe('t-top')
    expect(
      (await medibook.call<Category>('GET', '/mall/api/web/goodscategory/getParentByCategorySecond/t-top'))
        .data.id,
    ).toBe('t-top')
  })
  test.each([
    '/mall/api/ma/goodscategory/nowhere',
    '/mall/api/ma/goodscategory/t-off',
    '/mall/api/web/goodscategory/getParentByCategorySecond/nowhere',
  ])('%s is not found', async (url) => {
    expect(await medibook.call('GET', url)).toMatchObject({ code: 40400, data: null })
  })
})

describe('lists', () => {
  test('a category includes its children; what is off the shelf or deleted is not there', async () => {
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
  ])('prices %j include their bounds, and never find a price that is hidden', async (query, ids) => {
    expect(idsOf(await list(query as Record<string, string>)).sort()).toEqual(ids)
  })
  test.each(['-1.00', '10', '1e3', 'x'])('%s is no price', async (priceMin) => {
    expect(await medibook.call('GET', LIST, { query: { ...inTrial, priceMin } })).toMatchObject({
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
  test('most sold first, packages only', async () => {
    expect(idsOf(await list({ ascs: 'sale_num' }, '/mall/api/ma/goodsspu/orderBySaleNum/page'))[0]).toBe(
      't-cheap',
    )
    expect(idsOf(await list({ kind: 'vaccine' }, '/mall/api/ma/goodsspu/group/page')).sort()).toEqual([
      't-check',
      't-secret',
    ])
  })
  test('pages: total, count of pages, and none of both without counting', async () => {
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
    const answer = await medibook.call('GET', LIST, { query })
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
  ])('%s finds the check', async (keyword) => {
    expect(idsOf(await list({ keyword }))).toEqual(['t-check'])
  })
  test.each(
    ['體檢 流感', '%', '_', '\\', 'zzz'].map(
      (keyword) => [keyword, keyword === '%' || keyword === '_' ? ['t-cheap'] : []] as const,
    ),
  )('%s finds %j', async (keyword, ids) => {
    expect(idsOf(await list({ keyword }))).toEqual(ids)
  })
  test('blanks alone search for nothing', async () => {
    expect((await list({ keyword: '  ' })).total).toBe(5)
  })
})

describe('the first free day', () => {
  test('is the earliest over all stores, not past, not full, not on a closed day, and within reach', async () => {
    const cards = (await list({})).records
    expect(cards.find((card) => card.id === 't-check')).toMatchObject({
      firstFreeDay: dayFromToday(5),
      firstFreeTime: '10:30',
    })
    expect(cards.find((card) => card.id === 't-cheap')).toMatchObject({
      firstFreeDay: null,
      firstFreeTime: null,
    })
    expect(cards.find((card) => card.id === 't-free')).toMatchObject({ firstFreeDay: dayFromToday(2) })
  })
  test('agrees with the store calendar that bookings use', async () => {
    const { data } = await medibook.call<{ earliestDay: string }>('GET', '/mall/api/ma/bookingslot/days', {
      query: { spuId: 't-check', shopId: 't-hk' },
    })
    expect(data.earliestDay).toBe(dayFromToday(6))
    expect(
      idsOf(await list({ date: dayFromToday(6) }, '/mall/api/ma/goodsspu/group/bookingDate/page')),
    ).toEqual(['t-check'])
  })
  test.each([
    [4, []],
    [3, []],
    [5, ['t-check']],
    [-1, []],
    [61, []],
    [2, []],
  ])('packages and vaccines bookable in %i days: %j', async (offset, ids) => {
    expect(
      idsOf(await list({ date: dayFromToday(offset) }, '/mall/api/ma/goodsspu/group/bookingDate/page')),
    ).toEqual(ids)
  })
  test('the day counts at the stores that the other filters leave', async () => {
    expect(
      idsOf(
        await list({ date: dayFromToday(5), region: 'HK' }, '/mall/api/ma/goodsspu/group/bookingDate/page'),
      ),
    ).toEqual([])
    expect(
      idsOf(
        await list({ date: dayFromToday(5), region: 'TW' }, '/mall/api/ma/goodsspu/group/bookingDate/page'),
      ),
    ).toEqual(['t-check'])
  })
  test.each(['2026-02-30', 'soon', ''])('refuses the day %j', async (date) => {
    expect(
      await medibook.call('GET', '/mall/api/ma/goodsspu/group/bookingDate/page', { query: { date } }),
    ).toMatchObject({ code: 40000, data: { field: 'date' } })
  })
  test('moves on with the clock', async () => {
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

describe('prices', () => {
  test('are text with two decimals; stock counts what can be bought', async () => {
    expect((await list({ kind: 'package' })).records.find((card) => card.id === 't-check')).toMatchObject({
      priceDown: '100.00',
      priceUp: '200.00',
      salesPrice: '100.00',
      marketPrice: '250.00',
      priceText: null,
      saleNum: 5,
      stock: 10,
      specType: '1',
      brandName: 'Brand',
      tags: [{ id: 't-tag', name: 'New' }],
    })
  })
  test('a hidden price leaves the server nowhere', async () => {
    const answer = await medibook.inject({ url: '/mall/api/ma/goodsspu/booking/t-secret', lang: 'en' })
    expect(answer.json().data).toMatchObject({
      priceDown: null,
      priceUp: null,
      salesPrice: null,
      marketPrice: null,
      skus: [{ salesPrice: null, marketPrice: null }],
    })
    expect((answer.json().data as GoodsDetail).priceText).toBeTruthy()
    expect(answer.body).not.toContain('100.00')
  })
  test.each([
    ['none', null, null],
    ['sales', null, 5],
    ['price', '100.00', null],
    ['both', '100.00', 5],
  ])('with the setting %s', async (setting, price, saleNum) => {
    const value = JSON.stringify(localText(setting, setting, setting))
    await medibook.query(
      'insert into custom_config values ($1, $2) on conflict (custom_code) do update set config_value = $2',
      ['display_sales_and_price', value],
    )
    expect((await list({})).records.find((card) => card.id === 't-check')).toMatchObject({
      salesPrice: price,
      saleNum,
    })
  })
})

describe('one product', () => {
  const detail = (id: string, lang = 'zh-Hant') =>
    medibook.call<GoodsDetail>('GET', `/mall/api/ma/goodsspu/booking/${id}`, { lang })

  test('in full, with cleaned text', async () => {
    const { data } = await detail('t-check')
    expect(data).toMatchObject({
      name: '全身體檢',
      shelf: '1',
      shopCount: 2,
      reviewCount: 2,
      reviewScore: '4.5',
      eligibility: { sex: '0', ageMin: null },
    })
    expect(data.skus.map((sku) => [sku.id, sku.enable, sku.salesPrice])).toEqual([
      ['t-sku-1', '1', '100.00'],
      ['t-sku-2', '1', '200.00'],
      ['t-sku-3', '0', '100.00'],
    ])
    expect(data.description).toBe(
      '<p>好<a>壞</a><a href="https://e.com" target="_blank" rel="noopener noreferrer nofollow">連</a></p>',
    )
  })
  test.each([
    ['zh-Hans', '全身体检'],
    ['fr', 'Full check'],
    ['ja', '全身體檢'],
    ['de', '全身體檢'],
  ])('in %s its name is %s', async (lang, name) => {
    expect((await detail('t-check', lang)).data.name).toBe(name)
  })
  test('off the shelf it is shown as such, deleted and unknown ones are refused', async () => {
    expect((await detail('t-off-shelf')).data.shelf).toBe('0')
    expect(await detail('t-deleted')).toMatchObject({ code: 80004, data: null })
    expect(await detail('nowhere')).toMatchObject({ code: 40400 })
  })
  test('reviews, newest first, by nobody in particular', async () => {
    const answer = await medibook.call<PageOf<Review>>('GET', '/mall/api/ma/goodsappraises/page', {
      query: { spuId: 't-check' },
      lang: 'en',
    })
    expect(answer.data).toMatchObject({
      total: 2,
      records: [
        { id: 't-r2', reply: 'Thanks', authorText: 'Man in his forties' },
        { id: 't-r1', reply: null },
      ],
    })
    expect(Object.keys(answer.data.records[0] ?? {})).not.toContain('userId')
    expect(
      (
        await medibook.call<PageOf<Review>>('GET', '/mall/api/ma/goodsappraises/page', {
          query: { spuId: 't-check', descs: 'score' },
        })
      ).data.records[0]?.id,
    ).toBe('t-r1')
    expect(
      await medibook.call('GET', '/mall/api/ma/goodsappraises/page', { query: { spuId: 'nowhere' } }),
    ).toMatchObject({ code: 40400 })
    expect(await medibook.call('GET', '/mall/api/ma/goodsappraises/page')).toMatchObject({
      code: 40000,
      data: { field: 'spuId', rule: 'required' },
    })
  })
  test('guarantees by kind', async () => {
    await insertRows('ensure', [
      {
        id: 't-e1',
        name: localText('隨時退', '随时退', 'Refund'),
        detail: localText('', '', ''),
        icon: 'shield',
        kinds: ['package'],
      },
      {
        id: 't-e2',
        name: localText('只疫苗', '只疫苗', 'Vaccine'),
        detail: localText('', '', ''),
        icon: 'x',
        kinds: ['vaccine'],
      },
    ])
    const { data } = await medibook.call<{ id: string }[]>(
      'GET',
      '/mall/api/ma/ensuregoods/listEnsureBySpuId',
      { query: { spuId: 't-check' } },
    )
    expect(data.map((item) => item.id)).toEqual(expect.arrayContaining(['t-e1']))
    expect(data.map((item) => item.id)).not.toContain('t-e2')
  })
})

test('tags and brands are those of goods on the shelf', async () => {
  const tags = (await medibook.call<{ id: string }[]>('GET', '/mall/api/web/goodssputag/list')).data.map(
    (item) => item.id,
  )
  expect(tags).toContain('t-tag')
  expect(tags).not.toContain('t-unused')
  expect(
    (await medibook.call<{ id: string }[]>('GET', '/mall/api/ma/goodsbrand/brandList')).data.map(
      (item) => item.id,
    ),
  ).toContain('t-brand')
})

test('hot sales and hot categories', async () => {
  await medibook.query("update spu set is_hot_sale = true where id in ('t-check', 't-off-shelf')")
  await medibook.query("update spu set is_hot_sale = false where id not like 't-%'")
  await medibook.query("update category set is_hot = (id = 't-leaf')")
  expect(
    (await medibook.call<GoodsCard[]>('GET', '/mall/api/web/hotSaleSpu')).data.map((card) => card.id),
  ).toEqual(['t-check'])
  expect(
    (await medibook.call<{ id: string }[]>('GET', '/api/web/hotCategory')).data.map((item) => item.id),
  ).toEqual(['t-leaf'])
})

describe('free booking check', () => {
  const check = (id: string, session?: string, path = 'canBooking') =>
    medibook.call<{ canBooking: string; reason: string | null; reasonText: string | null }>(
      'GET',
      `/mall/api/web/goodsspu/${path}/${id}`,
      { lang: 'en', ...(session ? { session } : {}) },
    )

  test('yes while there are places', async () => {
    expect((await check('t-free')).data).toEqual({ canBooking: '1', reason: null, reasonText: null })
  })
  test.each([
    ['t-free', 'canBookingBJ', 'offShelf'],
    ['t-check', 'canBooking', 'offShelf'],
    ['t-free-full', 'canBookingBJ', 'noPlaces'],
  ])('%s by %s: %s', async (id, path, reason) => {
    const { data } = await check(id, undefined, path)
    expect(data).toMatchObject({ canBooking: '0', reason })
    expect(data.reasonText).toBeTruthy()
  })
  test('no when every person of the user has it', async () => {
    const user = await newUser('t-free-user')
    const personRow = (id: string) => ({
      id,
      user_id: user.id,
      name: id,
      relation: 'self',
      phone_code: '+852',
      phone: '91234567',
      birth_date: '1990-01-01',
      sex: '1',
      address: '',
      create_time: '2026-01-01T00:00:00Z',
    })
    await insertRows('person', [personRow('t-p1')])
    await insertRows('order_booking', [
      {
        id: 't-b1',
        user_id: user.id,
        kind: 'free',
        spu_id: 't-free',
        spu_name: localText('', '', ''),
        spec_info: localText('', '', ''),
        pic_url: '',
        state: 'booked',
        person_id: 't-p1',
        create_time: '2026-01-01T00:00:00Z',
      },
    ])
    expect((await check('t-free', user.session)).data).toMatchObject({ canBooking: '0', reason: 'already' })
    await insertRows('person', [personRow('t-p2')])
    expect((await check('t-free', user.session)).data.canBooking).toBe('1')
    expect((await check('t-free')).data.canBooking).toBe('1')
  })
})

describe('numbers beside the tabs', () => {
  const order = (id: string, userId: string, over: Record<string, unknown>) => ({
    id,
    order_no: id,
    user_id: userId,
    sales_cents: 1,
    discount_cents: 0,
    tax_cents: 0,
    freight_cents: 0,
    payment_cents: 1,
    buyer_name: 'x',
    buyer_phone_code: '+852',
    buyer_phone: '91234567',
    create_time: '2026-01-01T00:00:00Z',
    pay_deadline: new Date(medibook.clock.now().getTime() + 60_000).toISOString(),
    ...over,
  })
  test('a visitor has only the notices, a user their own orders, as the order list counts them', async () => {
    const one = await newUser('t-badge-1')
    const two = await newUser('t-badge-2')
    await insertRows('order_info', [
      order('t-o1', one.id, {}),
      order('t-o2', one.id, { status: '5' }),
      order('t-o3', one.id, { pay_deadline: '2026-01-01T00:00:00Z' }),
      order('t-o4', two.id, {}),
      ...['t-o5', 't-o6'].map((id) => order(id, one.id, { status: orderStatus.toBook, is_paid: true })),
      order('t-o7', one.id, { status: orderStatus.toBook, is_paid: true, is_deleted: true }),
      order('t-o8', one.id, { status: orderStatus.booked, is_paid: true }),
    ])
    // an order may hold several appointments: it waits once
    await insertRows(
      'order_booking',
      ['t-o5', 't-o5', 't-o5', 't-o6', 't-o8'].map((orderId, index) => ({
        id: `t-badge-${index}`,
        order_id: orderId,
        user_id: one.id,
        kind: 'order',
        spu_id: 't-check',
        spu_name: localText('', '', ''),
        spec_info: localText('', '', ''),
        pic_url: '',
        state: 'pre',
        create_time: '2026-01-01T00:00:00Z',
      })),
    )
    const badge = async (session?: string) =>
      (
        await medibook.call<{ notice: number; unpaid: number; toBook: number }>(
          'GET',
          '/api/web/badge',
          session ? { session } : {},
        )
      ).data
    expect(await badge()).toMatchObject({ unpaid: 0, toBook: 0 })
    expect(await badge(one.session)).toMatchObject({ unpaid: 1, toBook: 2 })
    expect(
      (await medibook.call('GET', '/mall/api/ma/orderinfo/countAll', { session: one.session })).data,
    ).toMatchObject({ unpaid: 1, toBook: 2 })
    expect(await badge(two.session)).toMatchObject({ unpaid: 1, toBook: 0 })
  })
})
