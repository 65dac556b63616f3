import type { CouponOfferState, CouponUserState } from '../../../../contract/constants/enums'
import type { CouponRow, CouponUserRow } from './usable'

/** The time from which a coupon is no longer offered, because it would expire before it could be used. */
export const lastClaimOf = (row: CouponRow): Date =>
  row.expireType === 'fixed' && row.validEndTime && row.validEndTime < row.endTime
    ? row.validEndTime
    : row.endTime

/** The state of a public coupon for a user who has claimed `received` of it. */
export function offerStateOf(row: CouponRow, now: Date, received: number): CouponOfferState {
  if (!row.isEnabled || !row.isClaimable) return 'notOffered'
  if (received >= row.perUser) return 'received'
  if (now.getTime() < row.startTime.getTime()) return 'notStarted'
  if (now.getTime() >= lastClaimOf(row).getTime()) return 'ended'
  return row.claimed >= row.total ? 'soldOut' : 'claimable'
}

export function userStateOf(row: CouponUserRow, now: Date): CouponUserState {
  if (row.orderId !== null) return 'used'
  if (now.getTime() >= row.validEndTime.getTime()) return 'expired'
  return now.getTime() < row.validBeginTime.getTime() ? 'waiting' : 'usable'
}
