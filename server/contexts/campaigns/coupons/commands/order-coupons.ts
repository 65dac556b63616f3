import { and, eq, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { couponUser } from '../../../../db/schema/trade'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import type { OrderCoupons } from '../../../commerce'
import { requireUsableCoupon } from '../queries/suits'

/**
 * Marks a coupon as used by an order, inside the caller's transaction.
 * @throws AppError couponUnusable when it was used in the meantime
 */
async function takeCoupon(ctx: Context, of: { id: string; userId: string; orderId: string }): Promise<void> {
  const taken = await ctx.db
    .update(couponUser)
    .set({ orderId: of.orderId, usedTime: ctx.now() })
    .where(
      and(eq(couponUser.id, of.id), eq(couponUser.userId, of.userId), sql`${couponUser.orderId} is null`),
    )
    .returning({ id: couponUser.id })
  if (taken.length === 0) throw new AppError(codes.couponUnusable, 'couponUsed', {}, { reason: 'couponUsed' })
}

/** Returns the coupon of an order to the user; its validity is unchanged. */
async function returnCoupon(ctx: Context, orderId: string): Promise<void> {
  await ctx.db
    .update(couponUser)
    .set({ orderId: null, usedTime: null })
    .where(eq(couponUser.orderId, orderId))
}

/** The coupons interface that orders use. */
export const couponsOfOrders: OrderCoupons = {
  requireUsable: requireUsableCoupon,
  take: takeCoupon,
  giveBack: returnCoupon,
}
