import { orderStatus } from '../../contract/constants/enums'
import type { GoodsDetail } from '../../contract/goods'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { insertRows, localText, newUser } from './catalogue-fixture'
import { list } from './goods-fixture'

describe('prices', () => {
  test('are texts with two decimals; stock counts what can be bought', async () => {
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
  test('never leave the server when hidden', async () => {
    const answer = await medibook.inject({ url: routePath('goodsDetail', { id: 't-secret' }), lang: 'en' })
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
  ])('follow the setting %s', async (setting, price, saleNum) => {
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
  const detail = (id: string, lang = 'zh-Hant') => medibook.call('goodsDetail', { params: { id }, lang })

  test('states the language that replaces a missing translation', async () => {
    await medibook.query(
      `update spu set notice = '{"zh-Hant": "注意", "en": "Note", "es": "Nota"}' where id = 't-check'`,
    )
    const other = async (lang: string) => (await detail('t-check', lang)).data.otherLanguage
    expect(await Promise.all(['zh-Hant', 'en', 'fr', 'ja'].map(other))).toEqual([null, null, 'en', 'zh-Hant'])
  })

  test('is complete, with sanitised text', async () => {
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
  ])('in %s has the name %s', async (lang, name) => {
    expect((await detail('t-check', lang)).data.name).toBe(name)
  })
  test('is shown as such off the shelf; deleted and unknown ones are refused', async () => {
    expect((await detail('t-off-shelf')).data.shelf).toBe('0')
    expect(await detail('t-deleted')).toMatchObject({ code: 80004, data: null })
    expect(await detail('nowhere')).toMatchObject({ code: 40400 })
  })
  test('has anonymous reviews, newest first', async () => {
    const answer = await medibook.call('reviewPage', {
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
        await medibook.call('reviewPage', {
          query: { spuId: 't-check', descs: 'score' },
        })
      ).data.records[0]?.id,
    ).toBe('t-r1')
    expect(await medibook.call('reviewPage', { query: { spuId: 'nowhere' } })).toMatchObject({ code: 40400 })
    expect(await medibook.call('reviewPage')).toMatchObject({
      code: 40000,
      data: { field: 'spuId', rule: 'required' },
    })
  })
  test('has the guarantees of its kind', async () => {
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
    const { data } = await medibook.call('ensureList', { query: { spuId: 't-check' } })
    expect(data.map((item) => item.id)).toEqual(expect.arrayContaining(['t-e1']))
    expect(data.map((item) => item.id)).not.toContain('t-e2')
  })
})

test('tags and brands are those of goods on the shelf', async () => {
  const tags = (await medibook.call('tagList')).data.map((item) => item.id)
  expect(tags).toContain('t-tag')
  expect(tags).not.toContain('t-unused')
  expect((await medibook.call('brandList')).data.map((item) => item.id)).toContain('t-brand')
})

test('hot sales and hot categories are listed', async () => {
  await medibook.query("update spu set is_hot_sale = true where id in ('t-check', 't-off-shelf')")
  await medibook.query("update spu set is_hot_sale = false where id not like 't-%'")
  await medibook.query("update category set is_hot = (id = 't-leaf')")
  expect((await medibook.call('hotSale')).data.map((card) => card.id)).toEqual(['t-check'])
  expect((await medibook.call('hotCategory')).data.map((item) => item.id)).toEqual(['t-leaf'])
})

describe('free booking check', () => {
  const check = (id: string, session?: string, route: 'canBooking' | 'canBookingBJ' = 'canBooking') =>
    medibook.call(route, { params: { id }, lang: 'en', ...(session ? { session } : {}) })

  test('succeeds while there are places', async () => {
    expect((await check('t-free')).data).toEqual({ canBooking: '1', reason: null, reasonText: null })
  })
  test.each([
    ['t-free', 'canBookingBJ', 'offShelf'],
    ['t-check', 'canBooking', 'offShelf'],
    ['t-free-full', 'canBookingBJ', 'noPlaces'],
  ] as const)('%s by %s: %s', async (id, route, reason) => {
    const { data } = await check(id, undefined, route)
    expect(data).toMatchObject({ canBooking: '0', reason })
    expect(data.reasonText).toBeTruthy()
  })
  test('returns the specified text without a free place', async () => {
    const { data } = await check('t-free-full', undefined, 'canBookingBJ')
    expect(data.reasonText).toBe('No available dates, please consult customer service')
  })
  test('refuses only when every person of the user has an appointment', async () => {
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
  test("count only notices for a visitor, and a user's own orders like the order list", async () => {
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
    // an order with several appointments counts once
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
    const badge = async (session?: string) => (await medibook.call('badge', session ? { session } : {})).data
    expect(await badge()).toMatchObject({ unpaid: 0, toBook: 0 })
    expect(await badge(one.session)).toMatchObject({ unpaid: 1, toBook: 2 })
    expect((await medibook.call('orderCount', { session: one.session })).data).toMatchObject({
      unpaid: 1,
      toBook: 2,
    })
    expect(await badge(two.session)).toMatchObject({ unpaid: 1, toBook: 0 })
  })
})
