import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { generateOrderCode } from '../../../../../contract/aftersales'
import { codes } from '../../../../../contract/constants/codes'
import { orderStatus } from '../../../../../contract/constants/enums'
import { limits } from '../../../../../contract/constants/limits'
import type { DataOf } from '../../../../../contract/define-endpoint'
import { orderBooking, orderInfo } from '../../../../db/schema/orders'
import { shop } from '../../../../db/schema/shops'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { dayText, momentText } from '../../../../lib/store-time'
import { verifyBooking } from '../../../scheduling'
import { reportDelivery } from '../../deliveries/commands/report'
import { lockOrder } from '../../orders/commands/cancel-order'
import { rewardCompleted } from '../../orders/commands/completed'
import { isOpenAtCounter } from '../../orders/counter-code'
import { refuseWhileWaiting } from '../../orders/offers'
import { requireNoRefundAsked } from '../../orders/queries/refund-asked'

const SIGNATURE_LENGTH = 20

/**
 * Signed with a key derived from the server's key, so that every process accepts it and nothing is stored.
 */
function signatureOf(ctx: Context, text: string): string {
  const key = createHmac('sha256', ctx.config.encryptionKey).update('order code').digest()
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, SIGNATURE_LENGTH)
}

/**
 * Creates a code for the counter: `<order number>.<expiry in base 36>.<signature>`.
 * @throws AppError notFound; stateForbids unless the order is paid and open, and while its group is
 * incomplete
 */
export async function makeOrderCode(
  ctx: Context,
  userId: string,
  orderId: string,
): Promise<DataOf<typeof generateOrderCode>> {
  const [order] = await ctx.db
    .select()
    .from(orderInfo)
    .where(and(eq(orderInfo.id, orderId), eq(orderInfo.userId, userId), eq(orderInfo.isDeleted, false)))
  if (!order) throw new AppError(codes.notFound, 'notFound')
  if (!isOpenAtCounter(order)) throw new AppError(codes.stateForbids, 'stateForbids')
  await refuseWhileWaiting(ctx, orderId)
  const expireTime = new Date(ctx.now().getTime() + limits.orderCodeTtlMs)
  const text = `${order.orderNo}.${Math.floor(expireTime.getTime() / 1000).toString(36)}`
  return {
    orderId,
    orderNo: order.orderNo,
    code: `${text}.${signatureOf(ctx, text)}`,
    expireTime: momentText(expireTime, ctx.config.storeTimeZone),
    secondsLeft: Math.round(limits.orderCodeTtlMs / 1000),
  }
}

/** @returns the order's number @throws AppError badInput for a forged, changed or expired code */
function readOrderCode(ctx: Context, code: string): string {
  const [orderNo = '', end = '', signature = ''] = code.trim().split('.')
  const expected = Buffer.from(signatureOf(ctx, `${orderNo}.${end}`))
  const given = Buffer.from(signature)
  const isRight = expected.length === given.length && timingSafeEqual(expected, given)
  if (!isRight || parseInt(end, 36) * 1000 <= ctx.now().getTime())
    throw new AppError(codes.badInput, 'orderCodeWrong', {}, { field: 'code', rule: 'code' })
  return orderNo
}

/**
 * Redeems an order's code at the counter: verifies the appointments of today, or hands over products waiting
 * for shipment, which completes the order. For the desk only: does not check the owner.
 * @returns how many appointments were verified; 0 for products
 * @throws AppError badInput for the code; stateForbids when nothing is due today or the group is incomplete;
 * refundOpen for products
 */
export async function redeemOrderCode(
  ctx: Context,
  code: string,
): Promise<{ orderId: string; verified: number }> {
  const orderNo = readOrderCode(ctx, code)
  return inTransaction(ctx, async (tx) => {
    const [seen] = await tx.db
      .select({ id: orderInfo.id })
      .from(orderInfo)
      .where(eq(orderInfo.orderNo, orderNo))
    const order = seen ? await lockOrder(tx, seen.id, null) : null
    if (!order || !isOpenAtCounter(order)) throw new AppError(codes.stateForbids, 'stateForbids')
    await refuseWhileWaiting(tx, order.id)
    const bookings = await tx.db
      .select({ booking: orderBooking, zone: shop.zone })
      .from(orderBooking)
      .leftJoin(shop, eq(shop.id, orderBooking.shopId))
      .where(eq(orderBooking.orderId, order.id))
      .orderBy(orderBooking.id)
    if (bookings.length === 0) {
      await requireNoRefundAsked(tx, order.id)
      await tx.db
        .update(orderInfo)
        .set({ status: orderStatus.completed, completedTime: tx.now() })
        .where(eq(orderInfo.id, order.id))
      await rewardCompleted(tx, order.id)
      await reportDelivery(tx, order.id)
      return { orderId: order.id, verified: 0 }
    }
    const today = bookings.filter(
      ({ booking, zone }) =>
        booking.state === 'booked' && booking.date === dayText(tx.now(), zone ?? tx.config.storeTimeZone),
    )
    if (today.length === 0) throw new AppError(codes.stateForbids, 'stateForbids')
    for (const { booking } of today) await verifyBooking(tx, { bookingId: booking.id })
    return { orderId: order.id, verified: today.length }
  })
}
