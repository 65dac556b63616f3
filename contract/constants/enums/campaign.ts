/** A campaign by the server's clock. */
export const campaignStates = ['coming', 'running', 'over'] as const
export type CampaignState = (typeof campaignStates)[number]

/** A person's bargain: more cuts to come, every cut made, held by an order, bought, or over by its deadline. */
export const bargainStates = ['open', 'done', 'ordered', 'bought', 'expired'] as const
export type BargainState = (typeof bargainStates)[number]

/**
 * A group: its founder has not paid yet, it waits for members, it is complete, its deadline passed, or
 * everybody left.
 */
export const grouponStates = ['founding', 'open', 'formed', 'failed', 'closed'] as const
export type GrouponState = (typeof grouponStates)[number]

/** A place in a group: its order is unpaid, paid, or cancelled or given its money back. */
export const grouponPlaceStates = ['held', 'paid', 'released'] as const
export type GrouponPlaceState = (typeof grouponPlaceStates)[number]

export const growthKinds = ['join', 'order', 'refund'] as const
export type GrowthKind = (typeof growthKinds)[number]

/** Special prices that an order can be placed at; each is served by its campaign. */
export const offerKinds = ['bargain', 'groupon', 'enterprise'] as const
export type OfferKind = (typeof offerKinds)[number]

export const couponKinds = ['amount', 'percent'] as const
export type CouponKind = (typeof couponKinds)[number]

/** What a coupon is for: everything, some categories (with what is below them), some goods. */
export const couponSuitTypes = ['all', 'category', 'goods'] as const
export type CouponSuitType = (typeof couponSuitTypes)[number]

/** A coupon is valid between two fixed days, or for some days from when it is received. */
export const couponExpireTypes = ['fixed', 'days'] as const
export type CouponExpireType = (typeof couponExpireTypes)[number]

/** A person's coupon: `waiting` is theirs, but not valid yet. */
export const couponUserStates = ['usable', 'waiting', 'used', 'expired'] as const
export type CouponUserState = (typeof couponUserStates)[number]

/**
 * A coupon or package as it stands with somebody: to be had, had already, all gone, too early, too late, not
 * handed out.
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

/** How a person came by a coupon. */
export const couponSources = ['claim', 'code', 'package', 'grant'] as const
export type CouponSource = (typeof couponSources)[number]

/**
 * Why points came or went: for a completed order, used in an order, back from it, taken back with its refund,
 * given by hand.
 */
export const pointsKinds = ['earned', 'used', 'returned', 'takenBack', 'granted'] as const
export type PointsKind = (typeof pointsKinds)[number]

/** Whether codes are taken (`getCouponCodeSetting`). */
export const codeEntry = { off: '0', on: '1' } as const
