import type { PageOf } from '../../contract/common'
import type { CompareEntry, Comparison } from '../../contract/compare'
import type { Favourite } from '../../contract/favourites'
import type { Review } from '../../contract/goods'
import type { ReviewItem } from '../../contract/reviews'
import type { DataOf } from '../../contract/define-endpoint'
import type { search } from '../../contract/search'
import { limits } from '../../contract/constants/limits'
import { searchTextOf } from '../../server/lib/search'
import { insertRows, localText, skuRow, spuRow } from './catalogue-fixture'
import { addUser, inParallel, newKey, type TestUser, value } from '../support/order-world'

const ma = '/mall/api/ma'
const item = (id: string, fasting = false) => ({
  id,
  name: localText(id, id, id),
  explain: localText('e', 'e', 'e'),
  needsFasting: fasting,
})
const group = (id: string, ...ids: string[]) => ({
  id,
  name: localText(id, id, id),
  hint: localText('', '', ''),
  items: ids.map((one) => item(one)),
})
let ann: TestUser
let bob: TestUser

beforeAll(async () => {
  await insertRows('spu', [
    spuRow('c-small', { package_groups: [group('g-blood', 'i-sugar', 'i-fat')], price_down_cents: 200_00 }),
    spuRow('c-large', {
      package_groups: [group('g-blood', 'i-fat', 'i-sugar', 'i-iron'), group('g-heart', 'i-ecg')],
      price_down_cents: 1000_00,
    }),
    spuRow('c-secret', { package_groups: [group('g-heart', 'i-ecg')], is_price_hidden: true }),
    spuRow('c-jab', { kind: 'vaccine', slot_kind: 'vaccine' }),
    spuRow('c-gone', { is_deleted: true }),
    spuRow('c-found', {
      name: localText('骨髓尋寶檢查', '骨髓寻宝检查', 'Treasure check'),
      search_text: searchTextOf(['骨髓尋寶檢查', 'Treasure check']),
    }),
    ...Array.from({ length: limits.compareList }, (_unused, index) => spuRow(`c-many-${index}`)),
  ])
  await insertRows(
    'sku',
    ['c-small', 'c-large', 'c-secret', 'c-jab', 'c-found'].map((id) => skuRow(`${id}-sku`, id)),
  )
  ;[ann, bob] = await Promise.all([addUser(), addUser()])
})

const as = (user: TestUser) => ({
  get: <T>(path: string, query: Record<string, string> = {}, lang?: string) =>
    medibook.call<T>('GET', `${ma}${path}`, { query, session: user.session, ...(lang ? { lang } : {}) }),
  post: <T>(path: string, body: unknown) =>
    medibook.call<T>('POST', `${ma}${path}`, { body, session: user.session }),
  drop: <T>(path: string) => medibook.call<T>('DELETE', `${ma}${path}`, { session: user.session }),
})

describe('favourites', () => {
  test('the same thing kept many times at once is kept once', async () => {
    const answers = await inParallel(8, () =>
      as(ann).post<{ id: string }>('/usercollect', { kind: 'goods', targetId: 'c-small' }),
    )
    expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1)
    expect(await value(`select count(*) from favourite where user_id = $1`, [ann.id])).toBe(1)
  })
  test('a price that went down or up is told with its sign', async () => {
    await as(ann).post('/usercollect', { kind: 'goods', targetId: 'c-large' })
    await medibook.query(
      `update spu set price_down_cents = case id when 'c-small' then 15050 else 120000 end where id in ('c-small', 'c-large')`,
    )
    const { data } = await as(ann).get<PageOf<Favourite>>('/usercollect/page', { kind: 'goods' })
    expect(data.records.map((row) => [row.targetId, row.priceThen, row.priceChange])).toEqual([
      ['c-large', '1000.00', '+200.00'],
      ['c-small', '200.00', '-49.50'],
    ])
    await medibook.query(
      `update spu set price_down_cents = case id when 'c-small' then 20000 else 100000 end where id in ('c-small', 'c-large')`,
    )
  })
  test('what was let go of comes back as it was, but not from the future', async () => {
    const {
      data: {
        records: [before],
      },
    } = await as(ann).get<PageOf<Favourite>>('/usercollect/page', { kind: 'goods' })
    expect(before?.targetId).toBe('c-large')
    await as(ann).drop(`/usercollect/${before?.id}`)
    await as(ann).post('/usercollect', {
      kind: 'goods',
      targetId: 'c-large',
      createTime: '2026-01-02 03:04:05',
      priceThen: '900.00',
    })
    const {
      data: { records },
    } = await as(ann).get<PageOf<Favourite>>('/usercollect/page', { kind: 'goods' })
    expect(records.map((row) => [row.targetId, row.priceThen, row.priceChange])).toEqual([
      ['c-small', '200.00', null],
      ['c-large', '900.00', '+100.00'],
    ])
    expect(records[1]?.createTime).toBe('2026-01-02 03:04:05')
    await as(ann).drop(`/usercollect/${records[1]?.id}`)
    const { data: again } = await as(ann).post<{ id: string; createTime: string }>('/usercollect', {
      kind: 'goods',
      targetId: 'c-large',
      createTime: '2099-01-01 00:00:00',
    })
    expect(again.createTime < '2099').toBe(true)
  })
  test.each([
    ['priceThen', '-900.00'],
    ['priceThen', '99999999.99'],
    ['priceThen', '900'],
    ['createTime', '2026-02-31 03:04:05'],
    ['createTime', '2026-01-02 25:04:05'],
    ['createTime', '2026-01-02 03:61:05'],
    ['createTime', '2026-01-02 03:04:60'],
    ['createTime', '0000-01-01 00:00:00'],
  ])('what never was is said at its field: %s %s', async (field, said) => {
    expect(
      await as(ann).post('/usercollect', { kind: 'goods', targetId: 'c-large', [field]: said }),
    ).toMatchObject({ code: 40000, data: { field } })
  })
  test('the dearest price that can be said is kept', async () => {
    await as(bob).post('/usercollect', {
      kind: 'goods',
      targetId: 'c-small',
      priceThen: '9999999.99',
      createTime: '2024-02-29 23:59:59',
    })
    const { data } = await as(bob).get<PageOf<Favourite>>('/usercollect/page', { kind: 'goods' })
    expect(data.records).toMatchObject([{ priceThen: '9999999.99', createTime: '2024-02-29 23:59:59' }])
  })
  test('a hidden price leaves in no field', async () => {
    await as(ann).post('/usercollect', { kind: 'goods', targetId: 'c-secret' })
    const { data } = await as(ann).get<PageOf<Favourite>>('/usercollect/page', { kind: 'goods' })
    expect(data.records[0]).toMatchObject({
      targetId: 'c-secret',
      priceThen: null,
      priceChange: null,
      goods: { priceDown: null, salesPrice: null },
    })
  })
  test.each([
    ['goods', 'nowhere'],
    ['goods', 'c-gone'],
    ['clinic', 'c-small'],
    ['doctor', 'nobody'],
  ])('%s %s cannot be kept', async (kind, targetId) => {
    expect(await as(ann).post('/usercollect', { kind, targetId })).toMatchObject({ code: 40400 })
  })
  test("somebody else's is not found and stays", async () => {
    const { data } = await as(ann).post<{ id: string }>('/usercollect', {
      kind: 'clinic',
      targetId: 'shop-central',
    })
    expect(await as(bob).drop(`/usercollect/${data.id}`)).toMatchObject({ code: 40400 })
    expect(
      await as(ann).get('/usercollect/state', { kind: 'clinic', targetId: 'shop-central' }),
    ).toMatchObject({ data: { isCollected: '1', id: data.id } })
    // as WeChat sends it: JSON by name, and nothing in it
    const answer = await medibook.inject({
      method: 'DELETE',
      url: `/mall/api/ma/usercollect/${data.id}`,
      session: ann.session,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.json()).toMatchObject({ code: 0, data: true })
    expect(await as(ann).drop(`/usercollect/${data.id}`)).toMatchObject({ code: 40400 })
  })
  test('a brand is followed and left by turns; said which, a repetition changes nothing', async () => {
    const [brand] = await medibook.query<{ id: string }>('select id from brand limit 1')
    const before = await value('select count(*) from brand_follow where brand_id = $1', [brand?.id])
    const toggle = (isFollowed?: string) =>
      as(bob).post<{ isFollowed: string; followers: number }>('/brandCollect/collect', {
        brandId: brand?.id,
        ...(isFollowed ? { isFollowed } : {}),
      })
    expect((await toggle()).data).toMatchObject({ isFollowed: '1', followers: before + 1 })
    expect((await toggle('1')).data).toMatchObject({ isFollowed: '1', followers: before + 1 })
    expect(
      (await as(bob).get<{ id: string }[]>('/brandCollect/collectList')).data.map((row) => row.id),
    ).toEqual([brand?.id])
    expect((await toggle()).data).toMatchObject({ isFollowed: '0', followers: before })
  })
})

describe('comparison', () => {
  test('says what is common, what only one has, and what an item costs', async () => {
    const { data } = await medibook.call<Comparison>('GET', '/mall/api/web/goodsspu/compare', {
      query: { ids: 'c-small,c-large' },
      lang: 'en',
    })
    expect(
      data.columns.map((column) => [column.spuId, column.itemCount, column.pricePerItem, column.uniqueCount]),
    ).toEqual([
      ['c-small', 2, '100.00', 0],
      ['c-large', 4, '250.00', 2],
    ])
    expect(
      data.groups.map((one) => [
        one.id,
        one.isCommon,
        one.rows.map((row) => [row.itemId, row.has.join(''), row.uniqueTo]),
      ]),
    ).toEqual([
      [
        'g-blood',
        '0',
        [
          ['i-sugar', '11', null],
          ['i-fat', '11', null],
          ['i-iron', '01', 'c-large'],
        ],
      ],
      ['g-heart', '0', [['i-ecg', '01', 'c-large']]],
    ])
    expect(data).toMatchObject({ itemCount: 4, commonCount: 2 })
  })
  test('a hidden price has no price for an item either', async () => {
    const { data } = await medibook.call<Comparison>('GET', '/mall/api/web/goodsspu/compare', {
      query: { ids: 'c-small,c-secret' },
    })
    expect(data.columns[1]).toMatchObject({ pricePerItem: null, goods: { priceDown: null } })
  })
  test.each([
    ['c-small', 71603],
    ['c-small,c-small', 71603],
    ['c-small,c-large,c-secret,c-found,c-many-0', 71603],
    ['c-small,c-jab', 71602],
    ['c-small,nowhere', 40400],
    ['c-small,c-gone', 80004],
  ])('%s is refused with %i', async (ids, code) => {
    expect(await medibook.call('GET', '/mall/api/web/goodsspu/compare', { query: { ids } })).toMatchObject({
      code,
    })
  })
  test('the list takes each package once and no more than allowed, also all at once', async () => {
    const add = (spuId: string) => as(ann).post<CompareEntry>('/userinfo/createCompareSpu', { spuId })
    const first = await add('c-small')
    expect((await add('c-small')).data.id).toBe(first.data.id)
    expect(await add('c-jab')).toMatchObject({ code: 71602 })
    const answers = await inParallel(limits.compareList, (index) => add(`c-many-${index}`))
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(limits.compareList - 1)
    expect(answers.filter((answer) => answer.code === 71601)).toHaveLength(1)
    expect(await value('select count(*) from compare_entry where user_id = $1', [ann.id])).toBe(
      limits.compareList,
    )
    expect(await as(bob).drop(`/userinfo/deleteCompareSpu/${first.data.id}`)).toMatchObject({ code: 40400 })
    expect(await as(ann).drop(`/userinfo/deleteCompareSpu/${first.data.id}`)).toMatchObject({ code: 0 })
    expect(await add('c-large')).toMatchObject({ code: 0 })
  })
  test('only what is on the list can be chosen from it', async () => {
    expect(await as(ann).get('/userinfo/selectCompareSpus', { spuIds: 'c-large,c-small' })).toMatchObject({
      code: 40400,
    })
    expect(await as(bob).get('/userinfo/selectCompareSpus')).toMatchObject({
      code: 0,
      data: { entries: [], comparison: null },
    })
  })
})

async function completedItem(user: TestUser, status = '3'): Promise<string> {
  const id = newKey()
  const now = medibook.clock.now().toISOString()
  await insertRows('order_info', [
    {
      id,
      order_no: id.slice(-30),
      user_id: user.id,
      status,
      is_paid: true,
      sales_cents: 100,
      discount_cents: 0,
      tax_cents: 0,
      freight_cents: 0,
      payment_cents: 100,
      buyer_name: 'x',
      buyer_phone_code: '+852',
      buyer_phone: '91234567',
      person_id: user.person,
      create_time: now,
      pay_deadline: now,
      completed_time: now,
    },
  ])
  await insertRows('order_item', [
    {
      id: `${id}-1`,
      order_id: id,
      spu_id: 'c-small',
      sku_id: 'c-small-sku',
      spu_name: localText('a', 'a', 'a'),
      spec_info: localText('a', 'a', 'a'),
      pic_url: '/a.svg',
      quantity: 1,
      sales_price_cents: 100,
      payment_cents: 100,
      is_bookable: true,
    },
  ])
  return `${id}-1`
}

describe('reviews', () => {
  const write = (user: TestUser, orderItemId: string, over: Record<string, unknown> = {}) =>
    as(user).post<Review>('/goodsappraises', {
      idempotencyKey: newKey(),
      orderItemId,
      score: 4,
      content: '不錯',
      tags: ['clean'],
      ...over,
    })
  const score = async () =>
    (
      await medibook.query<{ review_count: number; review_score_sum: number }>(
        `select review_count, review_score_sum from spu where id = 'c-small'`,
      )
    )[0]

  test('one for an item of a completed order of mine, and its score goes into the average', async () => {
    const mine = await completedItem(ann)
    const before = await score()
    const { code, data } = await write(ann, mine)
    expect(code).toBe(0)
    expect(data).toMatchObject({ score: 4, content: '不錯', tags: [{ tag: 'clean' }], reply: null })
    expect(data.authorText).toMatch(/歲女士$/)
    expect(await score()).toEqual({
      review_count: (before?.review_count ?? 0) + 1,
      review_score_sum: (before?.review_score_sum ?? 0) + 4,
    })
    expect(await write(ann, mine)).toMatchObject({ code: 71604 })
    const page = await as(ann).get<PageOf<ReviewItem>>('/goodsappraises', { state: 'written' })
    expect(page.data.records[0]).toMatchObject({ orderItemId: mine, review: { id: data.id } })
  })
  test('written ten times at once, it is there once', async () => {
    const mine = await completedItem(ann)
    const answers = await inParallel(10, () => write(ann, mine))
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, ...Array<number>(9).fill(71604)])
    const key = newKey()
    const again = await completedItem(ann)
    const same = await inParallel(4, () => write(ann, again, { idempotencyKey: key }))
    expect(new Set(same.map((answer) => answer.data.id)).size).toBe(1)
  })
  test.each([
    ['1', 71605],
    ['6', 71605],
  ])('an order in state %s is refused with %i', async (status, code) => {
    expect(await write(ann, await completedItem(ann, status))).toMatchObject({ code })
  })
  test("somebody else's order, a picture that is nobody's upload, a score of 0, a text too long", async () => {
    const mine = await completedItem(ann)
    expect(await write(bob, mine)).toMatchObject({ code: 40400 })
    expect(await write(ann, mine, { picUrls: ['/uploads/not-mine.jpg'] })).toMatchObject({
      code: 40000,
      data: { field: 'picUrls' },
    })
    expect(await write(ann, mine, { score: 0 })).toMatchObject({ code: 40000 })
    expect(await write(ann, mine, { content: 'x'.repeat(limits.textareaLength + 1) })).toMatchObject({
      code: 40000,
    })
    expect(await write(ann, mine)).toMatchObject({ code: 0 })
  })
  test('those of a shop are of what it offers now', async () => {
    const [answered] = await medibook.query<{ spu_id: string; shop_id: string }>(
      `select spu_id, shop_id from spu_shop join review using (spu_id) join spu on spu.id = spu_id and is_on_shelf and not is_deleted order by shop_id, spu_id limit 1`,
    )
    const { spu_id: spuId = '', shop_id: shopId = '' } = answered ?? {}
    const ofShop = async () => {
      const { data } = await medibook.call<PageOf<{ spuId: string }>>(
        'GET',
        `${ma}/shopinfo/${shopId}/appraises`,
        { query: { size: '100' } },
      )
      return { shown: data.records.filter((row) => row.spuId === spuId).length, total: data.total }
    }
    const before = await ofShop()
    expect(before.shown).toBeGreaterThan(0)
    const own = Number(await value(`select count(*) from review where spu_id = '${spuId}'`))
    for (const change of ['is_on_shelf = false', 'is_deleted = true']) {
      await medibook.query(`update spu set ${change} where id = $1`, [spuId])
      expect(await ofShop()).toEqual({ shown: 0, total: before.total - own })
      await medibook.query('update spu set is_on_shelf = true, is_deleted = false where id = $1', [spuId])
    }
    expect(await ofShop()).toEqual(before)
  })
  test('the desk answers a review once, and everybody reads the answer', async () => {
    const { data } = await write(ann, await completedItem(ann))
    const reply = () =>
      medibook.call('POST', '/sandbox/desk/reviews/reply', { body: { id: data.id, reply: '多謝' } })
    expect(await reply()).toMatchObject({ code: 0 })
    expect(await reply()).toMatchObject({ code: 40400 })
    const page = await medibook.call<PageOf<Review>>('GET', `${ma}/goodsappraises/page`, {
      query: { spuId: 'c-small', size: '50' },
    })
    expect(page.data.records.find((row) => row.id === data.id)).toMatchObject({ reply: '多謝' })
  })
  test('the summary counts by score and tag, and the list can be narrowed to them', async () => {
    const total = await value(`select count(*) from review where spu_id = 'c-small'`)
    const { data } = await medibook.call<{
      total: number
      scores: { score: number; count: number }[]
      tags: { tag: string; count: number }[]
    }>('GET', `${ma}/goodsappraises/summary`, { query: { spuId: 'c-small' } })
    expect(data).toMatchObject({
      total,
      score: '4.0',
      scores: [
        { score: 5, count: 0 },
        { score: 4, count: total },
        { score: 3, count: 0 },
        { score: 2, count: 0 },
        { score: 1, count: 0 },
      ],
      tags: [{ tag: 'clean', count: total }],
    })
    expect(
      (
        await medibook.call<PageOf<Review>>('GET', `${ma}/goodsappraises/page`, {
          query: { spuId: 'c-small', score: '5' },
        })
      ).data.total,
    ).toBe(0)
    expect(
      (
        await medibook.call<PageOf<Review>>('GET', `${ma}/goodsappraises/page`, {
          query: { spuId: 'c-small', tag: 'clean' },
        })
      ).data.total,
    ).toBe(total)
  })
})

describe('browse history', () => {
  test('again moves to the front; by day; only mine is forgotten', async () => {
    const see = (user: TestUser, targetId: string) =>
      as(user).post<{ id: string }>('/browsehistory', { kind: 'goods', targetId })
    const first = await see(ann, 'c-small')
    await medibook.clock.advance(1000)
    await see(ann, 'c-large')
    await medibook.clock.advance(1000)
    expect((await see(ann, 'c-small')).data.id).toBe(first.data.id)
    const list = async (query = {}) =>
      (await as(ann).get<PageOf<{ targetId: string; id: string; day: string }>>('/browsehistory/page', query))
        .data.records
    expect((await list()).map((row) => row.targetId)).toEqual(['c-small', 'c-large'])
    const [{ day } = { day: '' }] = await list()
    expect(await list({ day })).toHaveLength(2)
    expect(await list({ day: '2020-01-01' })).toHaveLength(0)
    expect(await as(bob).post('/browsehistory/del', { ids: [first.data.id] })).toMatchObject({
      data: { deleted: 0 },
    })
    expect(await as(ann).post('/browsehistory/del', { ids: [first.data.id] })).toMatchObject({
      data: { deleted: 1 },
    })
    expect(await as(ann).drop('/browsehistory')).toMatchObject({ data: { deleted: 1 } })
  })
  test('no more than so many are remembered', async () => {
    await medibook.query(
      `insert into browse_record (id, user_id, kind, target_id, time) select 'old-' || n, $1, 'goods', 'x-' || n, now() - make_interval(days => 1, secs => n) from generate_series(1, $2::int) n`,
      [bob.id, limits.browseRecords],
    )
    await as(bob).post('/browsehistory', { kind: 'goods', targetId: 'c-small' })
    expect(await value('select count(*) from browse_record where user_id = $1', [bob.id])).toBe(
      limits.browseRecords,
    )
    expect(
      await value(
        `select count(*) from browse_record where user_id = $1 and target_id = 'x-${limits.browseRecords}'`,
        [bob.id],
      ),
    ).toBe(0)
  })
})

describe('search', () => {
  const find = async (query: Record<string, string>) =>
    (await medibook.call<DataOf<typeof search>>('GET', '/mall/api/web/search', { query, lang: 'en' })).data
  test.each(['骨髓尋寶', '骨髓寻宝', 'gusuixunbao', 'gsxb', 'GU SUI xun bao', 'treasure CHECK', '寻宝 檢查'])(
    '%s finds the same',
    async (keyword) => {
      expect((await find({ keyword })).goods.records.map((card) => card.id)).toEqual(['c-found'])
    },
  )
  test('every kind has its count and its page; with a kind only that page is filled', async () => {
    const all = await find({ keyword: '中環', size: '5' })
    expect(all.counts.clinic).toBe(all.clinics.total)
    expect(all.clinics.records.length).toBeGreaterThan(0)
    const one = await find({ keyword: '疫苗', kind: 'article' })
    expect(one).toMatchObject({ goods: { records: [] }, doctors: { records: [] } })
    expect(one.counts.goods).toBeGreaterThan(0)
    expect(one.articles.records).toHaveLength(one.counts.article)
  })
  test('signs only, and what nobody wrote, find nothing; signs of SQL are letters like others', async () => {
    for (const keyword of ['   ', '%', '_', "'; drop table spu; --", '龘靐'])
      expect((await find({ keyword })).counts.doctor).toBe(0)
  })
  test('suggestions lead somewhere', async () => {
    const { data } = await medibook.call<{ kind: string; id: string; text: string }[]>(
      'GET',
      '/mall/api/web/search/suggest',
      { query: { keyword: 'treasure' }, lang: 'en' },
    )
    expect(data).toEqual([{ kind: 'goods', id: 'c-found', text: 'Treasure check' }])
  })
})

test('the film of the home page is there to be played', async () => {
  const { data } = await medibook.call<{ videoUrl: string; posterUrl: string }[]>(
    'GET',
    `${ma}/decoration/extend/video`,
  )
  const [film] = data
  const answer = await medibook.inject({ url: film?.videoUrl ?? '', headers: { range: 'bytes=0-99' } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([206, 'video/mp4'])
  expect((await medibook.inject(film?.posterUrl ?? '')).statusCode).toBe(200)
})
