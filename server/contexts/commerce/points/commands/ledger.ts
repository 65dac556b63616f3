import { randomUUID } from 'node:crypto'
import { and, eq, gte, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { PointsKind } from '../../../../../contract/constants/enums'
import { pointsAccount, pointsRecord } from '../../../../db/schema/trade'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { pointsBalance, pointsRules } from '../queries/terms'

const CENTS_PER_UNIT = 100

export interface PointsOrder {
  id: string
  orderNo: string
  userId: string
}

interface Entry {
  userId: string
  kind: PointsKind
  points: number
  order?: PointsOrder
  remark?: string
}

async function record(ctx: Context, entry: Entry, balance: number): Promise<void> {
  await ctx.db.insert(pointsRecord).values({
    id: randomUUID(),
    userId: entry.userId,
    kind: entry.kind,
    points: entry.points,
    balance,
    orderId: entry.order?.id ?? null,
    orderNo: entry.order?.orderNo ?? null,
    remark: entry.remark ?? '',
    createTime: ctx.now(),
  })
}

/** Adds points inside the caller's transaction. */
export async function addPoints(ctx: Context, entry: Entry): Promise<void> {
  if (entry.points <= 0) return
  const [account] = await ctx.db
    .insert(pointsAccount)
    .values({ userId: entry.userId, balance: entry.points })
    .onConflictDoUpdate({
      target: pointsAccount.userId,
      set: { balance: sql`${pointsAccount.balance} + ${entry.points}` },
    })
    .returning({ balance: pointsAccount.balance })
  if (account) await record(ctx, entry, account.balance)
}

/**
 * Deducts points inside the caller's transaction.
 * @throws AppError pointsNotEnough when they were spent in the meantime
 */
export async function takePoints(ctx: Context, entry: Entry): Promise<void> {
  if (entry.points <= 0) return
  const [account] = await ctx.db
    .update(pointsAccount)
    .set({ balance: sql`${pointsAccount.balance} - ${entry.points}` })
    .where(and(eq(pointsAccount.userId, entry.userId), gte(pointsAccount.balance, entry.points)))
    .returning({ balance: pointsAccount.balance })
  if (!account)
    throw new AppError(codes.pointsNotEnough, 'pointsNotEnough', {
      points: await pointsBalance(ctx, entry.userId),
    })
  await record(ctx, { ...entry, points: -entry.points }, account.balance)
}

const pointsOfOrder = async (ctx: Context, orderId: string, kind: PointsKind): Promise<number> => {
  const [row] = await ctx.db
    .select({ points: sql<number>`coalesce(sum(${pointsRecord.points}), 0)::int` })
    .from(pointsRecord)
    .where(and(eq(pointsRecord.orderId, orderId), eq(pointsRecord.kind, kind)))
  return row?.points ?? 0
}

/**
 * Credits the points of a completed order, for each whole unit paid for its products. Once; the caller holds
 * the order's lock.
 */
export async function earnPoints(ctx: Context, order: PointsOrder & { paymentCents: number }): Promise<void> {
  const rules = await pointsRules(ctx)
  if (!rules?.isEnabled || (await pointsOfOrder(ctx, order.id, 'earned')) !== 0) return
  await addPoints(ctx, {
    userId: order.userId,
    kind: 'earned',
    points: Math.floor(order.paymentCents / CENTS_PER_UNIT) * rules.earnPoints,
    order,
  })
}

/**
 * Deducts the points that an order earned beyond `kept`, as far as they are still there: a balance is never
 * negative.
 */
async function takeBackEarned(ctx: Context, order: PointsOrder, earned: number, kept: number): Promise<void> {
  const due = earned - kept + (await pointsOfOrder(ctx, order.id, 'takenBack'))
  if (due > 0)
    await takePoints(ctx, {
      userId: order.userId,
      kind: 'takenBack',
      points: Math.min(due, await pointsBalance(ctx, order.userId, true)),
      order,
    })
}

/**
 * Adjusts the points earned by an order after a partial refund to the share that is still paid for.
 * Idempotent; the caller holds the order's lock.
 * @param order.refundCents total refunded of `paymentCents`
 */
export async function settleEarnedPart(
  ctx: Context,
  order: PointsOrder & { paymentCents: number; freightCents: number; refundCents: number | null },
): Promise<void> {
  const earned = await pointsOfOrder(ctx, order.id, 'earned')
  if (earned <= 0) return
  const paidCents = Math.max(1, order.paymentCents - order.freightCents)
  const stillPaidCents = Math.max(0, Math.min(paidCents, paidCents - (order.refundCents ?? 0)))
  await takeBackEarned(ctx, order, earned, Math.floor((earned * stillPaidCents) / paidCents))
}

/**
 * Returns the points that an order used and deducts those it earned, as far as they are still there: a
 * balance is never negative. Once; the caller holds the order's lock.
 */
export async function settlePointsBack(ctx: Context, order: PointsOrder): Promise<void> {
  const used = -(await pointsOfOrder(ctx, order.id, 'used'))
  if (used > 0 && (await pointsOfOrder(ctx, order.id, 'returned')) === 0)
    await addPoints(ctx, { userId: order.userId, kind: 'returned', points: used, order })
  const earned = await pointsOfOrder(ctx, order.id, 'earned')
  if (earned > 0) await takeBackEarned(ctx, order, earned, 0)
}
