import { eq, sql } from 'drizzle-orm'
import { orderStatus } from '../../../../../contract/constants/enums'
import { spu } from '../../../../db/schema/goods'
import { orderBooking, orderInfo, orderItem } from '../../../../db/schema/orders'
import type { Context } from '../../../../lib/context'
import { remind } from '../../../engagement'
import { newVerifyCode } from '../../../scheduling'
import { offerKindOf, offerOf } from '../offers'
import { statusOfBookings } from '../order-status'

/**
 * Marks an unpaid order as paid; a held slot becomes a booked appointment. The caller holds its lock and has
 * checked that it is unpaid.
 */
export async function payLocked(
  ctx: Context,
  orderId: string,
  paid: { at: Date; payType: string | null },
): Promise<void> {
  const bookings = await ctx.db
    .select()
    .from(orderBooking)
    .where(eq(orderBooking.orderId, orderId))
    .for('update')
  const states: string[] = []
  for (const booking of bookings) {
    if (booking.state === 'held' && booking.date !== null) {
      await ctx.db
        .update(orderBooking)
        .set({ state: 'booked', verifyCode: await newVerifyCode(ctx, booking.date) })
        .where(eq(orderBooking.id, booking.id))
      states.push('booked')
      const { id, userId, shopId, date, time } = booking
      if (shopId !== null && time !== null)
        await remind(ctx, { userId, id, shopId, date, time, of: 'booking' })
    } else states.push(booking.state)
  }
  const [order] = await ctx.db
    .update(orderInfo)
    .set({
      isPaid: true,
      status: bookings.length > 0 ? statusOfBookings(states) : orderStatus.paid,
      paymentTime: paid.at,
      payType: paid.payType,
    })
    .where(eq(orderInfo.id, orderId))
    .returning({ userId: orderInfo.userId, offerKind: orderInfo.offerKind, offerId: orderInfo.offerId })
  const kind = offerKindOf(order?.offerKind ?? null)
  if (order && kind !== null && order.offerId !== null)
    await offerOf(ctx, kind).paid?.(ctx, { id: order.offerId, userId: order.userId, orderId })
  const items = await ctx.db
    .select({ spuId: orderItem.spuId, quantity: orderItem.quantity })
    .from(orderItem)
    .where(eq(orderItem.orderId, orderId))
    .orderBy(orderItem.spuId)
  for (const item of items)
    await ctx.db
      .update(spu)
      .set({ saleNum: sql`${spu.saleNum} + ${item.quantity}` })
      .where(eq(spu.id, item.spuId))
}
