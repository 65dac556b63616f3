import { and, eq, inArray, sql } from 'drizzle-orm'
import { codes } from '../../../../contract/constants/codes'
import { formatCents } from '../../../../contract/rules/money'
import { couponInfo, couponSuit, couponUser } from '../../../db/schema/trade'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'
import type { MessageKey, MessageParams } from '../../../lib/messages'
import type { CouponLine, OrderCoupons, UsableCoupon, PriceCoupon } from '../../commerce'

export type CouponRow = typeof couponInfo.$inferSelect
export type CouponUserRow = typeof couponUser.$inferSelect
export interface OwnCoupon {
  mine: CouponUserRow
  info: CouponRow
}
/** Why a coupon cannot be used; the text's key is the reason on the wire. */
export interface Unusable {
  key: MessageKey
  params: MessageParams
}

/** The categories or products that coupons are restricted to, by coupon. */
export type Suits = ReadonlyMap<string, ReadonlySet<string>>

export async function loadSuits(ctx: Context, couponIds: readonly string[]): Promise<Suits> {
  const suits = new Map<string, Set<string>>()
  if (couponIds.length === 0) return suits
  for (const row of await ctx.db
    .select()
    .from(couponSuit)
    .where(inArray(couponSuit.couponId, [...new Set(couponIds)])))
    suits.set(row.couponId, (suits.get(row.couponId) ?? new Set()).add(row.targetId))
  return suits
}

/** Each category with its ancestors. */
export async function loadCategoryPaths(
  ctx: Context,
  categoryIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const ids = [...new Set(categoryIds)]
  if (ids.length === 0) return new Map()
  const { rows } = await ctx.db.execute<{ leaf: string; id: string }>(sql`
    with recursive up(leaf, id, parent, depth) as (
      select id, id, parent_id, 1 from category where id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})
      union all select up.leaf, c.id, c.parent_id, up.depth + 1 from up join category c on c.id =
        up.parent where up.depth < 8
    ) select leaf, id from up`)
  const paths = new Map<string, Set<string>>(ids.map((id) => [id, new Set([id])]))
  for (const row of rows) paths.get(row.leaf)?.add(row.id)
  return paths
}

/** The lines that a coupon applies to. */
export function linesOfCoupon(
  info: CouponRow,
  suits: Suits,
  paths: ReadonlyMap<string, ReadonlySet<string>>,
  lines: readonly CouponLine[],
): boolean[] {
  const targets = suits.get(info.id) ?? new Set<string>()
  return lines.map((line) => {
    if (info.suitType === 'all') return true
    if (info.suitType === 'goods') return targets.has(line.spuId)
    return [...(paths.get(line.categoryId) ?? [line.categoryId])].some((id) => targets.has(id))
  })
}

/** Why a coupon cannot be used for these lines now; null when it can. */
export function whyUnusable(
  { mine, info }: OwnCoupon,
  now: Date,
  isCouponLine: readonly boolean[],
  lines: readonly CouponLine[],
): Unusable | null {
  if (mine.orderId !== null) return { key: 'couponUsed', params: {} }
  if (now.getTime() < mine.validBeginTime.getTime()) return { key: 'couponNotYet', params: {} }
  if (now.getTime() >= mine.validEndTime.getTime()) return { key: 'couponExpired', params: {} }
  if (!isCouponLine.includes(true)) return { key: 'couponNotForThese', params: {} }
  const base = lines.reduce((all, line, index) => all + (isCouponLine[index] ? line.amountCents : 0), 0)
  return base < info.minSpendCents
    ? {
        key: 'couponMinSpend',
        params: { amount: formatCents(info.minSpendCents), missing: formatCents(info.minSpendCents - base) },
      }
    : null
}

export const priceOfCoupon = (info: CouponRow): PriceCoupon => ({
  kind: info.kind === 'percent' ? 'percent' : 'amount',
  value: info.value,
  capCents: info.capCents,
})

/**
 * One of the user's coupons, for these lines.
 * @param of.shouldLock true while an order is placed: no other order can use it until the transaction ends
 * @throws AppError notFound (unknown, or another user's); couponUnusable with `{ reason }`
 */
async function requireUsableCoupon(
  ctx: Context,
  of: { id: string; userId: string; lines: readonly CouponLine[]; shouldLock: boolean },
): Promise<UsableCoupon> {
  const query = ctx.db
    .select({ mine: couponUser, info: couponInfo })
    .from(couponUser)
    .innerJoin(couponInfo, eq(couponInfo.id, couponUser.couponId))
    .where(and(eq(couponUser.id, of.id), eq(couponUser.userId, of.userId)))
  const [own] = of.shouldLock ? await query.for('update', { of: couponUser }) : await query
  if (!own) throw new AppError(codes.notFound, 'notFound')
  const suits = await loadSuits(ctx, [own.info.id])
  const paths =
    own.info.suitType === 'category'
      ? await loadCategoryPaths(
          ctx,
          of.lines.map((line) => line.categoryId),
        )
      : new Map<string, Set<string>>()
  const isCouponLine = linesOfCoupon(own.info, suits, paths, of.lines)
  const reason = whyUnusable(own, ctx.now(), isCouponLine, of.lines)
  if (reason) throw new AppError(codes.couponUnusable, reason.key, reason.params, { reason: reason.key })
  return { id: own.mine.id, name: own.info.name, price: priceOfCoupon(own.info), isCouponLine }
}

/**
 * Marks a coupon as used by an order, inside the caller's transaction.
 * @throws AppError couponUnusable when it was used in the meantime
 */
async function takeCoupon(ctx: Context, of: { id: string; userId: string; orderId: string }): Promise<void> {
  const taken = await ctx.db
    .update(couponUser)
    .set({ orderId: of.orderId, usedTime: ctx.now() })
    .where(
      and(eq(couponUser.id, of.id), eq(couponUser.userId, of.userId), sql`${couponUser.orderId} is null`),
    )
    .returning({ id: couponUser.id })
  if (taken.length === 0) throw new AppError(codes.couponUnusable, 'couponUsed', {}, { reason: 'couponUsed' })
}

/** Returns the coupon of an order to the user; its validity is unchanged. */
async function returnCoupon(ctx: Context, orderId: string): Promise<void> {
  await ctx.db
    .update(couponUser)
    .set({ orderId: null, usedTime: null })
    .where(eq(couponUser.orderId, orderId))
}

/** What orders ask of coupons. */
export const couponsOfOrders: OrderCoupons = {
  requireUsable: requireUsableCoupon,
  take: takeCoupon,
  giveBack: returnCoupon,
}
