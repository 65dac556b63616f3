import { codes } from '../../../contract/constants/codes'
import * as enterprise from '../../../contract/enterprise'
import { caseFor, type CaseWorld } from './types'

const login = { invitationCode: 'HARBOUR2026', merchantId: 'merchant-harbour-kangxu' }
const missing = { params: { id: 'nothing' }, code: codes.notFound }
/** A separate session bound to the enterprise. */
async function member(world: CaseWorld): Promise<string> {
  const session = await medibook.signIn(world.user.id)
  await world.call('enterpriseLogin', { body: login }, session)
  return session
}
async function demoMember(world: CaseWorld): Promise<string> {
  const session = await medibook.signIn(world.demo.id)
  await world.call('enterpriseLogin', { body: login }, session)
  return session
}

export const enterpriseCases = [
  caseFor(enterprise.enterpriseMerchants, {
    happy: () => ({ query: { invitationCode: ' harbour2026 ' } }),
    bad: { query: {}, code: codes.inviteCodeMissing },
    expect: async (data, world) => {
      expect(data.merchants.map((row) => row.id)).toEqual(
        (
          await world.query<{ id: string }>(
            "select id from enterprise_merchant where enterprise_id = 'enterprise-harbour' order by sort",
          )
        ).map((row) => row.id),
      )
    },
  }),
  caseFor(enterprise.enterpriseLogin, {
    as: (world) => medibook.signIn(world.user.id),
    happy: () => ({ body: login }),
    bad: { body: { invitationCode: 'HARBOUR2026' }, code: codes.merchantUnknown },
    expect: async (data, world) => {
      expect(data).toMatchObject({ id: 'enterprise-harbour', merchant: { id: login.merchantId } })
      expect(
        await world.query('select merchant_id from enterprise_member where user_id = $1', [world.user.id]),
      ).toEqual([{ merchant_id: login.merchantId }])
    },
  }),
  caseFor(enterprise.enterpriseInfo, {
    as: member,
    happy: () => ({}),
    bad: null,
    expect: (data) => {
      expect(data.id).toBe('enterprise-harbour')
    },
  }),
  caseFor(enterprise.enterpriseGoodsPage, {
    as: member,
    happy: () => ({ query: { kind: 'package', size: '50' } }),
    bad: { query: { kind: 'nothing' } },
    expect: async (data, world) => {
      const rows = await world.query<{ spu_id: string; price: number }>(
        `select g.spu_id, min(g.price_cents) as price from enterprise_goods g join spu on spu.id =
          g.spu_id where g.merchant_id = $1 and spu.kind = 'package' group by g.spu_id`,
        [login.merchantId],
      )
      expect(Object.fromEntries(data.records.map((row) => [row.id, row.enterprisePrice]))).toEqual(
        Object.fromEntries(rows.map((row) => [row.spu_id, (Number(row.price) / 100).toFixed(2)])),
      )
      expect(data.total).toBe(rows.length)
    },
  }),
  caseFor(enterprise.enterpriseGoodsDetail, {
    as: member,
    happy: async (world) => ({
      params: {
        id:
          (
            await world.query<{ spu_id: string }>(
              'select spu_id from enterprise_goods where merchant_id = $1 order by id limit 1',
              [login.merchantId],
            )
          )[0]?.spu_id ?? '',
      },
    }),
    bad: missing,
    expect: async (data, world) => {
      expect(data.prices.map((row) => row.skuId).sort()).toEqual(
        (
          await world.query<{ sku_id: string }>(
            'select sku_id from enterprise_goods where merchant_id = $1 and spu_id = $2 order by sku_id',
            [login.merchantId, data.goods.id],
          )
        ).map((row) => row.sku_id),
      )
    },
  }),
  caseFor(enterprise.enterpriseOrderPage, {
    as: demoMember,
    happy: () => ({}),
    bad: { query: { tab: 'nothing' } },
    expect: async (data, world) => {
      expect(data.records.map((row) => row.id).sort()).toEqual(
        (
          await world.query<{ order_id: string }>(
            `select order_id from enterprise_order where user_id = $1 and enterprise_id =
              'enterprise-harbour' order by order_id`,
            [world.demo.id],
          )
        ).map((row) => row.order_id),
      )
    },
  }),
  caseFor(enterprise.enterpriseOrderDetail, {
    as: demoMember,
    happy: () => ({ params: { id: 'order-enterprise-paid' } }),
    bad: { params: { id: 'order-paid' }, code: codes.notFound },
    expect: (data) => {
      expect(data.id).toBe('order-enterprise-paid')
    },
  }),
  caseFor(enterprise.enterpriseLogout, {
    as: member,
    happy: () => ({}),
    bad: null,
    expect: async (_data, world) => {
      expect(
        (
          await world.query('select 1 from session where user_id = $1 and enterprise_id is null', [
            world.user.id,
          ])
        ).length,
      ).toBeGreaterThan(0)
    },
  }),
]
