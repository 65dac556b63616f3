import type { CouponInfo } from '@contract/routes/coupons'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** A category or product that a coupon is for. */
interface CouponTarget {
  id: string
  name: string
}

/** What a coupon is for, each with its name; a product that is no longer named is left out. */
export const targetsOf = ({ suitIds, suitNames }: CouponInfo): CouponTarget[] =>
  suitIds.length === suitNames.length
    ? suitIds.map((id, index) => ({ id, name: suitNames[index] ?? '' }))
    : []

export function openTarget(coupon: CouponInfo, { id }: CouponTarget): void {
  go(coupon.suitType === 'goods' ? routes.goodsDetail : routes.classification, { id })
}

/**
 * Opens the goods that a coupon can be used on.
 * @returns false when there are several kinds, of which one has to be chosen
 */
export function openGoods(coupon: CouponInfo): boolean {
  const targets = targetsOf(coupon)
  const [only] = targets
  if (coupon.suitType === 'all' || !only) switchTo(routes.commodity)
  else if (targets.length === 1) openTarget(coupon, only)
  else return false
  return true
}
