import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { PageOf } from '../../../../../contract/common'
import { codes } from '../../../../../contract/constants/codes'
import type { CouponOffer, CouponUser, couponInfoMine } from '../../../../../contract/coupons'
import type { DataOf } from '../../../../../contract/define-endpoint'
import { couponInfo, couponUser } from '../../../../db/schema/trade'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { pageFrom, pageRange, type PageQuery } from '../../../../lib/pages'
import { offerStateOf } from '../mapper'
import type { OwnCoupon } from '../usable'
import { claimedBy, toCouponOffers, toCouponUsers } from './shown'

/** Conditions of the lists of a user's coupons: usable (now or later), used, expired. */
export type CouponList = 'usable' | 'used' | 'expired'

const filterOf = (list: CouponList, now: Date): SQL | undefined =>
  ({
    usable: and(isNull(couponUser.orderId), gt(couponUser.validEndTime, now)),
    used: isNotNull(couponUser.orderId),
    expired: and(isNull(couponUser.orderId), lte(couponUser.validEndTime, now)),
  })[list]

const orderOf = (list: CouponList): SQL =>
  ({
    usable: asc(couponUser.validEndTime),
    used: desc(couponUser.usedTime),
    expired: desc(couponUser.validEndTime),
  })[list]

export const ownCoupons = (ctx: Context, where: SQL | undefined) =>
  ctx.db
    .select({ mine: couponUser, info: couponInfo })
    .from(couponUser)
    .innerJoin(couponInfo, eq(couponInfo.id, couponUser.couponId))
    .where(where)
    .$dynamic()

export async function listOwnCoupons(
  ctx: Context,
  userId: string,
  list: CouponList,
  query: PageQuery,
): Promise<PageOf<CouponUser>> {
  const range = pageRange(query)
  const where = and(eq(couponUser.userId, userId), filterOf(list, ctx.now()))
  const rows: OwnCoupon[] = await ownCoupons(ctx, where)
    .orderBy(orderOf(list), asc(couponUser.id))
    .limit(range.limit)
    .offset(range.offset)
  return pageFrom(
    await toCouponUsers(ctx, rows),
    range.isCounted ? await ctx.db.$count(couponUser, where) : 0,
    range,
  )
}

/** One of the user's coupons. @throws AppError notFound (unknown, or another user's) */
export async function findOwnCoupon(ctx: Context, userId: string, id: string): Promise<CouponUser> {
  const [coupon] = await toCouponUsers(
    ctx,
    await ownCoupons(ctx, and(eq(couponUser.id, id), eq(couponUser.userId, userId))),
  )
  if (!coupon) throw new AppError(codes.notFound, 'notFound')
  return coupon
}

/**
 * Coupons that apply to any of these products: to everything, to the product, or to one of its categories at
 * any depth.
 */
function suits(goods: SQL): SQL {
  return sql`(${couponInfo.suitType} = 'all' or exists (
    select 1 from coupon_suit cs join spu s on ${goods} where cs.coupon_id = ${couponInfo.id} and (
      (${couponInfo.suitType} = 'goods' and cs.target_id = s.id)
      or (${couponInfo.suitType} = 'category' and (cs.target_id = s.category_id or exists (
        with recursive up(id, parent, depth) as (
          select c.id, c.parent_id, 1 from category c where c.id = s.category_id union all select c.id,
            c.parent_id, up.depth + 1 from up join category c on c.id = up.parent where up.depth < 8
        ) select 1 from up where up.id = cs.target_id)))
    )))`
}

interface CouponQuery extends PageQuery {
  spuId?: string | undefined
  shopId?: string | undefined
}

/** Coupons offered now, in the shop's order; includes those out of stock, whose page shows that. */
export async function listCoupons(ctx: Context, query: CouponQuery): Promise<PageOf<CouponOffer>> {
  const range = pageRange(query)
  const now = ctx.now()
  const where = and(
    eq(couponInfo.isEnabled, true),
    eq(couponInfo.isClaimable, true),
    lte(couponInfo.startTime, now),
    gt(couponInfo.endTime, now),
    or(eq(couponInfo.expireType, 'days'), gt(couponInfo.validEndTime, now)),
    query.spuId === undefined ? undefined : suits(sql`s.id = ${query.spuId}`),
    query.shopId === undefined
      ? undefined
      : suits(sql`s.id in (select spu_id from spu_shop where shop_id = ${query.shopId})`),
  )
  const rows = await ctx.db
    .select()
    .from(couponInfo)
    .where(where)
    .orderBy(asc(couponInfo.sort), asc(couponInfo.id))
    .limit(range.limit)
    .offset(range.offset)
  return pageFrom(
    await toCouponOffers(ctx, rows),
    range.isCounted ? await ctx.db.$count(couponInfo, where) : 0,
    range,
  )
}

async function couponRow(ctx: Context, id: string) {
  const [row] = await ctx.db
    .select()
    .from(couponInfo)
    .where(and(eq(couponInfo.id, id), eq(couponInfo.isEnabled, true)))
  if (!row) throw new AppError(codes.notFound, 'notFound')
  return row
}

/** @throws AppError notFound (unknown or disabled) */
export async function findCoupon(ctx: Context, id: string): Promise<CouponOffer> {
  const [offer] = await toCouponOffers(ctx, [await couponRow(ctx, id)])
  if (!offer) throw new AppError(codes.notFound, 'notFound')
  return offer
}

/** @throws AppError notFound */
export async function couponWithMe(
  ctx: Context,
  userId: string,
  id: string,
): Promise<DataOf<typeof couponInfoMine>> {
  const row = await couponRow(ctx, id)
  const received = (await claimedBy(ctx, userId, [id])).get(id) ?? 0
  const mine = await ownCoupons(ctx, and(eq(couponUser.userId, userId), eq(couponUser.couponId, id)))
    .orderBy(desc(couponUser.createTime), asc(couponUser.id))
    .limit(50)
  return {
    couponId: id,
    state: offerStateOf(row, ctx.now(), received),
    received,
    perUser: row.perUser,
    listCouponUser: await toCouponUsers(ctx, mine),
  }
}
