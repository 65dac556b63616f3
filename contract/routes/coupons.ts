// Generated from contract/coupons.ts by `npm run contract`: do not edit.
import { type Cents, type Moment, type PageOf, type Route, type Shape } from '../route'
import {
  type CouponKind,
  type CouponSuitType,
  type CouponExpireType,
  type CouponOfferState,
  type CouponUserState,
  type CouponSource,
} from '../constants/enums'

export type CouponInfo = {
  id: string
  name: string

  /** Its reduction, as text */
  text: string
  remarks: string
  type: CouponKind
  reduceAmount: Cents | null
  percentOff: number | null
  maxReduce: Cents | null

  /** Minimum amount of the goods it applies to; "0.00" without a minimum */
  premiseAmount: Cents
  suitType: CouponSuitType

  /** Categories or goods it applies to; `isBookable` of goods selects their page */
  suits: { id: string; name: string; isBookable: boolean }[]
  expireType: CouponExpireType
  validDays: number | null
  validBeginTime: Moment | null
  validEndTime: Moment | null

  /** Remaining number */
  stock: number
  perUser: number
  startTime: Moment
  endTime: Moment
}

export const couponInfoShape: Shape = {
  id: 0,
  name: 0,
  text: 0,
  remarks: 0,
  type: 0,
  reduceAmount: 20,
  percentOff: 17,
  maxReduce: 20,
  premiseAmount: 4,
  suitType: 0,
  suits: [{ id: 0, name: 0, isBookable: 3 }],
  expireType: 0,
  validDays: 17,
  validBeginTime: 23,
  validEndTime: 23,
  stock: 1,
  perUser: 1,
  startTime: 7,
  endTime: 7,
}

export type CouponOffer = {
  id: string
  name: string

  /** Its reduction, as text */
  text: string
  remarks: string
  type: CouponKind
  reduceAmount: Cents | null
  percentOff: number | null
  maxReduce: Cents | null

  /** Minimum amount of the goods it applies to; "0.00" without a minimum */
  premiseAmount: Cents
  suitType: CouponSuitType

  /** Categories or goods it applies to; `isBookable` of goods selects their page */
  suits: { id: string; name: string; isBookable: boolean }[]
  expireType: CouponExpireType
  validDays: number | null
  validBeginTime: Moment | null
  validEndTime: Moment | null

  /** Remaining number */
  stock: number
  perUser: number
  startTime: Moment
  endTime: Moment
  state: CouponOfferState

  /** How many the account has claimed; 0 for visitors */
  received: number
}

export const couponOfferShape: Shape = {
  id: 0,
  name: 0,
  text: 0,
  remarks: 0,
  type: 0,
  reduceAmount: 20,
  percentOff: 17,
  maxReduce: 20,
  premiseAmount: 4,
  suitType: 0,
  suits: [{ id: 0, name: 0, isBookable: 3 }],
  expireType: 0,
  validDays: 17,
  validBeginTime: 23,
  validEndTime: 23,
  stock: 1,
  perUser: 1,
  startTime: 7,
  endTime: 7,
  state: 0,
  received: 1,
}

export type CouponPackage = {
  id: string
  name: string
  intro: string
  picUrl: string
  startTime: Moment
  endTime: Moment
  stock: number
  isReceived: boolean
  state: CouponOfferState
  coupons: { coupon: CouponInfo; count: number }[]
}

export const couponPackageShape: Shape = {
  id: 0,
  name: 0,
  intro: 0,
  picUrl: 0,
  startTime: 7,
  endTime: 7,
  stock: 1,
  isReceived: 3,
  state: 0,
  coupons: [{ coupon: couponInfoShape, count: 1 }],
}

export type CouponUser = {
  id: string
  couponId: string
  state: CouponUserState
  source: CouponSource
  validBeginTime: Moment
  validEndTime: Moment
  usedTime: Moment | null
  orderId: string | null
  createTime: Moment
  coupon: CouponInfo
}

export const couponUserShape: Shape = {
  id: 0,
  couponId: 0,
  state: 0,
  source: 0,
  validBeginTime: 7,
  validEndTime: 7,
  usedTime: 23,
  orderId: 16,
  createTime: 7,
  coupon: couponInfoShape,
}

export type CouponsForLines = {
  /** Best first; of equal ones the earlier expiry */
  usable: {
    id: string
    couponId: string
    state: CouponUserState
    source: CouponSource
    validBeginTime: Moment
    validEndTime: Moment
    usedTime: Moment | null
    orderId: string | null
    createTime: Moment
    coupon: CouponInfo

    /** Reduction of these goods */
    reducePrice: Cents
    paymentPrice: Cents
  }[]
  unusable: {
    id: string
    couponId: string
    state: CouponUserState
    source: CouponSource
    validBeginTime: Moment
    validEndTime: Moment
    usedTime: Moment | null
    orderId: string | null
    createTime: Moment
    coupon: CouponInfo
    reason: string
    reasonText: string
  }[]
}

export const couponsForLinesShape: Shape = {
  usable: [
    {
      id: 0,
      couponId: 0,
      state: 0,
      source: 0,
      validBeginTime: 7,
      validEndTime: 7,
      usedTime: 23,
      orderId: 16,
      createTime: 7,
      coupon: couponInfoShape,
      reducePrice: 4,
      paymentPrice: 4,
    },
  ],
  unusable: [
    {
      id: 0,
      couponId: 0,
      state: 0,
      source: 0,
      validBeginTime: 7,
      validEndTime: 7,
      usedTime: 23,
      orderId: 16,
      createTime: 7,
      coupon: couponInfoShape,
      reason: 0,
      reasonText: 0,
    },
  ],
}

/** Claim a coupon. 71103 when none are left, 71104 at the limit per account, 71105 when it is not on offer (now) */
export const couponClaim: Route<{ data: CouponUser; body: { idempotencyKey: string; couponId: string } }> = {
  method: 'POST',
  path: '/mall/api/ma/couponuser',
  auth: 'user',
  isIdempotent: true,
  data: couponUserShape,
}

/** Redeem a code for a coupon; repeating it returns the same coupon. 71106 for an unknown code, 71107 for one used by another account, 71105 for an expired one, 71103 when none are left */
export const couponCodeReceive: Route<{ data: CouponUser; query: { code: string } }> = {
  path: '/mall/api/ma/couponcodeitem/receive',
  auth: 'user',
  data: couponUserShape,
}

/** A coupon for the account: whether it can be claimed, and those already claimed */
export const couponInfoMine: Route<{
  data: {
    couponId: string
    state: CouponOfferState

    /** How many the account has claimed; 0 for visitors */
    received: number
    perUser: number
    listCouponUser: CouponUser[]
  }
  params: { id: string }
}> = {
  path: '/mall/api/ma/couponinfo/user/:id',
  auth: 'user',
  data: { couponId: 0, state: 0, received: 1, perUser: 1, listCouponUser: [couponUserShape] },
}

/** One coupon on offer */
export const couponInfoOne: Route<{ data: CouponOffer; params: { id: string } }> = {
  path: '/mall/api/ma/couponinfo/:id',
  data: couponOfferShape,
}

/** Coupons that can be claimed, optionally for some goods or for what a shop offers */
export const couponInfoPage: Route<{
  data: PageOf<CouponOffer>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    spuId?: string
    shopId?: string
  }
}> = {
  path: '/mall/api/ma/couponinfo/page',
  data: { records: [couponOfferShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** A package of coupons with its content */
export const couponPackageOne: Route<{ data: CouponPackage; params: { id: string } }> = {
  path: '/mall/api/ma/couponpackage/showInfoById/:id',
  data: couponPackageShape,
}

/** Packages of coupons on offer now, the earliest end first */
export const couponPackagePage: Route<{
  data: PageOf<CouponPackage>
  query: { current?: number; size?: number; ascs?: string; descs?: string; searchCount?: boolean }
}> = {
  path: '/mall/api/ma/couponpackage/page',
  data: { records: [couponPackageShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** Claim a package, once: repeating it returns the same coupons. 71103 when the package or one of its coupons is used up, 71105 before and after its time */
export const couponPackageReceive: Route<{
  data: { packageId: string; coupons: CouponUser[] }
  body: { packageId: string }
}> = {
  method: 'POST',
  path: '/mall/api/ma/couponpackage/receiveCouponPackage',
  auth: 'user',
  data: { packageId: 0, coupons: [couponUserShape] },
}

/** Expired unused coupons of the account, the latest first */
export const couponUserExpired: Route<{
  data: PageOf<CouponUser>
  query: { current?: number; size?: number; ascs?: string; descs?: string; searchCount?: boolean }
}> = {
  path: '/mall/api/ma/couponuser/page3',
  auth: 'user',
  data: { records: [couponUserShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** Which coupons of the account can be used for some lines, best first, and why the others cannot. Refuses lines like calculateOrderPrice */
export const couponUserForLines: Route<{
  data: CouponsForLines
  body: { lines: { spuId: string; skuId: string; quantity: number }[] }
}> = {
  method: 'POST',
  path: '/mall/api/ma/couponuser/getCouponUserBySkus',
  auth: 'user',
  data: couponsForLinesShape,
}

/** One coupon of the account */
export const couponUserOne: Route<{ data: CouponUser; params: { id: string } }> = {
  path: '/mall/api/ma/couponuser/:id',
  auth: 'user',
  data: couponUserShape,
}

/** Usable and upcoming coupons of the account, the earliest expiry first */
export const couponUserUsable: Route<{
  data: PageOf<CouponUser>
  query: { current?: number; size?: number; ascs?: string; descs?: string; searchCount?: boolean }
}> = {
  path: '/mall/api/ma/couponuser/page',
  auth: 'user',
  data: { records: [couponUserShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** Used coupons of the account, the latest use first */
export const couponUserUsed: Route<{
  data: PageOf<CouponUser>
  query: { current?: number; size?: number; ascs?: string; descs?: string; searchCount?: boolean }
}> = {
  path: '/mall/api/ma/couponuser/page2',
  auth: 'user',
  data: { records: [couponUserShape], total: 1, size: 1, current: 1, pages: 1 },
}
