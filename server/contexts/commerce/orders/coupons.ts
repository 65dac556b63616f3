import type { Context } from '../../../lib/context'
import type { LocalizedText } from '../../../lib/language'
import { defineNeed } from '../../../lib/wiring'
import type { PriceCoupon } from './price'

/** Properties of a line that decide whether a coupon applies. */
export interface CouponLine {
  spuId: string
  categoryId: string
  amountCents: number
}

/** A coupon usable for an order: its discount and the lines it applies to. */
export interface UsableCoupon {
  id: string
  name: LocalizedText
  price: PriceCoupon
  isCouponLine: boolean[]
}

/** The coupons interface that orders use; `take` and `giveBack` run in the order's transaction. */
export interface OrderCoupons {
  /**
   * One of the user's coupons, for these lines.
   * @param of.shouldLock true while an order is placed: no other order can use it until the transaction ends
   * @throws AppError notFound (unknown, or another user's); couponUnusable with `{ reason }`
   */
  requireUsable(
    ctx: Context,
    of: { id: string; userId: string; lines: readonly CouponLine[]; shouldLock: boolean },
  ): Promise<UsableCoupon>
  /** @throws AppError couponUnusable when it was used in the meantime */
  take(ctx: Context, of: { id: string; userId: string; orderId: string }): Promise<void>
  /** Returns the coupon of an order to the user; its validity is unchanged. */
  giveBack(ctx: Context, orderId: string): Promise<void>
}

export const orderCoupons = defineNeed<OrderCoupons>('coupons of orders')
