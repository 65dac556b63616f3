import type { CouponUser } from '@contract/routes/coupons'
import { formatDate, momentToMs } from '@/i18n/format'
import type { TextKey } from '@/i18n/text-keys'

type CouponKey = Extract<TextKey<'pages-shopping'>, `coupons.${string}`>
interface Dated {
  key: CouponKey
  day: string
}

const SOON_MS = 3 * 86_400_000

/** The relevant date of an owned coupon: end or start of validity, time of use or expiry. */
export function dateOf({
  state,
  validBeginTime,
  validEndTime,
  usedTime,
}: Pick<CouponUser, 'state' | 'validBeginTime' | 'validEndTime' | 'usedTime'>): Dated {
  if (state === 'used') return { key: 'coupons.usedOn', day: formatDate(usedTime ?? validEndTime) }
  if (state === 'expired') return { key: 'coupons.expiredOn', day: formatDate(validEndTime) }
  if (state === 'waiting') return { key: 'coupons.validFrom', day: formatDate(validBeginTime) }
  return { key: 'coupons.until', day: formatDate(validEndTime) }
}

/** Whether a usable coupon expires within three days. */
export const endsSoon = (
  { state, validEndTime }: Pick<CouponUser, 'state' | 'validEndTime'>,
  nowMs: number,
): boolean => state === 'usable' && momentToMs(validEndTime) - nowMs < SOON_MS
