import { codes } from '../../contract/constants/codes'
import { limits } from '../../contract/constants/limits'
import { inParallel, newKey, type TestUser, value } from '../support/order-world'
import { insertRows, localText } from './catalogue-fixture'
import { ann, bob, as } from './catalogue-world'

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
    as(user).call('reviewWrite', {
      body: {
        idempotencyKey: newKey(),
        orderItemId,
        score: 4,
        content: '不錯',
        tags: ['clean'],
        ...over,
      },
    })
  const score = async () =>
    (
      await medibook.query<{ review_count: number; review_score_sum: number }>(
        `select review_count, review_score_sum from spu where id = 'c-small'`,
      )
    )[0]

  test('are limited to one per item of the user’s completed order, and counted in the average', async () => {
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
    const page = await as(ann).call('myReviews', { query: { state: 'written' } })
    expect(page.data.records[0]).toMatchObject({ orderItemId: mine, review: { id: data.id } })
  })
  test('are stored once for ten concurrent requests', async () => {
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
  ])('are refused for an order in state %s with %i', async (status, code) => {
    expect(await write(ann, await completedItem(ann, status))).toMatchObject({ code })
  })
  test("are refused for another account's order, a foreign picture, a score of 0, and a text too long", async () => {
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
  test('of a shop are those of the goods it currently offers', async () => {
    const [answered] = await medibook.query<{ spu_id: string; shop_id: string }>(
      `select spu_id, shop_id from spu_shop join review using (spu_id) join spu on spu.id = spu_id
        and is_on_shelf and not is_deleted order by shop_id, spu_id limit 1`,
    )
    const { spu_id: spuId = '', shop_id: shopId = '' } = answered ?? {}
    const ofShop = async () => {
      const { data } = await medibook.call('shopReviews', { params: { id: shopId }, query: { size: '100' } })
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
  test('are answered once by the desk, visible to everyone', async () => {
    const { data } = await write(ann, await completedItem(ann))
    const reply = (text: string) =>
      medibook.call('POST', '/sandbox/desk/reviews/reply', { body: { id: data.id, reply: text } })
    const longest = '謝'.repeat(limits.textareaLength)
    expect(await reply(`${longest}謝`)).toMatchObject({ code: codes.badInput })
    expect(await reply(` ${longest} `)).toMatchObject({ code: 0 })
    expect(await reply('多謝')).toMatchObject({ code: codes.notFound })
    const page = await medibook.call('reviewPage', {
      query: { spuId: 'c-small', size: '50' },
    })
    expect(page.data.records.find((row) => row.id === data.id)).toMatchObject({ reply: longest })
  })
  test('are counted by score and tag in the summary, and the list can be filtered by them', async () => {
    const total = await value(`select count(*) from review where spu_id = 'c-small'`)
    const { data } = await medibook.call('reviewSummary', { query: { spuId: 'c-small' } })
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
        await medibook.call('reviewPage', {
          query: { spuId: 'c-small', score: '5' },
        })
      ).data.total,
    ).toBe(0)
    expect(
      (
        await medibook.call('reviewPage', {
          query: { spuId: 'c-small', tag: 'clean' },
        })
      ).data.total,
    ).toBe(total)
  })
})
