import { formatCents } from '../../../../contract/rules/money'
import type { couponInfo, couponUser } from '../../../db/schema/trade'
import type { MessageKey, MessageParams } from '../../../lib/messages'
import type { CouponLine, PriceCoupon } from '../../commerce'

export type CouponRow = typeof couponInfo.$inferSelect

export type CouponUserRow = typeof couponUser.$inferSelect

export interface OwnCoupon {
  mine: CouponUserRow
  info: CouponRow
}

/** Why a coupon cannot be used; the text's key is the reason on the wire. */
export interface Unusable {
  key: MessageKey
  params: MessageParams
}

/** The categories or products that coupons are restricted to, by coupon. */
export type Suits = ReadonlyMap<string, ReadonlySet<string>>

/** The lines that a coupon applies to. */
export function linesOfCoupon(
  info: CouponRow,
  suits: Suits,
  paths: ReadonlyMap<string, ReadonlySet<string>>,
  lines: readonly CouponLine[],
): boolean[] {
  const targets = suits.get(info.id) ?? new Set<string>()
  return lines.map((line) => {
    if (info.suitType === 'all') return true
    if (info.suitType === 'goods') return targets.has(line.spuId)
    return [...(paths.get(line.categoryId) ?? [line.categoryId])].some((id) => targets.has(id))
  })
}

/** Why a coupon cannot be used for these lines now; null when it can. */
export function whyUnusable(
  { mine, info }: OwnCoupon,
  now: Date,
  isCouponLine: readonly boolean[],
  lines: readonly CouponLine[],
): Unusable | null {
  if (mine.orderId !== null) return { key: 'couponUsed', params: {} }
  if (now.getTime() < mine.validBeginTime.getTime()) return { key: 'couponNotYet', params: {} }
  if (now.getTime() >= mine.validEndTime.getTime()) return { key: 'couponExpired', params: {} }
  if (!isCouponLine.includes(true)) return { key: 'couponNotForThese', params: {} }
  const base = lines.reduce((all, line, index) => all + (isCouponLine[index] ? line.amountCents : 0), 0)
  return base < info.minSpendCents
    ? {
        key: 'couponMinSpend',
        params: { amount: formatCents(info.minSpendCents), missing: formatCents(info.minSpendCents - base) },
      }
    : null
}

export const priceOfCoupon = (info: CouponRow): PriceCoupon => ({
  kind: info.kind === 'percent' ? 'percent' : 'amount',
  value: info.value,
  capCents: info.capCents,
})
