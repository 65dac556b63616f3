import { and, eq } from 'drizzle-orm'
import { orderStatus } from '../../../../../contract/constants/enums'
import { orderBooking, orderInfo } from '../../../../db/schema/orders'
import type { Context } from '../../../../lib/context'
import { statusOfBookings } from '../order-status'
import { rewardCompleted } from './completed'

const followed: readonly string[] = [orderStatus.paid, orderStatus.toBook, orderStatus.booked]

/** Updates a paid order to the status that its appointments imply. The caller holds the order's lock. */
export async function followBookings(ctx: Context, { orderId }: { orderId: string | null }): Promise<void> {
  if (orderId === null) return
  const [order] = await ctx.db
    .select({ status: orderInfo.status })
    .from(orderInfo)
    .where(and(eq(orderInfo.id, orderId), eq(orderInfo.isPaid, true)))
  if (!order?.status || !followed.includes(order.status)) return
  const rows = await ctx.db
    .select({ state: orderBooking.state })
    .from(orderBooking)
    .where(eq(orderBooking.orderId, orderId))
  if (rows.length === 0) return
  const status = statusOfBookings(rows.map((row) => row.state))
  if (status === order.status) return
  await ctx.db
    .update(orderInfo)
    .set({ status, completedTime: status === orderStatus.completed ? ctx.now() : null })
    .where(eq(orderInfo.id, orderId))
  if (status === orderStatus.completed) await rewardCompleted(ctx, orderId)
}
