import { codes } from '../../contract/constants/codes'
import { addGroupon, bought, buy, callAs, founded, group, groupOf, HOUR_MS } from '../support/campaign-world'
import {
  act,
  addUser,
  inParallel,
  notify,
  order,
  paid,
  pay,
  placeBody,
  stock,
  type TestUser,
  value,
} from '../support/order-world'
import { goods, user, friend, buyer, inGroup, groupRow, open, givenBack } from './groupon-fixture'

const cancel = (who: TestUser, orderId: string) =>
  medibook.call('orderCancel', { params: { id: orderId }, session: who.session })

const signedInAgain = async (who: TestUser): Promise<TestUser> => ({
  ...who,
  session: await medibook.signIn(who.id),
})

describe('a group', () => {
  test('is founded by paying, joined by paying, and completed when full', async () => {
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

  test('of three accepts two of twenty concurrent buyers, and is completed once', async () => {
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

  test('is not overfilled through two servers', async () => {
    const second = await medibook.startServer()
    const { groupId } = await open({ size: 5 })
    const answers = await inParallel(20, (index) =>
      (index % 2 ? medibook : second).call('placeOrder', {
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

  test('contains each account once, also under ten concurrent requests', async () => {
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

  test('regains its place from an order that is cancelled or not paid in time', async () => {
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

  test('is removed when its founder never pays', async () => {
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
  test('is told in hours with the rule of the refund', async () => {
    const groupon = await addGroupon({ goods, hours: 36 })
    const { data } = await callAs(null, 'grouponInfo', { params: { id: groupon } })
    expect(data.refundNote).toMatch(/within 36 h of its start, the full amount is refunded/)
  })

  test('refunds every member in full, and returns the place and the stock', async () => {
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
      refundNote: expect.stringContaining('the amount is refunded') as string,
      members: [{ isMe: '1' }, {}],
    })
    expect(await buy(buyer(0), inGroup(groupId))).toMatchObject({ code: codes.grouponOver })
    await medibook.runDueJobs()
    expect(await stock(goods)).toBe(before)
  })

  test('cancels unpaid orders, and refunds payments that arrive later', async () => {
    const { groupId } = await open({ hours: 1, size: 2 })
    await medibook.clock.advance(50 * 60_000)
    const joined = await bought(friend, inGroup(groupId))
    const started = await pay(friend, joined)
    await medibook.clock.advance(11 * 60_000)
    expect((await groupRow(groupId))?.state).toBe('failed')
    expect((await order(friend, joined)).data.status).toBe('5')
    expect((await group(friend, groupId)).data).toMatchObject({ myState: 'released', refundNote: null })
    await notify(await act(started.data.transactionId, 'paid'))
    expect((await order(friend, joined)).data.status).toBe('5')
    expect(
      await value('select count(*) from payment where order_id = $1 and refunded_time is not null', [joined]),
    ).toBe(1)
    expect((await groupRow(groupId))?.state).toBe('failed')
  })

  test('and a concurrent last member either complete the group or refund everyone', async () => {
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
        const kept = `select count(*) from payment p where p.order_id in ($1, $2) and p.state = 'paid' and
            p.refunded_time is null and not exists (select 1 from order_refund r where r.order_id =
            p.order_id and r.state = 'refunded' and r.amount_cents = p.amount_cents)`
        expect(await value(kept, [orderId, joined])).toBe(0)
      }
      expect(
        await value("select count(*) from groupon_user where group_id = $1 and state = 'held'", [groupId]),
      ).toBe(0)
      await medibook.clock.reset()
    }
  }, 60_000)

  test("counts from the founder's payment", async () => {
    const groupon = await addGroupon({ goods, hours: 1 })
    const orderId = await bought(user, inGroup(groupon))
    await medibook.clock.advance(20 * 60_000)
    await paid(user, orderId)
    const { leftSeconds } = (await group(user, await groupOf(orderId))).data
    expect(leftSeconds).toBeGreaterThan(3590)
    expect(leftSeconds).toBeLessThanOrEqual(3600)
  })
})
