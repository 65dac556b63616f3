import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { aliBookingGetById, orderItemDetail } from '../../../../contract/aftersales'
import { codes } from '../../../../contract/constants/codes'
import type { DataOf } from '../../../../contract/define-endpoint'
import { orderRefund, orderRefundItem } from '../../../db/schema/aftersales'
import { orderBooking, orderInfo, orderItem, payment } from '../../../db/schema/orders'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'
import { toBookings } from '../../scheduling'
import { cancelOverdueOrders } from '../orders/commands/cancel-order'
import { findOrder } from '../orders/queries/orders'
import { amountOf, refundableOf } from '../refunds/queries/refundable'
import { toAliOrder, toOrderItemDetail } from './mapper'

/**
 * One of the user's orders as shown by the Alipay page.
 * @throws AppError notFound (unknown, or another user's)
 */
export async function findAliOrder(
  ctx: Context,
  userId: string,
  orderId: string,
): Promise<DataOf<typeof aliBookingGetById>> {
  const order = await findOrder(ctx, userId, orderId)
  const [row] = await ctx.db
    .select({ payDeadline: orderInfo.payDeadline })
    .from(orderInfo)
    .where(eq(orderInfo.id, orderId))
  if (!row) throw new AppError(codes.notFound, 'notFound')
  const [open] = await ctx.db
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        eq(payment.orderId, orderId),
        eq(payment.payType, 'alipay'),
        inArray(payment.state, ['pending', 'paid']),
      ),
    )
    .orderBy(desc(payment.createTime))
    .limit(1)
  return toAliOrder(ctx, order, { payDeadline: row.payDeadline, openPaymentId: open?.id ?? null })
}

/** One line of one of the user's orders. @throws AppError notFound (unknown, or another user's) */
export async function findOrderItem(
  ctx: Context,
  userId: string,
  itemId: string,
): Promise<DataOf<typeof orderItemDetail>> {
  await cancelOverdueOrders(ctx, { userId })
  const [row] = await ctx.db
    .select({ item: orderItem, order: orderInfo })
    .from(orderItem)
    .innerJoin(orderInfo, eq(orderInfo.id, orderItem.orderId))
    .where(and(eq(orderItem.id, itemId), eq(orderInfo.userId, userId), eq(orderInfo.isDeleted, false)))
  if (!row) throw new AppError(codes.notFound, 'notFound')
  const { item, order } = row
  const left = await refundableOf(ctx, order)
  const mine = left.items.find((of) => of.item.id === item.id)
  const refundableQuantity = left.isAllowed && mine && !mine.isUsed ? mine.leftQuantity : 0
  const returned = await ctx.db
    .select({ quantity: orderRefundItem.quantity })
    .from(orderRefundItem)
    .innerJoin(orderRefund, eq(orderRefund.id, orderRefundItem.refundId))
    .where(and(eq(orderRefundItem.orderItemId, item.id), eq(orderRefund.state, 'refunded')))
  const bookings = await ctx.db
    .select()
    .from(orderBooking)
    .where(eq(orderBooking.orderItemId, item.id))
    .orderBy(asc(orderBooking.doseNo), asc(orderBooking.id))
  return toOrderItemDetail(ctx, row, {
    refundedQuantity: returned.reduce((sum, line) => sum + line.quantity, 0),
    refundableQuantity,
    refundableCents: mine && refundableQuantity > 0 ? amountOf(mine, refundableQuantity) : 0,
    bookings: await toBookings(ctx, bookings),
  })
}
