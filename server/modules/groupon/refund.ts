import { and, eq, isNull } from 'drizzle-orm'
import { orderStatus } from '../../../contract/constants/enums'
import { orderBooking, orderInfo, payment } from '../../db/schema/orders'
import type { Context } from '../../lib/context'
import type { OrderRow } from '../orders/cancel-order'
import { giveBack } from '../orders/give-back'
import { releasePlace } from '../slots/places'

/**
 * Gives a paid order its money back as a whole, because its group failed. The caller holds its lock.
 * The money itself is sent by the job of open refunds (server/modules/payments), as for payments that nobody asked for.
 * @returns false when the order is not paid, or was refunded before
 */
export async function refundPaidOrder(tx: Context, order: OrderRow): Promise<boolean> {
  if (!order.isPaid || order.status === orderStatus.refunded) return false
  const refundTime = tx.now()
  await tx.db.update(orderInfo).set({ status: orderStatus.refunded, refundTime, refundCents: order.paymentCents }).where(eq(orderInfo.id, order.id))
  await giveBack(tx, order)
  const bookings = await tx.db.select().from(orderBooking).where(eq(orderBooking.orderId, order.id)).for('update')
  for (const booking of bookings) if (booking.state === 'booked' && booking.slotId !== null) await releasePlace(tx, booking.slotId)
  await tx.db.update(orderBooking).set({ state: 'cancelled', cancelTime: refundTime }).where(eq(orderBooking.orderId, order.id))
  await tx.db.update(payment).set({ refundedTime: refundTime, finishTime: null }).where(and(eq(payment.orderId, order.id), eq(payment.state, 'paid'), isNull(payment.refundedTime)))
  return true
}
