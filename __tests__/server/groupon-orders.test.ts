import { codes } from '../../contract/constants/codes'
import {
  addBargain,
  addGroupon,
  bought,
  buy,
  campaignGoods,
  founded,
  callAs,
  HOUR_MS,
  start,
} from '../support/campaign-world'
import {
  addGoods,
  addShop,
  addSlot,
  dayIn,
  newKey,
  order,
  paid,
  placed,
  price,
  ship,
  stock,
  taken,
  type TestUser,
  value,
  verify,
} from '../support/order-world'
import { goods, user, friend, buyer, inGroup, groupRow, open, givenBack } from './groupon-fixture'

test('nothing is shipped before the group is complete', async () => {
  const { groupId, orderId } = await open({ size: 2 })
  expect(await ship(orderId)).toBe(String(codes.stateForbids))
  const joined = await bought(friend, inGroup(groupId))
  await paid(friend, joined)
  expect(await ship(orderId)).toBeNull()
  expect((await order(user, orderId)).data.status).toBe('2')
})

test('nothing is handed over at the counter before the group is complete', async () => {
  const codeOf = (who: TestUser, id: string) =>
    medibook.call('generateOrderCode', {
      session: who.session,
      query: { id },
    })
  const redeem = (code: string) => medibook.call('POST', '/sandbox/desk/counter/redeem', { body: { code } })
  const { groupId, orderId } = await open({ size: 2 })
  expect(await codeOf(user, orderId)).toMatchObject({ code: codes.stateForbids })
  const { makeOrderCode } = medibook.server.load<
    typeof import('../../server/contexts/commerce/order-views/commands/order-code')
  >('contexts/commerce/order-views/commands/order-code.ts')
  await medibook.query("update groupon_group set state = 'formed' where id = $1", [groupId])
  const { code } = await makeOrderCode(medibook.server.app.contextFor(), user.id, orderId)
  await medibook.query("update groupon_group set state = 'open' where id = $1", [groupId])
  expect(await redeem(code)).toMatchObject({ code: codes.stateForbids })
  await paid(friend, await bought(friend, inGroup(groupId)))
  expect(await redeem((await codeOf(user, orderId)).data.code)).toMatchObject({ code: 0 })
})

test('a member who requests a refund while the group is open leaves it, and is refunded once', async () => {
  const { groupId, orderId } = await open({ hours: 1 })
  const joined = await bought(friend, inGroup(groupId))
  await paid(friend, joined)
  const asked = await medibook.call('refundApply', {
    session: friend.session,
    body: { idempotencyKey: newKey(), orderId: joined, reason: 'planChanged' },
  })
  expect(asked.code).toBe(0)
  const { approveRefund } = medibook.server.load<
    typeof import('../../server/contexts/commerce/refunds/commands/decide')
  >('contexts/commerce/refunds/commands/decide.ts')
  await approveRefund(medibook.server.app.contextFor(), asked.data.id)
  expect(await groupRow(groupId)).toEqual({ state: 'open', taken: 1, paid: 1 })
  const open2 = await medibook.call('refundApply', {
    session: user.session,
    body: { idempotencyKey: newKey(), orderId, reason: 'planChanged' },
  })
  expect(open2.code).toBe(0)
  await medibook.clock.advance(2 * HOUR_MS)
  for (const id of [orderId, joined]) {
    expect(await givenBack(id)).toBe(7_000)
    expect(await value('select count(*) from order_refund where order_id = $1', [id])).toBe(1)
  }
})

test('the refund of a group that failed says so in the language of its reader', async () => {
  const { orderId } = await open({ hours: 1 })
  await medibook.clock.advance(2 * HOUR_MS)
  const reasons = await Promise.all(
    (['en', 'zh-Hant'] as const).map(async (lang) => {
      const { data } = await medibook.call('refundPage', { session: user.session, lang, query: { orderId } })
      return data.records.map(({ reasonText, isRequested }) => [reasonText, isRequested])
    }),
  )
  expect(reasons).toEqual([[['The group was not complete in time', '1']], [['限時內未能成團', '1']]])
})

test('a refund that the buyer requested keeps its reason, whatever the shop wrote', async () => {
  const { orderId } = await open({ hours: 1 })
  const asked = await medibook.call('refundApply', {
    session: user.session,
    body: { idempotencyKey: newKey(), orderId, reason: 'planChanged' },
  })
  await medibook.query("update order_refund set state = 'refunded', answer = 'Gladly' where id = $1", [
    asked.data.id,
  ])
  const { data } = await medibook.call('refundPage', {
    session: user.session,
    lang: 'en',
    query: { orderId },
  })
  expect(data.records).toMatchObject([{ reasonText: 'Plans changed', answer: 'Gladly' }])
})

test('an appointment is not verified before the group is complete, and releases its place when it fails', async () => {
  await addShop('t-group-shop')
  await addGoods('t-group-package', { shops: ['t-group-shop'], stock: 50 })
  await addSlot('t-group-slot', 't-group-shop', dayIn(5), '10:00', 5)
  const groupon = await addGroupon({ goods: 't-group-package', size: 2, hours: 1, priceCents: 80_000 })
  const made = await placed(user, {
    goods: 't-group-package',
    shop: 't-group-shop',
    slot: 't-group-slot',
    expected: '800.00',
    body: { offer: { kind: 'groupon', id: groupon } },
  })
  await paid(user, made.id)
  expect((await order(user, made.id)).data).toMatchObject({ status: '11', paymentPrice: '800.00' })
  expect(await verify({ bookingId: made.bookings[0]?.id ?? '' })).toBe(String(codes.stateForbids))
  expect(await taken('t-group-slot')).toBe(1)
  await medibook.clock.advance(HOUR_MS)
  expect((await order(user, made.id)).data).toMatchObject({
    status: '6',
    refundPrice: '800.00',
    bookings: [{ state: 'cancelled' }],
  })
  expect(await taken('t-group-slot')).toBe(0)
  expect(await stock('t-group-package')).toBe(50)
})

test('the desk acts as friends: one joins and pays, another helps with a bargain', async () => {
  const desk = (action: string, id: string) =>
    medibook.inject({ method: 'POST', url: `/sandbox/desk/campaigns/${action}`, payload: { id } })
  const { groupId } = await open({ size: 3 })
  expect((await desk('join', groupId)).json().code).toBe(0)
  expect((await desk('join', groupId)).json().code).toBe(0)
  expect(await groupRow(groupId)).toEqual({ state: 'formed', taken: 3, paid: 3 })
  expect((await desk('join', groupId)).json().code).toBe(codes.grouponFull)
  const { data: entry } = await start(user, await addBargain({ goods, cuts: 2 }))
  expect((await desk('cut', entry.id)).json().code).toBe(0)
  expect((await desk('cut', entry.id)).json().code).toBe(0)
  expect((await desk('cut', entry.id)).json().code).toBe(codes.bargainComplete)
  expect((await medibook.inject('/sandbox/desk')).body).toContain('朋友')
})

describe('the price', () => {
  test('is the campaign’s when founding and joining, also for a visitor', async () => {
    const { groupon, groupId } = await open()
    const lines = [{ spuId: goods, skuId: `${goods}-sku`, quantity: 1 }]
    for (const id of [groupon, groupId])
      expect((await price({ lines, offer: { kind: 'groupon', id } })).data).toMatchObject({
        paymentPrice: '70.00',
        lines: [{ salesPrice: '70.00' }],
      })
  })

  test('is refused for other goods, for two pieces, before the campaign and after it', async () => {
    const { groupon, groupId } = await open()
    const other = await campaignGoods()
    expect(await buy(friend, { ...inGroup(groupId), goods: other })).toMatchObject({
      code: codes.offerNotForGoods,
    })
    expect(await buy(friend, { ...inGroup(groupon, '140.00'), quantity: 2 })).toMatchObject({
      code: codes.offerNotForGoods,
    })
    expect(await buy(friend, inGroup(await addGroupon({ goods, startsInMs: HOUR_MS })))).toMatchObject({
      code: codes.campaignNotBegun,
    })
    expect(
      await buy(friend, inGroup(await addGroupon({ goods, startsInMs: -HOUR_MS, endsInMs: -1 }))),
    ).toMatchObject({ code: codes.campaignOver })
    expect(await buy(friend, inGroup('nothing'))).toMatchObject({ code: codes.notFound })
  })
})

describe('lists', () => {
  test('show open groups with a place left, the most urgent first, with masked names', async () => {
    const groupon = await addGroupon({ goods, size: 2 })
    const late = await founded(friend, { goods, groupon })
    await medibook.query("update groupon_group set end_time = end_time + interval '1 hour' where id = $1", [
      late.groupId,
    ])
    const early = await founded(user, { goods, groupon })
    const full = await founded(buyer(0), { goods, groupon })
    await bought(buyer(1), inGroup(full.groupId))
    const list = (await callAs(user, 'grouponOpenPage', { query: { grouponId: groupon } })).data
    expect(list).toMatchObject({
      total: 2,
      records: [
        { id: early.groupId, nickName: user.id, isMember: '1', havNum: 1, leftNum: 1 },
        { id: late.groupId, nickName: 't**', isMember: '0' },
      ],
    })
    expect((await callAs(null, 'grouponInfo', { params: { id: groupon } })).data).toMatchObject({
      openNum: 2,
      launchNum: 3,
      grouponPrice: '70.00',
      status: 'running',
    })
    await medibook.clock.advance(24 * HOUR_MS)
    expect(
      (await callAs(null, 'grouponOpenPage', { query: { grouponId: groupon } })).data.records.map(
        (row) => row.id,
      ),
    ).toEqual([late.groupId])
    expect(await callAs(null, 'grouponOpenPage', { query: { grouponId: 'nothing' } })).toMatchObject({
      code: codes.notFound,
    })
  })

  test("show the user's own by state; an overdue one never appears open", async () => {
    const first = await open({ hours: 1 })
    const second = await open({ hours: 100 })
    const mine = async (status?: string) =>
      (await callAs(user, 'grouponUserPage', { query: status === undefined ? {} : { status } })).data
    expect((await mine()).records.map((row) => row.id)).toEqual([second.groupId, first.groupId])
    expect((await callAs(friend, 'grouponUserPage')).data.total).toBe(0)
    await medibook.query('update groupon_group set end_time = start_time where id = $1', [first.groupId])
    expect(await mine('open')).toMatchObject({ total: 1, records: [{ id: second.groupId }] })
    expect(await mine('failed')).toMatchObject({
      total: 1,
      records: [{ id: first.groupId, myState: 'released' }],
    })
  })
})
