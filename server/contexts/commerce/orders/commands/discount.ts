import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { discountCode, discountUse } from '../../../../db/schema/orders'
import type { Context } from '../../../../lib/context'
import { type DiscountRow, unusable } from '../queries/discount'

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
