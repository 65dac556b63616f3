import type { BargainUser } from '../../contract/bargain'
import { codes } from '../../contract/constants/codes'
import { bargain, bought, buy, campaignGoods, cut, callAs } from '../support/campaign-world'
import { inParallel, order, paid, price, stock, type TestUser } from '../support/order-world'
import { goods, user, friend, everybody, started, ofBargain } from './bargain-fixture'

const cuts = async (entry: BargainUser, count: number): Promise<void> => {
  for (const helper of everybody.slice(0, count)) expect((await cut(helper, entry.id)).code).toBe(0)
}

describe('buying', () => {
  test('costs the current price of the bargain, in the preview and in the order', async () => {
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

  test('twelve concurrent orders place one', async () => {
    const entry = await started({ cuts: 2 })
    await cuts(entry, 2)
    const answers = await inParallel(12, () => buy(user, ofBargain(entry, '40.00')))
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
    expect(answers.filter((answer) => answer.code === codes.bargainOrdered)).toHaveLength(11)
  }, 30_000)

  test('an order that is cancelled or not paid in time releases the bargain', async () => {
    const entry = await started()
    const first = await bought(user, ofBargain(entry, '100.00'))
    await medibook.call('orderCancel', { params: { id: first }, session: user.session })
    expect((await bargain(user, entry.id)).data).toMatchObject({ status: 'open', orderId: null })
    await bought(user, ofBargain(entry, '100.00'))
    await medibook.clock.advance(31 * 60_000)
    expect((await bargain(user, entry.id)).data).toMatchObject({ status: 'open', orderId: null })
    expect(await cut(friend, entry.id)).toMatchObject({ code: 0 })
  })

  test('requires the floor price where the campaign demands it', async () => {
    const entry = await started({ cuts: 2, mustReachFloor: true })
    expect(entry.canBuy).toBe('0')
    expect(await buy(user, ofBargain(entry, '100.00'))).toMatchObject({ code: codes.bargainNotAtFloor })
    await cuts(entry, 2)
    expect(await buy(user, ofBargain(entry, '40.00'))).toMatchObject({ code: 0 })
  })

  test('is limited to one piece of its goods and to its owner', async () => {
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

describe('views', () => {
  test("show a campaign with one's own bargain to the owner only", async () => {
    const entry = await started()
    const one = (who: TestUser | null) => callAs(who, 'bargainInfo', { query: { id: entry.bargainId } })
    expect((await one(user)).data).toMatchObject({
      status: 'running',
      selfCut: '1',
      launchNum: 1,
      goods: { salesPrice: '100.00' },
      bargainUser: { id: entry.id },
    })
    expect((await one(friend)).data.bargainUser).toBeNull()
    expect((await one(null)).data.bargainUser).toBeNull()
    expect(await callAs(null, 'bargainInfo', { query: { id: 'nothing' } })).toMatchObject({
      code: codes.notFound,
    })
  })

  test('show others the first letter of a name and nothing of the plan', async () => {
    const entry = await started()
    await cut(friend, entry.id)
    const seen = await bargain(null, entry.id)
    expect(seen.data).toMatchObject({ nickName: 't**', isMine: '0', orderId: null, myCut: null })
    expect(JSON.stringify(seen)).not.toContain('Plan')
    const list = await callAs(user, 'bargainCutPage', { query: { bargainUserId: entry.id } })
    expect(list.data).toMatchObject({ total: 1, records: [{ nickName: 't**', isSelf: '0' }] })
    expect(
      (await callAs(friend, 'bargainCutPage', { query: { bargainUserId: entry.id } })).data.records[0],
    ).toMatchObject({ nickName: friend.id, isSelf: '1' })
    expect(await callAs(null, 'bargainCutPage', { query: { bargainUserId: 'nothing' } })).toMatchObject({
      code: codes.notFound,
    })
  })

  test("list one's own bargains newest first, and campaigns by state", async () => {
    const first = await started()
    await medibook.clock.advance(1000)
    const second = await started()
    expect((await callAs(user, 'bargainUserPage')).data.records.map((row) => row.id)).toEqual([
      second.id,
      first.id,
    ])
    expect((await callAs(friend, 'bargainUserPage')).data).toMatchObject({
      total: 0,
      records: [],
    })
    for (const status of ['coming', 'running', 'over']) {
      const { records } = (await callAs(null, 'bargainInfoPage', { query: { status, size: '100' } })).data
      expect(new Set(records.map((row) => row.status))).toEqual(new Set([status]))
    }
  })
})
