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
  text: Type.String({ description: 'Its reduction, as text' }),
  remarks: Type.String(),
  type: Type.Union(couponKinds.map((kind) => Type.Literal(kind))),
  reduceAmount: Nullable(Money),
  percentOff: Nullable(Type.Integer({ minimum: 1, maximum: 100 })),
  maxReduce: Nullable(Money),
  premiseAmount: Type.String({
    ...Money,
    description: 'Minimum amount of the goods it applies to; "0.00" without a minimum',
  }),
  suitType: Type.Union(couponSuitTypes.map((type) => Type.Literal(type))),
  suits: Type.Array(Type.Object({ id: Id, name: Type.String(), isBookable: Flag }), {
    description: 'Categories or goods it applies to; `isBookable` of goods selects their page',
  }),
  expireType: Type.Union(couponExpireTypes.map((type) => Type.Literal(type))),
  validDays: Nullable(Count),
  validBeginTime: Nullable(Moment),
  validEndTime: Nullable(Moment),
  stock: Type.Integer({ minimum: 0, description: 'Remaining number' }),
  perUser: Count,
  startTime: Moment,
  endTime: Moment,
}
export const CouponInfo = Type.Object(couponFields)
export type CouponInfo = Static<typeof CouponInfo>
const offerFields = {
  state: Type.Union(couponOfferStates.map((state) => Type.Literal(state))),
  received: Type.Integer({ minimum: 0, description: 'How many the account has claimed; 0 for visitors' }),
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
      reducePrice: Type.String({ ...Money, description: 'Reduction of these goods' }),
      paymentPrice: Money,
    }),
    { description: 'Best first; of equal ones the earlier expiry' },
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
    'Claim a coupon. 71103 when none are left, 71104 at the limit per account, 71105 when it is not ' +
    'on offer (now)',
  body: Type.Object({ idempotencyKey: IdempotencyKey, couponId: Id }),
  data: CouponUser,
})
export const couponUserUsable = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/couponuser/page',
  auth: 'user',
  source: 'spec',
  tag: 'coupons',
  summary: 'Usable and upcoming coupons of the account, the earliest expiry first',
  query: Type.Object({ ...pageQuery }),
  data: pageOf(CouponUser),
})
export const couponUserUsed = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/couponuser/page2',
  auth: 'user',
  source: 'spec',
  tag: 'coupons',
  summary: 'Used coupons of the account, the latest use first',
  query: Type.Object({ ...pageQuery }),
  data: pageOf(CouponUser),
})
export const couponUserExpired = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/couponuser/page3',
  auth: 'user',
  source: 'spec',
  tag: 'coupons',
  summary: 'Expired unused coupons of the account, the latest first',
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
    'Which coupons of the account can be used for some lines, best first, and why the others cannot. ' +
    'Refuses lines like calculateOrderPrice',
  body: Type.Object({ lines: OrderLines }),
  data: CouponsForLines,
})
export const couponUserOne = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/couponuser/:id',
  auth: 'user',
  source: 'spec',
  tag: 'coupons',
  summary: 'One coupon of the account',
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
    'Redeem a code for a coupon; repeating it returns the same coupon. 71106 for an unknown code, ' +
    '71107 for one used by another account, 71105 for an expired one, 71103 when none are left',
  query: Type.Object({ code: Type.String(couponCodeForm) }),
  data: CouponUser,
})
export const couponInfoPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/couponinfo/page',
  auth: 'none',
  source: 'spec',
  tag: 'coupons',
  summary: 'Coupons that can be claimed, optionally for some goods or for what a shop offers',
  query: Type.Object({ ...pageQuery, spuId: Type.Optional(Id), shopId: Type.Optional(Id) }),
  data: pageOf(CouponOffer),
})
export const couponInfoOne = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/couponinfo/:id',
  auth: 'none',
  source: 'spec',
  tag: 'coupons',
  summary: 'One coupon on offer',
  params: IdParams,
  data: CouponOffer,
})
export const couponInfoMine = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/couponinfo/user/:id',
  auth: 'user',
  source: 'spec',
  tag: 'coupons',
  summary: 'A coupon for the account: whether it can be claimed, and those already claimed',
  params: IdParams,
  data: Type.Object({ couponId: Id, ...offerFields, perUser: Count, listCouponUser: Type.Array(CouponUser) }),
})
export const couponPackageOne = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/couponpackage/showInfoById/:id',
  auth: 'none',
  source: 'spec',
  tag: 'coupons',
  summary: 'A package of coupons with its content',
  params: IdParams,
  data: CouponPackage,
})
export const couponPackagePage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/couponpackage/page',
  auth: 'none',
  source: 'extension',
  tag: 'coupons',
  summary: 'Packages of coupons on offer now, the earliest end first',
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
    'Claim a package, once: repeating it returns the same coupons. 71103 when the package or one of ' +
    'its coupons is used up, 71105 before and after its time',
  body: Type.Object({ packageId: Id }),
  data: Type.Object({ packageId: Id, coupons: Type.Array(CouponUser) }),
})
