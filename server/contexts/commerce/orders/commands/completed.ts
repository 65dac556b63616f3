import { eq } from 'drizzle-orm'
import { orderInfo } from '../../../../db/schema/orders'
import type { Context } from '../../../../lib/context'
import { publish } from '../../../../lib/events'
import { earnPoints } from '../../points/commands/ledger'
import { orderCompleted } from '../events'

/**
 * Credits what a completed order (verified or received) earns its buyer. Called inside the transaction that
 * completes it.
 */
export async function rewardCompleted(ctx: Context, orderId: string): Promise<void> {
  const [order] = await ctx.db
    .select({
      id: orderInfo.id,
      orderNo: orderInfo.orderNo,
      userId: orderInfo.userId,
      paymentCents: orderInfo.paymentCents,
      freightCents: orderInfo.freightCents,
      refundCents: orderInfo.refundCents,
    })
    .from(orderInfo)
    .where(eq(orderInfo.id, orderId))
  if (!order) return
  // Refunded lines earn nothing.
  const goods = {
    ...order,
    paymentCents: Math.max(0, order.paymentCents - order.freightCents - (order.refundCents ?? 0)),
  }
  await earnPoints(ctx, goods)
  await publish(ctx, orderCompleted, goods)
}
