import { type Static, Type } from '@sinclair/typebox'
import {
  Count,
  Flag,
  Id,
  IdempotencyKey,
  IdParams,
  Moment,
  Money,
  Nullable,
  pageOf,
  pageQuery,
} from './common'
import {
  couponExpireTypes,
  couponKinds,
  couponOfferStates,
  couponSources,
  couponSuitTypes,
  couponUserStates,
} from './constants/enums'
import { defineEndpoint } from './define-endpoint'
import { OrderLines } from './order-placing'
import { couponCodeForm } from './rules/text-forms'

/** A kind of coupon: its reduction, what it applies to and its validity. */
const couponFields = {
  id: Id,
  name: Type.String(),
  text: Type.String({ description: 'What it does, in words' }),
  remarks: Type.String(),
  type: Type.Union(couponKinds.map((kind) => Type.Literal(kind))),
  reduceAmount: Nullable(Money),
  percentOff: Nullable(Type.Integer({ minimum: 1, maximum: 100 })),
  maxReduce: Nullable(Money),
  premiseAmount: Type.String({
    ...Money,
    description: 'From which amount of its goods it can be used; "0.00" from any',
  }),
  suitType: Type.Union(couponSuitTypes.map((type) => Type.Literal(type))),
  suits: Type.Array(Type.Object({ id: Id, name: Type.String(), isBookable: Flag }), {
    description: 'Categories or goods it is for; `isBookable` of goods decides which page they have',
  }),
  expireType: Type.Union(couponExpireTypes.map((type) => Type.Literal(type))),
  validDays: Nullable(Count),
  validBeginTime: Nullable(Moment),
  validEndTime: Nullable(Moment),
  stock: Type.Integer({ minimum: 0, description: 'How many are left' }),
  perUser: Count,
  startTime: Moment,
  endTime: Moment,
}
export const CouponInfo = Type.Object(couponFields)
export type CouponInfo = Static<typeof CouponInfo>
const offerFields = {
  state: Type.Union(couponOfferStates.map((state) => Type.Literal(state))),
  received: Type.Integer({ minimum: 0, description: 'How many of these I claimed; 0 for visitors' }),
}
export const CouponOffer = Type.Object({ ...couponFields, ...offerFields })
export type CouponOffer = Static<typeof CouponOffer>

/** A coupon of the signed-in account. */
const couponUserFields = {
  id: Id,
  couponId: Id,
  state: Type.Union(couponUserStates.map((state) => Type.Literal(state))),
  source: Type.Union(couponSources.map((source) => Type.Literal(source))),
  validBeginTime: Moment,
  validEndTime: Moment,
  usedTime: Nullable(Moment),
  orderId: Nullable(Id),
  createTime: Moment,
  coupon: CouponInfo,
}
export const CouponUser = Type.Object(couponUserFields)
export type CouponUser = Static<typeof CouponUser>

export const CouponsForLines = Type.Object({
  usable: Type.Array(
    Type.Object({
      ...couponUserFields,
      reducePrice: Type.String({ ...Money, description: 'What it takes off of these goods' }),
      paymentPrice: Money,
    }),
    { description: 'Best first; of two equal ones that which ends sooner' },
  ),
  unusable: Type.Array(
    Type.Object({ ...couponUserFields, reason: Type.String(), reasonText: Type.String() }),
  ),
})
export type CouponsForLines = Static<typeof CouponsForLines>

export const CouponPackage = Type.Object({
  id: Id,
  name: Type.String(),
  intro: Type.String(),
  picUrl: Type.String(),
  startTime: Moment,
  endTime: Moment,
  stock: Count,
  isReceived: Flag,
  state: Type.Union(couponOfferStates.map((state) => Type.Literal(state))),
  coupons: Type.Array(Type.Object({ coupon: CouponInfo, count: Count })),
})
export type CouponPackage = Static<typeof CouponPackage>

export const couponClaim = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/couponuser',
  auth: 'user',
  source: 'spec',
  tag: 'coupons',
  isIdempotent: true,
  summary:
    'Claim a coupon. 71103 when all are gone, 71104 when I have as many as one person may, 71105 ' +
    'when it is not handed out (now)',
  body: Type.Object({ idempotencyKey: IdempotencyKey, couponId: Id }),
  data: CouponUser,
})
export const couponUserUsable = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/couponuser/page',
  auth: 'user',
  source: 'spec',
  tag: 'coupons',
  summary: 'My coupons that can be used (or soon), the one that ends first before the others',
  query: Type.Object({ ...pageQuery }),
  data: pageOf(CouponUser),
})
export const couponUserUsed = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/couponuser/page2',
  auth: 'user',
  source: 'spec',
  tag: 'coupons',
  summary: 'My used coupons, the latest use first',
  query: Type.Object({ ...pageQuery }),
  data: pageOf(CouponUser),
})
export const couponUserExpired = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/couponuser/page3',
  auth: 'user',
  source: 'spec',
  tag: 'coupons',
  summary: 'My coupons that expired unused, the latest first',
  query: Type.Object({ ...pageQuery }),
  data: pageOf(CouponUser),
})
export const couponUserForLines = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/couponuser/getCouponUserBySkus',
  auth: 'user',
  source: 'spec',
  tag: 'coupons',
  summary:
    'Which of my coupons can be used for some lines, best first, and why the others cannot. ' +
    'Refusals of the lines as calculateOrderPrice has them',
  body: Type.Object({ lines: OrderLines }),
  data: CouponsForLines,
})
export const couponUserOne = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/couponuser/:id',
  auth: 'user',
  source: 'spec',
  tag: 'coupons',
  summary: 'One of my coupons',
  params: IdParams,
  data: CouponUser,
})
export const couponCodeReceive = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/couponcodeitem/receive',
  auth: 'user',
  source: 'spec',
  tag: 'coupons',
  summary:
    'Redeem a code for its coupon; again by the same person answers the same coupon. 71106 for an ' +
    'unknown code, 71107 for one that somebody else used, 71105 for one that expired, 71103 when ' +
    'all are gone',
  query: Type.Object({ code: Type.String(couponCodeForm) }),
  data: CouponUser,
})
export const couponInfoPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/couponinfo/page',
  auth: 'none',
  source: 'spec',
  tag: 'coupons',
  summary: 'Coupons that can be claimed, for some goods or for what a shop offers when asked so',
  query: Type.Object({ ...pageQuery, spuId: Type.Optional(Id), shopId: Type.Optional(Id) }),
  data: pageOf(CouponOffer),
})
export const couponInfoOne = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/couponinfo/:id',
  auth: 'none',
  source: 'spec',
  tag: 'coupons',
  summary: 'One coupon that is handed out',
  params: IdParams,
  data: CouponOffer,
})
export const couponInfoMine = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/couponinfo/user/:id',
  auth: 'user',
  source: 'spec',
  tag: 'coupons',
  summary: 'A coupon as it stands with me: may I claim it, and which of it I have',
  params: IdParams,
  data: Type.Object({ couponId: Id, ...offerFields, perUser: Count, listCouponUser: Type.Array(CouponUser) }),
})
export const couponPackageOne = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/couponpackage/showInfoById/:id',
  auth: 'none',
  source: 'spec',
  tag: 'coupons',
  summary: 'A package of coupons and what is in it',
  params: IdParams,
  data: CouponPackage,
})
export const couponPackagePage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/couponpackage/page',
  auth: 'none',
  source: 'extension',
  tag: 'coupons',
  summary: 'Packages of coupons that are handed out now, the one that ends first before the others',
  query: Type.Object({ ...pageQuery }),
  data: pageOf(CouponPackage),
})
export const couponPackageReceive = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/couponpackage/receiveCouponPackage',
  auth: 'user',
  source: 'spec',
  tag: 'coupons',
  summary:
    'Receive a package, once: again answers the same coupons. 71103 when the package or a coupon ' +
    'of it is gone, 71105 before and after its time',
  body: Type.Object({ packageId: Id }),
  data: Type.Object({ packageId: Id, coupons: Type.Array(CouponUser) }),
})
