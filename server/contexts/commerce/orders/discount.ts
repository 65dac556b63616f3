import { and, eq, lt, gt, sql } from 'drizzle-orm'
import { codes } from '../../../../contract/constants/codes'
import { formatCents } from '../../../../contract/rules/money'
import { discountCode, discountUse } from '../../../db/schema/orders'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { type MessageKey, type MessageParams, messageText } from '../../../lib/messages'

export type DiscountRow = typeof discountCode.$inferSelect

const unusable = (key: MessageKey, params: MessageParams = {}): AppError =>
  new AppError(codes.discountCodeUnusable, key, params, { reason: key })

/**
 * A discount code usable by this user for this amount. Case is ignored.
 * @param shouldLock true while an order is placed: the use counts are then protected from other buyers until
 * the transaction ends
 * @throws AppError discountCodeUnknown; discountCodeUnusable with the reason
 */
export async function requireDiscount(
  ctx: Context,
  code: string,
  salesCents: number,
  userId: string | null,
  shouldLock: boolean,
): Promise<DiscountRow> {
  const query = ctx.db
    .select()
    .from(discountCode)
    .where(eq(sql`upper(${discountCode.code})`, code.trim().toUpperCase()))
  const [row] = shouldLock ? await query.for('update') : await query
  if (!row) throw new AppError(codes.discountCodeUnknown, 'discountCodeUnknown')
  const now = ctx.now().getTime()
  if (now < row.startTime.getTime()) throw unusable('discountNotStarted')
  if (now >= row.endTime.getTime()) throw unusable('discountEnded')
  if (userId !== null) {
    const [mine] = await ctx.db
      .select({ count: sql<number>`count(*)::int` })
      .from(discountUse)
      .where(
        and(
          eq(discountUse.userId, userId),
          eq(discountUse.code, row.code),
          eq(discountUse.isReturned, false),
        ),
      )
    if ((mine?.count ?? 0) >= row.perUser) throw unusable('discountUsedByYou')
  }
  if (row.used >= row.total) throw unusable('discountUsedUp')
  if (salesCents < row.minSpendCents)
    throw unusable('discountMinSpend', { amount: formatCents(row.minSpendCents) })
  return row
}

/** The effect of a code in words, in the caller's language. */
export function discountText(ctx: Context, row: DiscountRow): string {
  const name = localized(row.name, ctx.lang)
  return row.kind === 'percent'
    ? messageText('discountPercentText', ctx.lang, { name, percent: row.value })
    : messageText('discountAmountText', ctx.lang, { name, amount: formatCents(row.value) })
}

/**
 * Counts one use inside the caller's transaction.
 * @throws AppError discountCodeUnusable when no use is left
 */
export async function takeDiscount(
  ctx: Context,
  row: DiscountRow,
  orderId: string,
  userId: string,
): Promise<void> {
  const taken = await ctx.db
    .update(discountCode)
    .set({ used: sql`${discountCode.used} + 1` })
    .where(and(eq(discountCode.code, row.code), lt(discountCode.used, discountCode.total)))
    .returning({ code: discountCode.code })
  if (taken.length === 0) throw unusable('discountUsedUp')
  await ctx.db.insert(discountUse).values({ orderId, code: row.code, userId, createTime: ctx.now() })
}

/** Returns the use of an order, once. */
export async function returnDiscount(ctx: Context, orderId: string): Promise<void> {
  const [returned] = await ctx.db
    .update(discountUse)
    .set({ isReturned: true })
    .where(and(eq(discountUse.orderId, orderId), eq(discountUse.isReturned, false)))
    .returning({ code: discountUse.code })
  if (returned)
    await ctx.db
      .update(discountCode)
      .set({ used: sql`${discountCode.used} - 1` })
      .where(and(eq(discountCode.code, returned.code), gt(discountCode.used, 0)))
}
