import { and, eq, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { formatCents } from '../../../../../contract/rules/money'
import { discountCode, discountUse } from '../../../../db/schema/orders'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import type { MessageKey, MessageParams } from '../../../../lib/messages'

export type DiscountRow = typeof discountCode.$inferSelect

export const unusable = (key: MessageKey, params: MessageParams = {}): AppError =>
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
