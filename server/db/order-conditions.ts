import { sql } from 'drizzle-orm'
import { orderRefund, orderRefundItem } from './schema/aftersales'
import { orderBooking, orderInfo } from './schema/orders'

/** Of an appointment: it waits to be booked, and its refund is not requested. */
export const isBookable = sql`${orderBooking.state} = 'pre' and not exists (
  select 1 from ${orderRefund} join ${orderRefundItem} on ${orderRefundItem.refundId} = ${orderRefund.id}
  where ${orderRefund.orderId} = ${orderBooking.orderId} and ${orderRefund.state} = 'applied'
    and ${orderRefundItem.orderItemId} = ${orderBooking.orderItemId})`

/** Of an order: one of its appointments can be booked now. Lists and counts share it, so that they agree. */
export const hasBookable = sql`exists (select 1 from ${orderBooking} where
  ${orderBooking.orderId} = ${orderInfo.id} and ${isBookable})`
