import { eq, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { orderBooking } from '../../../../db/schema/orders'
import { shop } from '../../../../db/schema/shops'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import type { BookingFacts } from '../booking-actions'
import type { BookingRow } from '../doses'
import { isOver } from '../mapper'
import { purchases } from '../purchases'

/**
 * Serialises all writes to an account's appointments until the transaction ends, so that counts and
 * comparisons stay valid until the row is written. Acquire it before any slot lock.
 */
export async function lockAppointmentsOf(ctx: Context, userId: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`appointments ${userId}`}, 0))`)
}

export interface LockedBooking {
  row: BookingRow
  facts: BookingFacts
}

/**
 * Locks an appointment for a write inside a transaction: its purchase first, to avoid deadlocks.
 * @param userId the required owner; null for the clinic's desk
 * @throws AppError notFound (unknown, or another user's)
 */
export async function lockBooking(ctx: Context, id: string, userId: string | null): Promise<LockedBooking> {
  const [seen] = await ctx.db
    .select({ orderId: orderBooking.orderId, userId: orderBooking.userId })
    .from(orderBooking)
    .where(eq(orderBooking.id, id))
  if (!seen || (userId !== null && seen.userId !== userId)) throw new AppError(codes.notFound, 'notFound')
  const purchase = ctx.wiring.get(purchases)
  const { isPaid } = seen.orderId === null ? { isPaid: true } : await purchase.lock(ctx, seen.orderId)
  const askedBack = await purchase.askedBack(ctx, seen.orderId === null ? [] : [seen.orderId])
  const [row] = await ctx.db.select().from(orderBooking).where(eq(orderBooking.id, id)).for('update')
  if (!row) throw new AppError(codes.notFound, 'notFound')
  const [store] =
    row.shopId === null
      ? []
      : await ctx.db.select({ zone: shop.zone }).from(shop).where(eq(shop.id, row.shopId))
  return {
    row,
    facts: {
      ...row,
      isPaid,
      isAskedBack: askedBack.has(row.orderItemId ?? ''),
      isPast: isOver(ctx, row, store?.zone ?? ctx.config.storeTimeZone),
    },
  }
}
