import type { aliBookingGetById, orderItemDetail } from '../../../../contract/aftersales'
import type { Booking } from '../../../../contract/bookings'
import type { DataOf } from '../../../../contract/define-endpoint'
import type { OrderDetail } from '../../../../contract/orders'
import { formatCents } from '../../../../contract/rules/money'
import type { orderItem } from '../../../db/schema/orders'
import type { Context } from '../../../lib/context'
import { messageText } from '../../../lib/messages'
import { momentText } from '../../../lib/store-time'
import { toItem } from '../orders/mapper'
import { statusTextOf } from '../orders/order-actions'
import type { OrderRow } from '../orders/order-state'

/** An order in the format of the Alipay page. */
export const toAliOrder = (
  ctx: Context,
  order: OrderDetail,
  of: { payDeadline: Date; openPaymentId: string | null },
): DataOf<typeof aliBookingGetById> => ({
  id: order.id,
  orderNo: order.orderNo,
  subject: order.name,
  paymentPrice: order.paymentPrice,
  isPay: order.isPay,
  status: order.status,
  statusDesc: order.statusDesc,
  canPay: order.actions.includes('pay') ? '1' : '0',
  outTime: order.outTime,
  payDeadline: momentText(of.payDeadline, ctx.config.storeTimeZone),
  transactionId: of.openPaymentId,
  listOrderItem: order.listOrderItem,
})

/** A single line of an order. */
export const toOrderItemDetail = (
  ctx: Context,
  { item, order }: { item: typeof orderItem.$inferSelect; order: OrderRow },
  of: { refundedQuantity: number; refundableQuantity: number; refundableCents: number; bookings: Booking[] },
): DataOf<typeof orderItemDetail> => ({
  ...toItem(ctx, item),
  orderId: order.id,
  orderNo: order.orderNo,
  orderStatus: order.status,
  statusDesc: messageText(statusTextOf(order.status, of.bookings), ctx.lang),
  isPay: order.isPaid ? '1' : '0',
  createTime: momentText(order.createTime, ctx.config.storeTimeZone),
  paymentPrice: formatCents(item.paymentCents),
  refundedQuantity: of.refundedQuantity,
  refundableQuantity: of.refundableQuantity,
  refundablePrice: formatCents(of.refundableCents),
  bookings: of.bookings,
})
