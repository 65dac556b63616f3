import { and, eq, isNull, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { limits } from '../../../../../contract/constants/limits'
import { orderBooking, orderInfo } from '../../../../db/schema/orders'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'

/**
 * Limits the unpaid holds of an account, so that it cannot block a calendar. The caller holds
 * lockAppointmentsOf and has cancelled overdue orders.
 * @throws AppError tooManyHolds with `{ rule, limit }`
 */
export async function refuseTooManyHolds(ctx: Context, userId: string): Promise<void> {
  const [held] = await ctx.db
    .select({ count: sql<number>`count(distinct ${orderInfo.id})::int` })
    .from(orderInfo)
    .innerJoin(orderBooking, eq(orderBooking.orderId, orderInfo.id))
    .where(
      and(
        eq(orderInfo.userId, userId),
        isNull(orderInfo.status),
        eq(orderInfo.isPaid, false),
        eq(orderBooking.state, 'held'),
      ),
    )
  if ((held?.count ?? 0) < limits.unpaidHolds) return
  throw new AppError(
    codes.tooManyHolds,
    'tooManyHolds',
    { count: limits.unpaidHolds },
    { rule: 'tooManyHolds', limit: limits.unpaidHolds },
  )
}
