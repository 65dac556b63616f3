import * as fc from 'fast-check'
import { codes } from '../../contract/constants/codes'
import { addBargain, bargain, buy, campaignGoods, cut, HOUR_MS, start } from '../support/campaign-world'
import { inParallel, value } from '../support/order-world'
import { goods, user, friend, everybody, started, ofBargain } from './bargain-fixture'

describe('the amounts of the cuts', () => {
  test('add up to the difference, each at least a cent and none far from the average', () => {
    const { planCuts } = medibook.server.load<
      typeof import('../../server/contexts/campaigns/bargain/cut-plan')
    >('contexts/campaigns/bargain/cut-plan.ts')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1, max: 60 }), (total, count) => {
        const plan = planCuts(total, count)
        const mean = total / plan.length
        expect(plan).toHaveLength(Math.min(count, total))
        expect(plan.reduce((sum, cents) => sum + cents, 0)).toBe(total)
        for (const cents of plan) {
          expect(cents).toBeGreaterThanOrEqual(Math.max(1, Math.floor(mean / 2)))
          expect(cents).toBeLessThanOrEqual(Math.ceil(mean * 2) + 1)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('are none without cents', () => {
    const { planCuts } = medibook.server.load<
      typeof import('../../server/contexts/campaigns/bargain/cut-plan')
    >('contexts/campaigns/bargain/cut-plan.ts')
    expect(planCuts(0, 5)).toEqual([])
  })
})

describe('starting', () => {
  test('fixes the starting price once per account and campaign, also for ten concurrent calls', async () => {
    const id = await addBargain({ goods })
    const answers = await inParallel(10, () => start(user, id))
    expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set([0]))
    expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1)
    expect(answers[0]?.data).toMatchObject({
      salesPrice: '100.00',
      bargainPrice: '40.00',
      currentPrice: '100.00',
      leftAmount: '60.00',
      havCutNum: 0,
      cutNum: 10,
      status: 'open',
      isMine: '1',
      canCut: '1',
      canBuy: '1',
      orderId: null,
    })
    expect(await value('select launch_num from bargain_info where id = $1', [id])).toBe(1)
    await medibook.query('update sku set sales_price_cents = 12000 where id = $1', [`${goods}-sku`])
    expect((await start(user, id)).data.salesPrice).toBe('100.00')
    await medibook.query('update sku set sales_price_cents = 10000 where id = $1', [`${goods}-sku`])
  })

  test.each([
    ['has not begun', { startsInMs: HOUR_MS }, codes.campaignNotBegun],
    ['is over', { startsInMs: -2 * HOUR_MS, endsInMs: -1 }, codes.campaignOver],
    ['was switched off', { isEnabled: false }, codes.notFound],
  ])('is refused when the campaign %s', async (_name, span, code) => {
    expect(await start(user, await addBargain({ goods, ...span }))).toMatchObject({ code, data: null })
  })

  test('is refused for goods that are sold out or cost no more than the floor price', async () => {
    const empty = await campaignGoods(0)
    expect(await start(user, await addBargain({ goods: empty }))).toMatchObject({
      code: codes.nothingToOrder,
    })
    expect(await start(user, await addBargain({ goods, floorCents: 10_000 }))).toMatchObject({
      code: codes.nothingToOrder,
    })
    expect(await start(user, 'no-such-bargain')).toMatchObject({ code: codes.notFound })
  })

  test('never outlasts its campaign', async () => {
    const entry = await started({ hours: 48, endsInMs: HOUR_MS })
    expect(entry.leftSeconds).toBeLessThanOrEqual(3600)
    expect(entry.leftSeconds).toBeGreaterThan(3500)
  })
})

describe('cutting', () => {
  test('thirty concurrent users make exactly ten cuts that reach the floor price', async () => {
    const entry = await started()
    const answers = await inParallel(30, (index) => cut(everybody[index] ?? user, entry.id))
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(10)
    expect(answers.filter((answer) => answer.code === codes.bargainComplete)).toHaveLength(20)
    expect((await bargain(user, entry.id)).data).toMatchObject({
      status: 'done',
      havCutNum: 10,
      currentPrice: '40.00',
      leftAmount: '0.00',
      havBargainAmount: '60.00',
      canCut: '0',
      canBuy: '1',
    })
    expect(await value('select sum(cut_cents) from bargain_cut where bargain_user_id = $1', [entry.id])).toBe(
      6_000,
    )
    const [kept] = await medibook.query<{ cut_plan: number[] }>(
      'select cut_plan from bargain_user where id = $1',
      [entry.id],
    )
    const made = await medibook.query<{ cut_cents: number }>(
      'select cut_cents from bargain_cut where bargain_user_id = $1 order by cut_no',
      [entry.id],
    )
    expect(made.map((row) => row.cut_cents)).toEqual(kept?.cut_plan)
  }, 30_000)

  test('thirty users through two servers do not exceed the limit', async () => {
    const second = await medibook.startServer()
    const entry = await started({ cuts: 5 })
    const answers = await inParallel(30, (index) =>
      (index % 2 ? medibook : second).call('bargainCutMake', {
        session: everybody[index]?.session ?? '',
        body: { bargainUserId: entry.id },
      }),
    )
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(5)
    await second.close()
  }, 30_000)

  test('a user cuts once: ten concurrent calls make one cut with one answer', async () => {
    const entry = await started()
    const answers = await inParallel(10, () => cut(friend, entry.id))
    expect(
      new Set(answers.map((answer) => `${answer.code} ${answer.data.id} ${answer.data.cutPrice}`)).size,
    ).toBe(1)
    expect(answers[0]).toMatchObject({
      code: 0,
      data: {
        isSelf: '1',
        nickName: friend.id,
        bargainUser: { havCutNum: 1, isMine: '0', canCut: '0', canBuy: '0' },
      },
    })
    expect(await value('select cuts_done from bargain_user where id = $1', [entry.id])).toBe(1)
  })

  test('and buying end when the campaign is switched off', async () => {
    const entry = await started()
    expect(await cut(friend, entry.id)).toMatchObject({ code: 0 })
    const { currentPrice } = (await bargain(user, entry.id)).data
    const enable = (isEnabled: boolean) =>
      medibook.query('update bargain_info set is_enabled = $2 where id = $1', [entry.bargainId, isEnabled])
    await enable(false)
    expect((await bargain(user, entry.id)).data).toMatchObject({
      status: 'expired',
      leftSeconds: 0,
      canCut: '0',
      canBuy: '0',
    })
    expect(await cut(user, entry.id)).toMatchObject({ code: codes.bargainOver, data: null })
    expect(await buy(user, ofBargain(entry, currentPrice))).toMatchObject({ code: codes.bargainOver })
    expect(await value('select count(*) from bargain_cut where bargain_user_id = $1', [entry.id])).toBe(1)
    await enable(true)
    expect(await buy(user, ofBargain(entry, currentPrice))).toMatchObject({ code: 0 })
  })

  test('the owner cuts once, if the campaign allows it', async () => {
    const own = await started()
    expect(await cut(user, own.id)).toMatchObject({ code: 0, data: { bargainUser: { havCutNum: 1 } } })
    expect(await cut(user, own.id)).toMatchObject({ code: 0, data: { bargainUser: { havCutNum: 1 } } })
    const forbidden = await started({ isSelfCut: false })
    expect(forbidden.canCut).toBe('0')
    expect(await cut(user, forbidden.id)).toMatchObject({ code: codes.bargainNoSelfCut })
    expect(await cut(friend, forbidden.id)).toMatchObject({ code: 0 })
  })

  test('ends at the deadline, but an earlier cut is still returned', async () => {
    const entry = await started({ hours: 2 })
    await cut(friend, entry.id)
    await medibook.clock.advance(2 * HOUR_MS)
    expect((await bargain(user, entry.id)).data).toMatchObject({
      status: 'expired',
      leftSeconds: 0,
      canCut: '0',
      canBuy: '0',
    })
    expect(await cut(everybody[0] ?? user, entry.id)).toMatchObject({ code: codes.bargainOver })
    expect(await cut(friend, entry.id)).toMatchObject({ code: 0 })
    expect(
      await buy(user, ofBargain(entry, (await bargain(user, entry.id)).data.currentPrice)),
    ).toMatchObject({ code: codes.bargainOver })
  })
})
