import type { CouponInfo } from '@contract/routes/coupons'
import { openGoods } from '@/features/catalogue/open-goods'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** Opens a category or product that a coupon applies to. */
export function openTarget(coupon: CouponInfo, suit: CouponInfo['suits'][number]): void {
  if (coupon.suitType === 'goods') openGoods(suit)
  else go(routes.classification, { id: suit.id })
}

/**
 * Opens the goods that a coupon applies to.
 * @returns false when there are several targets to choose from
 */
export function openCouponGoods(coupon: CouponInfo): boolean {
  const [only, ...others] = coupon.suits
  if (coupon.suitType === 'all' || !only) switchTo(routes.commodity)
  else if (others.length === 0) openTarget(coupon, only)
  else return false
  return true
}
