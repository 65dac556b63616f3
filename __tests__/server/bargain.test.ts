import * as fc from 'fast-check'
import type { BargainCut, BargainInfo, BargainUser } from '../../contract/bargain'
import { codes } from '../../contract/constants/codes'
import type { PageOf } from '../../contract/common'
import {
  addBargain,
  bargain,
  bought,
  buy,
  campaignGoods,
  cut,
  get,
  HOUR_MS,
  start,
} from '../support/campaign-world'
import { addUser, inParallel, order, paid, price, stock, type TestUser, value } from '../support/order-world'

let goods: string
let user: TestUser
let friend: TestUser
const everybody: TestUser[] = []

beforeAll(async () => {
  goods = await campaignGoods()
  for (let index = 0; index < 30; index += 1) everybody.push(await addUser())
}, 60_000)
beforeEach(async () => {
  user = await addUser()
  friend = await addUser()
})
afterEach(() => medibook.clock.reset())

const started = async (o: Parameters<typeof addBargain>[0] | object = {}): Promise<BargainUser> => {
  const answer = await start(user, await addBargain({ goods, ...o }))
  if (answer.code !== 0) throw new Error(`starting was refused: ${answer.code} ${answer.msg}`)
  return answer.data
}
const cuts = async (entry: BargainUser, count: number): Promise<void> => {
  for (const helper of everybody.slice(0, count)) expect((await cut(helper, entry.id)).code).toBe(0)
}
const ofBargain = (entry: BargainUser, expected: string) => ({
  goods,
  kind: 'bargain' as const,
  id: entry.id,
  expected,
})

describe('what the cuts take', () => {
  test('adds up to the difference, each at least a cent and none far from the average', () => {
    const { planCuts } = medibook.server.load<typeof import('../../server/modules/bargain/cut-plan')>(
      'modules/bargain/cut-plan.ts',
    )
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

  test('no cents, no cuts', () => {
    const { planCuts } = medibook.server.load<typeof import('../../server/modules/bargain/cut-plan')>(
      'modules/bargain/cut-plan.ts',
    )
    expect(planCuts(0, 5)).toEqual([])
  })
})

describe('starting', () => {
  test('fixes the price to start from, once per person and campaign, also ten times at once', async () => {
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

  test('is refused for goods that are sold out or cost no more than the lowest price', async () => {
    const empty = await campaignGoods(0)
    expect(await start(user, await addBargain({ goods: empty }))).toMatchObject({
      code: codes.nothingToOrder,
    })
    expect(await start(user, await addBargain({ goods, floorCents: 10_000 }))).toMatchObject({
      code: codes.nothingToOrder,
    })
    expect(await start(user, 'no-such-bargain')).toMatchObject({ code: codes.notFound })
  })

  test('never runs longer than its campaign', async () => {
    const entry = await started({ hours: 48, endsInMs: HOUR_MS })
    expect(entry.leftSeconds).toBeLessThanOrEqual(3600)
    expect(entry.leftSeconds).toBeGreaterThan(3500)
  })
})

describe('cutting', () => {
  test('thirty people at once make exactly ten cuts that reach the lowest price', async () => {
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

  test('thirty people through two servers are no more', async () => {
    const second = await medibook.startServer()
    const entry = await started({ cuts: 5 })
    const answers = await inParallel(30, (index) =>
      (index % 2 ? medibook : second).call('POST', '/mall/api/ma/bargaincut', {
        session: everybody[index]?.session ?? '',
        body: { bargainUserId: entry.id },
      }),
    )
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(5)
    await second.close()
  }, 30_000)

  test('a person cuts once: ten times at once is one cut with one answer', async () => {
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

  test('the owner cuts once, where the campaign allows it', async () => {
    const own = await started()
    expect(await cut(user, own.id)).toMatchObject({ code: 0, data: { bargainUser: { havCutNum: 1 } } })
    expect(await cut(user, own.id)).toMatchObject({ code: 0, data: { bargainUser: { havCutNum: 1 } } })
    const forbidden = await started({ isSelfCut: false })
    expect(forbidden.canCut).toBe('0')
    expect(await cut(user, forbidden.id)).toMatchObject({ code: codes.bargainNoSelfCut })
    expect(await cut(friend, forbidden.id)).toMatchObject({ code: 0 })
  })

  test('ends by the clock, but a cut that was made is still answered', async () => {
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

describe('buying', () => {
  test('costs what is reached, by the price function and by the order', async () => {
    const entry = await started()
    await cuts(entry, 3)
    const { currentPrice } = (await bargain(user, entry.id)).data
    const lines = [{ spuId: goods, skuId: `${goods}-sku`, quantity: 1 }]
    expect(
      (await price({ lines, offer: { kind: 'bargain', id: entry.id } }, user.session)).data,
    ).toMatchObject({ paymentPrice: currentPrice, lines: [{ salesPrice: currentPrice }] })
    const before = await stock(goods)
    const orderId = await bought(user, ofBargain(entry, currentPrice))
    expect(await stock(goods)).toBe(before - 1)
    expect((await bargain(user, entry.id)).data).toMatchObject({ status: 'ordered', orderId, canBuy: '0' })
    expect((await bargain(friend, entry.id)).data.orderId).toBeNull()
    expect(await cut(everybody[9] ?? user, entry.id)).toMatchObject({ code: codes.bargainOrdered })
    await paid(user, orderId)
    expect((await bargain(user, entry.id)).data.status).toBe('bought')
    expect((await order(user, orderId)).data).toMatchObject({ isPay: '1', paymentPrice: currentPrice })
    expect(await buy(user, ofBargain(entry, currentPrice))).toMatchObject({ code: codes.bargainOver })
  })

  test('twelve orders at once are one', async () => {
    const entry = await started({ cuts: 2 })
    await cuts(entry, 2)
    const answers = await inParallel(12, () => buy(user, ofBargain(entry, '40.00')))
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
    expect(answers.filter((answer) => answer.code === codes.bargainOrdered)).toHaveLength(11)
  }, 30_000)

  test('an order that is cancelled or not paid in time gives the bargain back', async () => {
    const entry = await started()
    const first = await bought(user, ofBargain(entry, '100.00'))
    await medibook.call('PUT', `/mall/api/ma/orderinfo/cancel/${first}`, { session: user.session })
    expect((await bargain(user, entry.id)).data).toMatchObject({ status: 'open', orderId: null })
    await bought(user, ofBargain(entry, '100.00'))
    await medibook.clock.advance(31 * 60_000)
    expect((await bargain(user, entry.id)).data).toMatchObject({ status: 'open', orderId: null })
    expect(await cut(friend, entry.id)).toMatchObject({ code: 0 })
  })

  test('waits for the lowest price where the campaign says so', async () => {
    const entry = await started({ cuts: 2, mustReachFloor: true })
    expect(entry.canBuy).toBe('0')
    expect(await buy(user, ofBargain(entry, '100.00'))).toMatchObject({ code: codes.bargainNotAtFloor })
    await cuts(entry, 2)
    expect(await buy(user, ofBargain(entry, '40.00'))).toMatchObject({ code: 0 })
  })

  test('is for one piece of its goods and for its owner', async () => {
    const entry = await started()
    const other = await campaignGoods()
    expect(await buy(user, { ...ofBargain(entry, '200.00'), quantity: 2 })).toMatchObject({
      code: codes.offerNotForGoods,
    })
    expect(await buy(user, { ...ofBargain(entry, '100.00'), goods: other })).toMatchObject({
      code: codes.offerNotForGoods,
    })
    expect(await buy(friend, ofBargain(entry, '100.00'))).toMatchObject({ code: codes.notFound })
    expect(await buy(user, { ...ofBargain(entry, '100.00'), id: 'nothing' })).toMatchObject({
      code: codes.notFound,
    })
    expect(
      await price({
        lines: [{ spuId: goods, skuId: `${goods}-sku`, quantity: 1 }],
        offer: { kind: 'bargain', id: entry.id },
      }),
    ).toMatchObject({ code: codes.notFound })
  })
})

describe('what is shown', () => {
  test('a campaign with my own bargain, to me alone', async () => {
    const entry = await started()
    const one = (who: TestUser | null) =>
      get<BargainInfo & { bargainUser: BargainUser | null }>(who, '/bargaininfo', { id: entry.bargainId })
    expect((await one(user)).data).toMatchObject({
      status: 'running',
      selfCut: '1',
      launchNum: 1,
      goods: { salesPrice: '100.00' },
      bargainUser: { id: entry.id },
    })
    expect((await one(friend)).data.bargainUser).toBeNull()
    expect((await one(null)).data.bargainUser).toBeNull()
    expect(await get(null, '/bargaininfo', { id: 'nothing' })).toMatchObject({ code: codes.notFound })
  })

  test('others see the first letter of a name and nothing of the plan', async () => {
    const entry = await started()
    await cut(friend, entry.id)
    const seen = await bargain(null, entry.id)
    expect(seen.data).toMatchObject({ nickName: 't**', isMine: '0', orderId: null, myCut: null })
    expect(JSON.stringify(seen)).not.toContain('Plan')
    const list = await get<PageOf<BargainCut>>(user, '/bargaincut/page', { bargainUserId: entry.id })
    expect(list.data).toMatchObject({ total: 1, records: [{ nickName: 't**', isSelf: '0' }] })
    expect(
      (await get<PageOf<BargainCut>>(friend, '/bargaincut/page', { bargainUserId: entry.id })).data
        .records[0],
    ).toMatchObject({ nickName: friend.id, isSelf: '1' })
    expect(await get(null, '/bargaincut/page', { bargainUserId: 'nothing' })).toMatchObject({
      code: codes.notFound,
    })
  })

  test('my list is mine, newest first; campaigns are found by state', async () => {
    const first = await started()
    await medibook.clock.advance(1000)
    const second = await started()
    expect(
      (await get<PageOf<BargainUser>>(user, '/bargainuser/page')).data.records.map((row) => row.id),
    ).toEqual([second.id, first.id])
    expect((await get<PageOf<BargainUser>>(friend, '/bargainuser/page')).data).toMatchObject({
      total: 0,
      records: [],
    })
    for (const status of ['coming', 'running', 'over']) {
      const { records } = (await get<PageOf<BargainInfo>>(null, '/bargaininfo/page', { status, size: '100' }))
        .data
      expect(new Set(records.map((row) => row.status))).toEqual(new Set([status]))
    }
  })
})
