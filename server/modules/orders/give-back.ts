import { and, eq, isNull } from 'drizzle-orm'
import { orderInfo, orderItem } from '../../db/schema/orders'
import type { Context } from '../../lib/context'
import { returnCoupon } from '../coupons/usable'
import { takeGrowthBack } from '../member/growth'
import { settlePointsBack } from '../points/ledger'
import type { OrderRow } from './cancel-order'
import { returnDiscount } from './discount'
import { offerKindOf, offerOf } from './offers'
import { returnStock } from './order-lines'

/**
 * Gives back what an order took: special price, discount code, coupon, points and stock; points and growth value that it had earned are taken back.
 * For a cancelled order and for one whose money went back as a whole. Places of appointments are the caller's.
 * The caller holds the order's lock; a second call does nothing.
 * @param o.isStockKept true when the goods do not come back to the shelf
 * @returns false when it was given back before
 */
export async function giveBack(
  ctx: Context,
  order: OrderRow,
  o: { isStockKept?: boolean } = {},
): Promise<boolean> {
  const first = await ctx.db
    .update(orderInfo)
    .set({ givenBackTime: ctx.now() })
    .where(and(eq(orderInfo.id, order.id), isNull(orderInfo.givenBackTime)))
    .returning({ id: orderInfo.id })
  if (first.length === 0) return false
  // The same sequence as taking has (place-order.ts), so that two transactions never wait for each other.
  const kind = offerKindOf(order.offerKind)
  if (kind !== null && order.offerId !== null)
    await offerOf(kind).released?.(ctx, { id: order.offerId, userId: order.userId, orderId: order.id })
  await returnDiscount(ctx, order.id)
  await returnCoupon(ctx, order.id)
  await settlePointsBack(ctx, order)
  await takeGrowthBack(ctx, order)
  if (!o.isStockKept)
    await returnStock(
      ctx,
      await ctx.db
        .select({ skuId: orderItem.skuId, quantity: orderItem.quantity })
        .from(orderItem)
        .where(eq(orderItem.orderId, order.id)),
    )
  return true
}
