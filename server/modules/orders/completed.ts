import { eq } from 'drizzle-orm'
import { orderInfo } from '../../db/schema/orders'
import type { Context } from '../../lib/context'
import { earnGrowth } from '../member/growth'
import { earnPoints } from '../points/ledger'

/** What an order brings its buyer when it is completed (verified or received): called once it is, inside the same transaction. */
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
  // Lines that were given their money back bring nothing.
  const goods = {
    ...order,
    paymentCents: Math.max(0, order.paymentCents - order.freightCents - (order.refundCents ?? 0)),
  }
  await earnPoints(ctx, goods)
  await earnGrowth(ctx, goods)
}
