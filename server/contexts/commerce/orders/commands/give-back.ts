import { and, eq, isNull } from 'drizzle-orm'
import { orderInfo, orderItem } from '../../../../db/schema/orders'
import type { Context } from '../../../../lib/context'
import { publish } from '../../../../lib/events'
import { settlePointsBack } from '../../points/commands/ledger'
import { orderCoupons } from '../coupons'
import { orderGivenBack } from '../events'
import { offerKindOf, offerOf } from '../offers'
import type { OrderRow } from '../order-state'
import { returnDiscount } from './discount'
import { returnStock } from './stock'

/**
 * Returns everything an order took: special price, discount code, coupon, points and stock; deducts the
 * points and the growth value it earned. For cancelled and fully refunded orders; the caller releases the
 * slots of appointments.
 * The caller holds the order's lock; repeated calls do nothing.
 * @param o.isStockKept true when the products do not return to stock
 * @returns false when it was done before
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
  // In the same order as taking (place-order.ts), to avoid deadlocks.
  const kind = offerKindOf(order.offerKind)
  if (kind !== null && order.offerId !== null)
    await offerOf(ctx, kind).released?.(ctx, { id: order.offerId, userId: order.userId, orderId: order.id })
  await returnDiscount(ctx, order.id)
  await ctx.wiring.get(orderCoupons).giveBack(ctx, order.id)
  await settlePointsBack(ctx, order)
  await publish(ctx, orderGivenBack, order)
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
