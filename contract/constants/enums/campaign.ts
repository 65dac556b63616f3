/** State of a campaign by the server's clock. */
export const campaignStates = ['coming', 'running', 'over'] as const
export type CampaignState = (typeof campaignStates)[number]

/** State of a bargain: cuts remaining, all cuts made, held by an order, bought, or past its deadline. */
export const bargainStates = ['open', 'done', 'ordered', 'bought', 'expired'] as const
export type BargainState = (typeof bargainStates)[number]

/** State of a group: founder has not paid, waiting for members, complete, deadline passed, or all members left. */
export const grouponStates = ['founding', 'open', 'formed', 'failed', 'closed'] as const
export type GrouponState = (typeof grouponStates)[number]

/** State of a member's place in a group: its order is unpaid, paid, or cancelled or refunded. */
export const grouponPlaceStates = ['held', 'paid', 'released'] as const
export type GrouponPlaceState = (typeof grouponPlaceStates)[number]

export const growthKinds = ['join', 'order', 'refund'] as const
export type GrowthKind = (typeof growthKinds)[number]

/** Kinds of special prices an order can use; each is served by its campaign. */
export const offerKinds = ['bargain', 'groupon', 'enterprise'] as const
export type OfferKind = (typeof offerKinds)[number]

export const couponKinds = ['amount', 'percent'] as const
export type CouponKind = (typeof couponKinds)[number]

/** What a coupon applies to: everything, some categories (with their descendants), or some goods. */
export const couponSuitTypes = ['all', 'category', 'goods'] as const
export type CouponSuitType = (typeof couponSuitTypes)[number]

/** A coupon is valid between two fixed days, or for a number of days after it is claimed. */
export const couponExpireTypes = ['fixed', 'days'] as const
export type CouponExpireType = (typeof couponExpireTypes)[number]

/** State of a coupon of an account; `waiting` is owned but not valid yet. */
export const couponUserStates = ['usable', 'waiting', 'used', 'expired'] as const
export type CouponUserState = (typeof couponUserStates)[number]

/**
 * State of an offered coupon or coupon package for the caller: can be claimed, already claimed, none left,
 * too early, too late, not on offer.
 */
export const couponOfferStates = [
  'claimable',
  'received',
  'soldOut',
  'notStarted',
  'ended',
  'notOffered',
] as const
export type CouponOfferState = (typeof couponOfferStates)[number]

/** How an account obtained a coupon. */
export const couponSources = ['claim', 'code', 'package', 'grant'] as const
export type CouponSource = (typeof couponSources)[number]

/**
 * Why the points balance changed: completed order, used in an order, returned from it, deducted after its
 * refund, adjusted by staff, reward for an invitation.
 */
export const pointsKinds = ['earned', 'used', 'returned', 'takenBack', 'granted', 'invited'] as const
export type PointsKind = (typeof pointsKinds)[number]

/** Whether discount codes are accepted (`getCouponCodeSetting`). */
export const codeEntry = { off: '0', on: '1' } as const
