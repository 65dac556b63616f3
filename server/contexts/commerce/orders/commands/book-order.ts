import { asc, eq } from 'drizzle-orm'
import type { Booking } from '../../../../../contract/bookings'
import { codes } from '../../../../../contract/constants/codes'
import { orderBooking } from '../../../../db/schema/orders'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { bookLocked, cancelBookedLocked, toBookings } from '../../../scheduling'
import { itemsAskedBack } from '../queries/refund-asked'
import { cancelOverdueOrders, lockOrder } from './cancel-order'

async function bookingsOf(ctx: Context, orderId: string): Promise<(typeof orderBooking.$inferSelect)[]> {
  return ctx.db
    .select()
    .from(orderBooking)
    .where(eq(orderBooking.orderId, orderId))
    .orderBy(asc(orderBooking.orderItemId), asc(orderBooking.doseNo), asc(orderBooking.id))
}

/**
 * Locks the user's order before its appointments are read, which serialises concurrent calls.
 * @throws AppError notFound
 */
async function openOrder(
  ctx: Context,
  userId: string,
  orderId: string,
): Promise<(typeof orderBooking.$inferSelect)[]> {
  const order = await lockOrder(ctx, orderId, userId)
  if (!order) throw new AppError(codes.notFound, 'notFound')
  if (!order.isPaid) throw new AppError(codes.stateForbids, 'stateForbids')
  return bookingsOf(ctx, orderId)
}

export interface BookOrderRequest {
  orderId: string
  shopId: string
  slotId: string
  personId?: string | undefined
}

/**
 * Books every waiting appointment of an order in the same slot: all of them or none. Appointments that are
 * already booked there are left unchanged, which makes the call repeatable; so are those whose refund is
 * requested.
 * @throws AppError notFound, stateForbids when none is waiting, refundOpen when every waiting one is asked back,
 * and see bookAppointment
 */
export async function bookOrder(ctx: Context, userId: string, request: BookOrderRequest): Promise<Booking[]> {
  await cancelOverdueOrders(ctx, { userId })
  await inTransaction(ctx, async (tx) => {
    const rows = await openOrder(tx, userId, request.orderId)
    const askedBack = await itemsAskedBack(tx, [request.orderId])
    const open = rows.filter((row) => row.state === 'pre')
    const waiting = open.filter((row) => !askedBack.has(row.orderItemId ?? ''))
    const isThere = rows.some((row) => row.state === 'booked' && row.slotId === request.slotId)
    if (waiting.length === 0 && !isThere)
      throw open.length > 0
        ? new AppError(codes.refundOpen, 'refundBeforeBooking')
        : new AppError(codes.stateForbids, 'stateForbids')
    for (const row of waiting)
      await bookLocked(tx, userId, {
        id: row.id,
        shopId: request.shopId,
        slotId: request.slotId,
        personId: request.personId,
      })
  })
  return toBookings(ctx, await bookingsOf(ctx, request.orderId))
}

/**
 * Cancels every booked appointment of an order: all of them or none.
 * @throws AppError notFound, stateForbids when none is booked or one has passed, rebooksUsedUp when one was
 * cancelled before
 */
export async function unbookOrder(ctx: Context, userId: string, orderId: string): Promise<Booking[]> {
  await cancelOverdueOrders(ctx, { userId })
  await inTransaction(ctx, async (tx) => {
    const booked = (await openOrder(tx, userId, orderId)).filter((row) => row.state === 'booked')
    if (booked.length === 0) throw new AppError(codes.stateForbids, 'stateForbids')
    // In the order of the slots, the common locking order of all writes that need several.
    for (const row of booked.sort((a, b) => ((a.slotId ?? '') < (b.slotId ?? '') ? -1 : 1)))
      await cancelBookedLocked(tx, userId, row.id)
  })
  return toBookings(ctx, await bookingsOf(ctx, orderId))
}
