import { eq } from 'drizzle-orm'
import { codes } from '../../../contract/constants/codes'
import { orderBooking, orderInfo } from '../../db/schema/orders'
import { shop } from '../../db/schema/shops'
import { AppError } from '../../lib/app-error'
import type { Context } from '../../lib/context'
import type { BookingFacts } from './booking-actions'
import type { BookingRow } from './doses'
import { isOver } from './mapper'

export interface LockedBooking {
  row: BookingRow
  facts: BookingFacts
}

/**
 * Locks an appointment for a write inside a transaction: its order first, like every other write of an order,
 * to avoid deadlocks.
 * @param userId the required owner; null for the clinic's desk
 * @throws AppError notFound (unknown, or another user's)
 */
export async function lockBooking(ctx: Context, id: string, userId: string | null): Promise<LockedBooking> {
  const [seen] = await ctx.db
    .select({ orderId: orderBooking.orderId, userId: orderBooking.userId })
    .from(orderBooking)
    .where(eq(orderBooking.id, id))
  if (!seen || (userId !== null && seen.userId !== userId)) throw new AppError(codes.notFound, 'notFound')
  let isPaid = true
  if (seen.orderId !== null) {
    const [order] = await ctx.db
      .select({ isPaid: orderInfo.isPaid })
      .from(orderInfo)
      .where(eq(orderInfo.id, seen.orderId))
      .for('update')
    isPaid = order?.isPaid ?? false
  }
  const [row] = await ctx.db.select().from(orderBooking).where(eq(orderBooking.id, id)).for('update')
  if (!row) throw new AppError(codes.notFound, 'notFound')
  const [store] =
    row.shopId === null
      ? []
      : await ctx.db.select({ zone: shop.zone }).from(shop).where(eq(shop.id, row.shopId))
  return { row, facts: { ...row, isPaid, isPast: isOver(ctx, row, store?.zone ?? ctx.config.storeTimeZone) } }
}
