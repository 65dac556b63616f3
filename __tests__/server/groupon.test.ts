import type { PageOf } from '../../contract/common'
import { codes } from '../../contract/constants/codes'
import type { GrouponInfo, GrouponOpen, GrouponUser } from '../../contract/groupon'
import {
  addBargain,
  addGroupon,
  bought,
  buy,
  campaignGoods,
  founded,
  get,
  group,
  groupOf,
  HOUR_MS,
  start,
} from '../support/campaign-world'
import {
  act,
  addGoods,
  addShop,
  addSlot,
  addUser,
  dayIn,
  inParallel,
  newKey,
  notify,
  order,
  paid,
  pay,
  placeBody,
  placed,
  price,
  ship,
  stock,
  taken,
  type TestUser,
  value,
  verify,
} from '../support/order-world'

let goods: string
let user: TestUser
let friend: TestUser
let buyers: TestUser[]

// Everything anew for each test: sessions end while the clock is moved, and unpaid orders give back stock later.
beforeEach(async () => {
  goods = await campaignGoods()
  user = await addUser()
  friend = await addUser()
  buyers = []
  for (let index = 0; index < 20; index += 1) buyers.push(await addUser())
})
afterEach(() => medibook.clock.reset())

const buyer = (index: number): TestUser => {
  const found = buyers[index]
  if (!found) throw new Error('no such buyer')
  return found
}
const inGroup = (id: string, expected = '70.00') => ({ goods, kind: 'groupon' as const, id, expected })
const cancel = (who: TestUser, orderId: string) =>
  medibook.call('PUT', `/mall/api/ma/orderinfo/cancel/${orderId}`, { session: who.session })
const groupRow = async (id: string) =>
  (
    await medibook.query<{ state: string; taken: number; paid: number }>(
      'select state, taken, paid from groupon_group where id = $1',
      [id],
    )
  )[0]
const open = async (o: Partial<Parameters<typeof addGroupon>[0]> = {}) => {
  const groupon = await addGroupon({ goods, ...o })
  return { groupon, ...(await founded(user, { goods, groupon })) }
}
const signedInAgain = async (who: TestUser): Promise<TestUser> => ({
  ...who,
  session: await medibook.signIn(who.id),
})
/** Cents that the provider has given back for an order's payments. */
const givenBack = async (orderId: string): Promise<number> => {
  await medibook.clock.advance(61_000)
  return value(
    "select coalesce(sum(amount_cents), 0) from order_refund where order_id = $1 and state = 'refunded'",
    [orderId],
  )
}

describe('a group', () => {
  test('is founded by paying, joined by paying, and forms when it is full', async () => {
    const groupon = await addGroupon({ goods })
    const first = await bought(user, inGroup(groupon))
    const groupId = await groupOf(first)
    expect((await group(user, groupId)).data).toMatchObject({
      status: 'founding',
      isLeader: '1',
      myState: 'held',
      havNum: 0,
      leftNum: 0,
    })
    expect(await group(friend, groupId)).toMatchObject({ code: codes.notFound, data: null })
    expect(await buy(friend, inGroup(groupId))).toMatchObject({ code: codes.notFound })
    await paid(user, first)
    expect((await group(friend, groupId)).data).toMatchObject({
      status: 'open',
      havNum: 1,
      leftNum: 2,
      canJoin: '1',
      members: [{ nickName: 't**', isLeader: '1', isMe: '0' }],
      orderId: null,
      myState: null,
    })

    const second = await bought(friend, inGroup(groupId))
    expect((await group(friend, groupId)).data).toMatchObject({
      status: 'open',
      havNum: 1,
      leftNum: 1,
      canJoin: '0',
      myState: 'held',
      orderId: second,
    })
    await paid(friend, second)
    const third = await bought(buyer(0), inGroup(groupId))
    expect(await groupRow(groupId)).toEqual({ state: 'open', taken: 3, paid: 2 })
    await paid(buyer(0), third)
    expect(await groupRow(groupId)).toEqual({ state: 'formed', taken: 3, paid: 3 })
    expect((await group(user, groupId)).data).toMatchObject({
      status: 'formed',
      refundNote: null,
      members: [{ nickName: user.id, isMe: '1' }, { nickName: 't**' }, { nickName: 't**' }],
    })
    expect(await buy(buyer(1), inGroup(groupId))).toMatchObject({ code: codes.grouponFull })
    await medibook.clock.advance(25 * HOUR_MS)
    expect((await groupRow(groupId))?.state).toBe('formed')
    expect((await order(await signedInAgain(user), first)).data).toMatchObject({
      isPay: '1',
      refundPrice: null,
    })
  })

  test('of three with twenty buyers at once takes two of them, who pay at once: it forms once', async () => {
    const { groupId } = await open()
    const before = await stock(goods)
    const answers = await inParallel(20, (index) => buy(buyer(index), inGroup(groupId)))
    const winners = answers.flatMap((answer, index) =>
      answer.code === 0 ? [{ who: buyer(index), orderId: answer.data.id }] : [],
    )
    expect(winners).toHaveLength(2)
    expect(answers.filter((answer) => answer.code === codes.grouponFull)).toHaveLength(18)
    expect(await stock(goods)).toBe(before - 2)
    expect(await groupRow(groupId)).toEqual({ state: 'open', taken: 3, paid: 1 })
    await Promise.all(winners.map(({ who, orderId }) => paid(who, orderId)))
    expect(await groupRow(groupId)).toEqual({ state: 'formed', taken: 3, paid: 3 })
    expect(
      await value("select count(*) from groupon_user where group_id = $1 and state = 'paid'", [groupId]),
    ).toBe(3)
  }, 60_000)

  test('is not over-full through two servers', async () => {
    const second = await medibook.startServer()
    const { groupId } = await open({ size: 5 })
    const answers = await inParallel(20, (index) =>
      (index % 2 ? medibook : second).call('POST', '/mall/api/ma/orderinfo', {
        session: buyer(index).session,
        body: placeBody(buyer(index), {
          goods,
          expected: '70.00',
          body: { offer: { kind: 'groupon', id: groupId } },
        }),
      }),
    )
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(4)
    expect(await groupRow(groupId)).toEqual({ state: 'open', taken: 5, paid: 1 })
    await second.close()
  }, 60_000)

  test('has nobody twice, also not ten times at once', async () => {
    const { groupId } = await open({ size: 5 })
    expect(await buy(user, inGroup(groupId))).toMatchObject({
      code: codes.grouponAlreadyIn,
      data: { groupId },
    })
    const answers = await inParallel(10, () => buy(friend, inGroup(groupId)))
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
    expect(answers.filter((answer) => answer.code === codes.grouponAlreadyIn)).toHaveLength(9)
    expect((await groupRow(groupId))?.taken).toBe(2)
  }, 30_000)

  test('gets its place back from an order that is cancelled or not paid in time', async () => {
    const { groupId } = await open()
    const before = await stock(goods)
    const joined = await bought(friend, inGroup(groupId))
    await cancel(friend, joined)
    expect(await groupRow(groupId)).toEqual({ state: 'open', taken: 1, paid: 1 })
    expect((await group(friend, groupId)).data).toMatchObject({ canJoin: '1', myState: 'released' })
    await bought(friend, inGroup(groupId))
    await medibook.clock.advance(31 * 60_000)
    expect(await groupRow(groupId)).toEqual({ state: 'open', taken: 1, paid: 1 })
    expect(await stock(goods)).toBe(before)
  })

  test('whose founder never pays is nobody’s', async () => {
    const groupon = await addGroupon({ goods })
    const orderId = await bought(user, inGroup(groupon))
    const groupId = await groupOf(orderId)
    await medibook.clock.advance(31 * 60_000)
    expect(await groupRow(groupId)).toEqual({ state: 'closed', taken: 0, paid: 0 })
    expect(await group(friend, groupId)).toMatchObject({ code: codes.notFound })
    expect((await group(user, groupId)).data).toMatchObject({ status: 'closed', myState: 'released' })
    expect(await buy(friend, inGroup(groupId))).toMatchObject({
      code: expect.any(Number) as number,
      data: null,
    })
  })
})

describe('the deadline', () => {
  test('gives every member the whole amount, the place and the stock back', async () => {
    const before = await stock(goods)
    const { groupId, orderId } = await open({ hours: 2 })
    const joined = await bought(friend, inGroup(groupId))
    await paid(friend, joined)
    await medibook.clock.advance(2 * HOUR_MS)
    expect((await groupRow(groupId))?.state).toBe('failed')
    for (const [who, id] of [
      [user, orderId],
      [friend, joined],
    ] as const)
      expect((await order(who, id)).data).toMatchObject({ status: '6', refundPrice: '70.00' })
    expect(await stock(goods)).toBe(before)
    expect(await givenBack(orderId)).toBe(7_000)
    expect(await givenBack(joined)).toBe(7_000)
    expect((await group(user, groupId)).data).toMatchObject({
      status: 'failed',
      myState: 'released',
      leftNum: 0,
      canJoin: '0',
      refundNote: expect.stringContaining('money') as string,
      members: [{ isMe: '1' }, {}],
    })
    expect(await buy(buyer(0), inGroup(groupId))).toMatchObject({ code: codes.grouponOver })
    await medibook.runDueJobs()
    expect(await stock(goods)).toBe(before)
  })

  test('cancels what is not paid, and money that comes later goes back', async () => {
    const { groupId } = await open({ hours: 1, size: 2 })
    await medibook.clock.advance(50 * 60_000)
    const joined = await bought(friend, inGroup(groupId))
    const started = await pay(friend, joined)
    await medibook.clock.advance(11 * 60_000)
    expect((await groupRow(groupId))?.state).toBe('failed')
    expect((await order(friend, joined)).data.status).toBe('5')
    await notify(await act(started.data.transactionId, 'paid'))
    expect((await order(friend, joined)).data.status).toBe('5')
    expect(
      await value('select count(*) from payment where order_id = $1 and refunded_time is not null', [joined]),
    ).toBe(1)
    expect((await groupRow(groupId))?.state).toBe('failed')
  })

  test('and the last member at the same moment: either all have the goods, or all have their money', async () => {
    for (let round = 0; round < 4; round += 1) {
      const founder = await addUser()
      const groupon = await addGroupon({ goods, size: 2, hours: 1 })
      const { groupId, orderId } = await founded(founder, { goods, groupon })
      await medibook.clock.advance(45 * 60_000)
      const joiner = await addUser()
      const joined = await bought(joiner, inGroup(groupId))
      const started = await pay(joiner, joined)
      const notice = await act(started.data.transactionId, 'paid')
      await Promise.all([
        notify(notice),
        medibook.clock.advance(15 * 60_000 + 1),
        group(founder, groupId),
        group(joiner, groupId),
      ])
      await medibook.runDueJobs()
      const state = (await groupRow(groupId))?.state
      const orders = [(await order(founder, orderId)).data, (await order(joiner, joined)).data]
      if (state === 'formed')
        expect(orders.map((item) => [item.isPay, item.refundPrice])).toEqual([
          ['1', null],
          ['1', null],
        ])
      else {
        expect(state).toBe('failed')
        expect(['5', '6']).toContain(orders[1]?.status)
        expect(orders[0]).toMatchObject({ status: '6', refundPrice: '70.00' })
        expect(await givenBack(orderId)).toBe(7_000)
        const kept =
          "select count(*) from payment p where p.order_id in ($1, $2) and p.state = 'paid' and p.refunded_time is null and not exists (select 1 from order_refund r where r.order_id = p.order_id and r.state = 'refunded' and r.amount_cents = p.amount_cents)"
        expect(await value(kept, [orderId, joined])).toBe(0)
      }
      expect(
        await value("select count(*) from groupon_user where group_id = $1 and state = 'held'", [groupId]),
      ).toBe(0)
      await medibook.clock.reset()
    }
  }, 60_000)

  test('counts from when the founder has paid', async () => {
    const groupon = await addGroupon({ goods, hours: 1 })
    const orderId = await bought(user, inGroup(groupon))
    await medibook.clock.advance(20 * 60_000)
    await paid(user, orderId)
    const { leftSeconds } = (await group(user, await groupOf(orderId))).data
    expect(leftSeconds).toBeGreaterThan(3590)
    expect(leftSeconds).toBeLessThanOrEqual(3600)
  })
})

test('nothing is sent before the group is formed', async () => {
  const { groupId, orderId } = await open({ size: 2 })
  expect(await ship(orderId)).toBe(String(codes.stateForbids))
  const joined = await bought(friend, inGroup(groupId))
  await paid(friend, joined)
  expect(await ship(orderId)).toBeNull()
  expect((await order(user, orderId)).data.status).toBe('2')
})

test('a member who asks for the money while the group waits leaves it, and gets it once', async () => {
  const { groupId, orderId } = await open({ hours: 1 })
  const joined = await bought(friend, inGroup(groupId))
  await paid(friend, joined)
  const asked = await medibook.call<{ id: string }>('POST', '/mall/api/ma/orderrefunds', {
    session: friend.session,
    body: { idempotencyKey: newKey(), orderId: joined, reason: 'planChanged' },
  })
  expect(asked.code).toBe(0)
  const { approveRefund } =
    medibook.server.load<typeof import('../../server/modules/refunds/decide')>('modules/refunds/decide.ts')
  await approveRefund(medibook.server.app.contextFor(), asked.data.id)
  expect(await groupRow(groupId)).toEqual({ state: 'open', taken: 1, paid: 1 })
  const open2 = await medibook.call<{ id: string }>('POST', '/mall/api/ma/orderrefunds', {
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

test('an appointment is not verified before the group is formed, and its place is free again when the group fails', async () => {
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

test('the desk plays the friends: one joins and pays, another cuts', async () => {
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
  test('is the campaign’s to found and to join, also for a visitor who asks', async () => {
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
  test('show open groups with a place left, the most urgent first, names masked', async () => {
    const groupon = await addGroupon({ goods, size: 2 })
    const late = await founded(friend, { goods, groupon })
    await medibook.query("update groupon_group set end_time = end_time + interval '1 hour' where id = $1", [
      late.groupId,
    ])
    const early = await founded(user, { goods, groupon })
    const full = await founded(buyer(0), { goods, groupon })
    await bought(buyer(1), inGroup(full.groupId))
    const list = (
      await get<PageOf<GrouponOpen>>(user, '/grouponuser/page/grouponing', { grouponId: groupon })
    ).data
    expect(list).toMatchObject({
      total: 2,
      records: [
        { id: early.groupId, nickName: user.id, isMember: '1', havNum: 1, leftNum: 1 },
        { id: late.groupId, nickName: 't**', isMember: '0' },
      ],
    })
    expect(
      (await get<GrouponInfo & { openNum: number }>(null, `/grouponinfo/${groupon}`)).data,
    ).toMatchObject({ openNum: 2, launchNum: 3, grouponPrice: '70.00', status: 'running' })
    await medibook.clock.advance(24 * HOUR_MS)
    expect(
      (
        await get<PageOf<GrouponOpen>>(null, '/grouponuser/page/grouponing', { grouponId: groupon })
      ).data.records.map((row) => row.id),
    ).toEqual([late.groupId])
    expect(await get(null, '/grouponuser/page/grouponing', { grouponId: 'nothing' })).toMatchObject({
      code: codes.notFound,
    })
  })

  test('mine are mine, by state; an overdue one never looks open', async () => {
    const first = await open({ hours: 1 })
    const second = await open({ hours: 100 })
    const mine = async (status?: string) =>
      (await get<PageOf<GrouponUser>>(user, '/grouponuser/page', status === undefined ? {} : { status })).data
    expect((await mine()).records.map((row) => row.id)).toEqual([second.groupId, first.groupId])
    expect((await get<PageOf<GrouponUser>>(friend, '/grouponuser/page')).data.total).toBe(0)
    await medibook.query('update groupon_group set end_time = start_time where id = $1', [first.groupId])
    expect(await mine('open')).toMatchObject({ total: 1, records: [{ id: second.groupId }] })
    expect(await mine('failed')).toMatchObject({
      total: 1,
      records: [{ id: first.groupId, myState: 'released' }],
    })
  })
})
