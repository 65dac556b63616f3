import * as cart from '../../../contract/cart'
import type { CartLine } from '../../../contract/cart'
import { codes } from '../../../contract/constants/codes'
import * as coupons from '../../../contract/coupons'
import * as points from '../../../contract/points'
import { caseFor, type CaseWorld, type EndpointCase } from './types'

const SKU = { spuId: 'spu-item-masks-adult', skuId: 'sku-item-masks-adult-1' }
const OTHER = { spuId: 'spu-item-hand-gel', skuId: 'sku-item-hand-gel-1' }
let keys = 0
const newKey = (): string => `trade-case-key-${String((keys += 1)).padStart(6, '0')}`
const count = async (world: CaseWorld, from: string, values: unknown[] = []): Promise<number> =>
  Number((await world.query<{ count: string }>(`select count(*) from ${from}`, values))[0]?.count)
const addLine = async (world: CaseWorld, goods = SKU): Promise<CartLine> =>
  (await world.call('cartPut', { body: { ...goods, quantity: 1 } })) as CartLine
const demoCoupons = "coupon_user where user_id = 'user-demo1'"
/** A coupon of the case's own user. */
const claimed = async (world: CaseWorld): Promise<coupons.CouponUser> =>
  (await world.call('couponClaim', {
    body: { couponId: 'coupon-anyone', idempotencyKey: newKey() },
  })) as coupons.CouponUser

export const tradeCases: EndpointCase[] = [
  caseFor(cart.cartPut, {
    happy: () => ({ body: { ...SKU, quantity: 2, idempotencyKey: newKey() } }),
    async expect(data, world) {
      const [row] = await world.query(
        `select s.sales_price_cents as cents, c.quantity from shopping_cart c join sku s on s.id =
          c.sku_id where c.id = $1 and c.user_id = $2`,
        [data.id, world.user.id],
      )
      expect(row?.quantity).toBe(data.quantity)
      expect(data.salesPrice).toBe((Number(row?.cents) / 100).toFixed(2))
    },
    bad: { body: { ...SKU, quantity: 0 } },
  }),
  caseFor(cart.cartDelete, {
    happy: async (world) => ({ body: [(await addLine(world, OTHER)).id, 'not-there'] }),
    async expect(data, world) {
      expect(data).toBe(1)
      expect(
        await count(world, 'shopping_cart where user_id = $1 and sku_id = $2', [world.user.id, OTHER.skuId]),
      ).toBe(0)
    },
    bad: { body: [] },
  }),
  caseFor(cart.cartCount, {
    as: 'demo',
    happy: () => ({}),
    async expect(data, world) {
      expect(data).toBe(await count(world, "shopping_cart where user_id = 'user-demo1'"))
    },
    bad: null,
  }),
  caseFor(cart.cartList, {
    as: 'demo',
    happy: () => ({}),
    async expect(data, world) {
      expect(data.map((line) => line.id)).toEqual(
        (
          await world.query<{ id: string }>(
            "select id from shopping_cart where user_id = 'user-demo1' order by create_time desc, id",
          )
        ).map((row) => row.id),
      )
      expect(data.some((line) => line.priceChange !== null)).toBe(true)
    },
    bad: null,
  }),
  caseFor(cart.cartSave, {
    happy: () => ({
      body: {
        idempotencyKey: newKey(),
        lines: [
          { ...SKU, quantity: 1 },
          { spuId: 'spu-none', skuId: 'sku-none', quantity: 1 },
        ],
      },
    }),
    async expect(data, world) {
      expect(data.skipped).toBe(1)
      expect(data.lines).toHaveLength(await count(world, 'shopping_cart where user_id = $1', [world.user.id]))
    },
    bad: { body: { idempotencyKey: 'too-short', lines: [] } },
  }),

  caseFor(coupons.couponClaim, {
    happy: () => ({ body: { couponId: 'coupon-nutrition', idempotencyKey: newKey() } }),
    async expect(data, world) {
      expect(
        await count(world, 'coupon_user where id = $1 and user_id = $2 and coupon_id = $3', [
          data.id,
          world.user.id,
          'coupon-nutrition',
        ]),
      ).toBe(1)
    },
    bad: {
      body: { couponId: 'coupon-flash', idempotencyKey: 'trade-case-sold-out' },
      code: codes.couponSoldOut,
    },
  }),
  caseFor(coupons.couponUserUsable, {
    as: 'demo',
    happy: () => ({ query: { size: '50' } }),
    async expect(data, world) {
      expect(data.total).toBe(
        await count(world, `${demoCoupons} and order_id is null and valid_end_time > now()`),
      )
    },
    bad: { query: { size: '0' } },
  }),
  caseFor(coupons.couponUserUsed, {
    as: 'demo',
    happy: () => ({}),
    async expect(data, world) {
      expect(data.total).toBe(await count(world, `${demoCoupons} and order_id is not null`))
      expect(data.records[0]?.state).toBe('used')
    },
    bad: { query: { current: 'x' } },
  }),
  caseFor(coupons.couponUserExpired, {
    as: 'demo',
    happy: () => ({}),
    async expect(data, world) {
      expect(data.total).toBe(
        await count(world, `${demoCoupons} and order_id is null and valid_end_time <= now()`),
      )
      expect(data.records[0]?.state).toBe('expired')
    },
    bad: { query: { current: '0' } },
  }),
  caseFor(coupons.couponUserForLines, {
    as: 'demo',
    happy: () => ({
      body: { lines: [{ spuId: 'spu-package-women', skuId: 'sku-package-women-1', quantity: 1 }] },
    }),
    expect(data) {
      expect(data.usable.map((item) => item.id)).toContain('coupon-user-checkup')
      expect(data.unusable.find((item) => item.id === 'coupon-user-vaccine')?.reason).toBe(
        'couponNotForThese',
      )
    },
    bad: { body: { lines: [] } },
  }),
  caseFor(coupons.couponUserOne, {
    happy: async (world) => ({ params: { id: (await claimed(world)).id } }),
    async expect(data, world) {
      expect(await count(world, 'coupon_user where id = $1 and user_id = $2', [data.id, world.user.id])).toBe(
        1,
      )
    },
    bad: { params: { id: 'coupon-user-checkup' }, code: codes.notFound },
  }),
  caseFor(coupons.couponCodeReceive, {
    happy: () => ({ query: { code: 'gift-8802' } }),
    async expect(data, world) {
      expect(
        await count(
          world,
          "coupon_code_item where code = 'GIFT8802' and user_id = $1 and coupon_user_id = $2",
          [world.user.id, data.id],
        ),
      ).toBe(1)
    },
    bad: { query: { code: 'NOSUCHCODE' }, code: codes.couponCodeUnknown },
  }),
  caseFor(coupons.couponInfoPage, {
    happy: () => ({ query: { size: '50' } }),
    async expect(data, world) {
      expect(data.total).toBe(
        await count(
          world,
          'coupon_info where is_enabled and is_claimable and start_time <= now() and end_time > ' +
            "now() and (expire_type = 'days' or valid_end_time > now())",
        ),
      )
    },
    bad: { query: { spuId: 'not an id' } },
  }),
  caseFor(coupons.couponInfoOne, {
    happy: () => ({ params: { id: 'coupon-checkup' } }),
    async expect(data, world) {
      const [row] = await world.query<{ total: number; claimed: number }>(
        "select total, claimed from coupon_info where id = 'coupon-checkup'",
      )
      expect(data.stock).toBe((row?.total ?? 0) - (row?.claimed ?? 0))
    },
    bad: { params: { id: 'no-such-coupon' }, code: codes.notFound },
  }),
  caseFor(coupons.couponInfoMine, {
    as: 'demo',
    happy: () => ({ params: { id: 'coupon-checkup' } }),
    async expect(data, world) {
      expect(data.listCouponUser).toHaveLength(
        await count(world, `${demoCoupons} and coupon_id = 'coupon-checkup'`),
      )
      expect(data.received).toBe(1)
    },
    bad: { params: { id: 'no-such-coupon' }, code: codes.notFound },
  }),
  caseFor(coupons.couponPackageOne, {
    happy: () => ({ params: { id: 'coupon-package-family' } }),
    async expect(data, world) {
      expect(data.coupons).toHaveLength(
        await count(world, "coupon_package_item where package_id = 'coupon-package-family'"),
      )
    },
    bad: { params: { id: 'no-such-package' }, code: codes.notFound },
  }),
  caseFor(coupons.couponPackagePage, {
    happy: () => ({ query: { size: '50' } }),
    async expect(data, world) {
      expect(data.total).toBe(
        await count(world, 'coupon_package where start_time <= now() and end_time > now()'),
      )
      expect(data.records.map((row) => row.id)).toContain('coupon-package-family')
    },
    bad: { query: { size: 'many' } },
  }),
  caseFor(coupons.couponPackageReceive, {
    happy: () => ({ body: { packageId: 'coupon-package-family' } }),
    async expect(data, world) {
      expect(data.coupons).toHaveLength(
        await count(world, "coupon_user where user_id = $1 and source = 'package'", [world.user.id]),
      )
      expect(data.coupons).toHaveLength(3)
    },
    bad: { body: { packageId: 'coupon-package-opening' }, code: codes.couponNotOffered },
  }),

  caseFor(points.pointsRecordPage, {
    as: 'demo',
    happy: () => ({ query: { size: '50' } }),
    async expect(data, world) {
      const [row] = await world.query<{ balance: number }>(
        "select balance from points_account where user_id = 'user-demo1'",
      )
      expect(data.total).toBe(await count(world, "points_record where user_id = 'user-demo1'"))
      expect(data.records.reduce((all, item) => all + item.points, 0)).toBe(row?.balance)
    },
    bad: { query: { kind: 'stolen' } },
  }),
  caseFor(points.pointsConfigOne, {
    as: 'demo',
    happy: () => ({}),
    async expect(data, world) {
      const [row] = await world.query(
        `select c.use_points as "usePoints", c.max_share_percent as "maxSharePercent", a.balance from
          points_config c, points_account a where a.user_id = 'user-demo1'`,
      )
      expect(data).toMatchObject(row ?? {})
    },
    bad: null,
  }),
]
