import { randomUUID } from 'node:crypto'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { CouponSource } from '../../../../../contract/constants/enums'
import { addDays } from '../../../../../contract/rules/dates'
import {
  couponCodeItem,
  couponInfo,
  couponPackage,
  couponPackageItem,
  couponPackageReceive,
  couponUser,
} from '../../../../db/schema/trade'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { once } from '../../../../lib/idempotency'
import type { MessageKey } from '../../../../lib/messages'
import { dayText, instantOf } from '../../../../lib/store-time'
import { lastClaimOf } from '../mapper'
import type { CouponRow } from '../usable'

const notOffered = (key: MessageKey): AppError =>
  new AppError(codes.couponNotOffered, key, {}, { reason: key })

const soldOut = (couponId: string): AppError =>
  new AppError(codes.couponSoldOut, 'couponSoldOut', {}, { couponId })

/** Validity of a coupon claimed now; one that is valid for a number of days ends with the last day. */
export function validityOf(
  row: CouponRow,
  now: Date,
  zone: string,
): { validBeginTime: Date; validEndTime: Date } {
  if (row.expireType === 'fixed' && row.validBeginTime && row.validEndTime)
    return { validBeginTime: row.validBeginTime, validEndTime: row.validEndTime }
  const dayAfter = addDays(dayText(now, zone), (row.validDays ?? 0) + 1)
  return { validBeginTime: now, validEndTime: new Date(instantOf(dayAfter, '00:00', zone).getTime() - 1000) }
}

interface Issue {
  couponId: string
  userId: string
  source: CouponSource
  /** Maximal number of coupons of this source per user. */ limit?: number
}

/**
 * Issues one coupon from its stock inside the caller's transaction. The coupon's row stays locked until the
 * transaction ends, which keeps the count of the user's coupons correct.
 * @throws AppError notFound, couponSoldOut, couponLimit, couponNotOffered when it would be expired already
 */
async function issue(ctx: Context, of: Issue): Promise<string> {
  const [locked] = await ctx.db.select().from(couponInfo).where(eq(couponInfo.id, of.couponId)).for('update')
  if (!locked) throw new AppError(codes.notFound, 'notFound')
  const [own] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(couponUser)
    .where(
      and(
        eq(couponUser.userId, of.userId),
        eq(couponUser.couponId, of.couponId),
        eq(couponUser.source, of.source),
      ),
    )
  const count = own?.count ?? 0
  if (of.limit !== undefined && count >= of.limit)
    throw new AppError(codes.couponLimit, 'couponLimit', { count: of.limit })
  const validity = validityOf(locked, ctx.now(), ctx.config.storeTimeZone)
  if (validity.validEndTime.getTime() <= ctx.now().getTime()) throw notOffered('couponEnded')
  const taken = await ctx.db
    .update(couponInfo)
    .set({ claimed: sql`${couponInfo.claimed} + 1` })
    .where(and(eq(couponInfo.id, of.couponId), lt(couponInfo.claimed, couponInfo.total)))
    .returning({ id: couponInfo.id })
  if (taken.length === 0) throw soldOut(of.couponId)
  const id = randomUUID()
  await ctx.db.insert(couponUser).values({
    id,
    couponId: of.couponId,
    userId: of.userId,
    source: of.source,
    serial: count + 1,
    ...validity,
    createTime: ctx.now(),
  })
  return id
}

/**
 * @returns the id of the user's coupon
 * @throws AppError notFound, couponNotOffered with `{ reason }`, couponLimit, couponSoldOut
 */
export async function claimCoupon(
  ctx: Context,
  userId: string,
  request: { couponId: string; idempotencyKey: string },
): Promise<string> {
  const answer = await once(
    ctx,
    { userId, scope: 'claimCoupon', key: request.idempotencyKey, request },
    async (tx) => {
      const [row] = await tx.db.select().from(couponInfo).where(eq(couponInfo.id, request.couponId))
      if (!row) throw new AppError(codes.notFound, 'notFound')
      const now = tx.now().getTime()
      if (!row.isEnabled || !row.isClaimable) throw notOffered('couponNotOffered')
      if (now < row.startTime.getTime()) throw notOffered('couponNotStarted')
      if (now >= lastClaimOf(row).getTime()) throw notOffered('couponEnded')
      return { id: await issue(tx, { couponId: row.id, userId, source: 'claim', limit: row.perUser }) }
    },
  )
  return answer.id
}

const plain = (code: string): string => code.replace(/[ -]/g, '').toUpperCase()

/**
 * Redeems a code; case, spaces and hyphens are ignored. A repeated call by the same user returns the same
 * coupon.
 * @throws AppError couponCodeUnknown, couponCodeUsed, couponNotOffered (expired), couponSoldOut
 */
export async function redeemCode(ctx: Context, userId: string, code: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const [item] = await tx.db
      .select()
      .from(couponCodeItem)
      .where(eq(couponCodeItem.code, plain(code)))
      .for('update')
    if (!item) throw new AppError(codes.couponCodeUnknown, 'couponCodeUnknown')
    if (item.userId === userId && item.couponUserId !== null) return item.couponUserId
    if (item.userId !== null) throw new AppError(codes.couponCodeUsed, 'couponCodeUsed')
    if (tx.now().getTime() >= item.endTime.getTime()) throw notOffered('couponCodeEnded')
    const id = await issue(tx, { couponId: item.couponId, userId, source: 'code' })
    await tx.db
      .update(couponCodeItem)
      .set({ userId, couponUserId: id, receiveTime: tx.now() })
      .where(eq(couponCodeItem.code, item.code))
    return id
  })
}

/**
 * Claims a package with all its coupons, once per user.
 * @returns false when it was claimed before
 * @throws AppError notFound, couponNotOffered before and after its period, couponSoldOut when the package or
 * one of its coupons is out of stock
 */
export async function receivePackage(ctx: Context, userId: string, packageId: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .select()
      .from(couponPackage)
      .where(eq(couponPackage.id, packageId))
      .for('update')
    if (!row) throw new AppError(codes.notFound, 'notFound')
    const first = await tx.db
      .insert(couponPackageReceive)
      .values({ packageId, userId, createTime: tx.now() })
      .onConflictDoNothing()
      .returning({ userId: couponPackageReceive.userId })
    if (first.length === 0) return false
    const now = tx.now().getTime()
    if (now < row.startTime.getTime()) throw notOffered('couponNotStarted')
    if (now >= row.endTime.getTime()) throw notOffered('couponEnded')
    if (row.received >= row.total) throw soldOut(packageId)
    await tx.db
      .update(couponPackage)
      .set({ received: sql`${couponPackage.received} + 1` })
      .where(eq(couponPackage.id, packageId))
    // Ordered by id: packages that share coupons lock them in the same order.
    const items = await tx.db
      .select()
      .from(couponPackageItem)
      .where(eq(couponPackageItem.packageId, packageId))
      .orderBy(asc(couponPackageItem.couponId))
    for (const item of items)
      for (let each = 0; each < item.count; each += 1)
        await issue(tx, { couponId: item.couponId, userId, source: 'package' })
    return true
  })
}

/** Issues a coupon on behalf of the platform, for the desk only. @throws AppError notFound, couponSoldOut */
export async function grantCoupon(ctx: Context, userId: string, couponId: string): Promise<string> {
  return inTransaction(ctx, (tx) => issue(tx, { couponId, userId, source: 'grant' }))
}
