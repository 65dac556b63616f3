import { type Static, Type } from '@sinclair/typebox'
import { Count, Id, IdParams, Moment, Money, Nullable, Ok, pageOf, pageQuery } from './common'
import { enterpriseKinds } from './constants/enums'
import { defineEndpoint } from './define-endpoint'
import { GoodsCard, GoodsDetail, GoodsKind } from './goods'
import { OrderCard, OrderDetail, OrderTab } from './orders'
import { invitationCodeLength } from './rules/text-lengths'

const EnterpriseKind = Type.Union(enterpriseKinds.map((kind) => Type.Literal(kind)))
const Merchant = Type.Object({ id: Id, name: Type.String(), logo: Type.String() })
export const Enterprise = Type.Object({
  id: Id,
  kind: EnterpriseKind,
  name: Type.String(),
  notice: Type.String(),
  endTime: Moment,
  merchant: Merchant,
  merchants: Type.Array(Merchant),
  joinTime: Moment,
})
export type Enterprise = Static<typeof Enterprise>
const quota = { offerId: Id, enterprisePrice: Money, quota: Count, quotaLeft: Count }
export const EnterpriseGoods = Type.Intersect([
  GoodsCard,
  Type.Object({ ...quota, skuId: Id, specInfo: Type.String(), usualPrice: Nullable(Money) }),
])
export type EnterpriseGoods = Static<typeof EnterpriseGoods>
export const EnterpriseGoodsDetail = Type.Object({
  goods: GoodsDetail,
  offerId: Id,
  prices: Type.Array(Type.Object({ skuId: Id, ...quota })),
})
export type EnterpriseGoodsDetail = Static<typeof EnterpriseGoodsDetail>
const InvitationCode = Type.String({ maxLength: invitationCodeLength, description: 'Empty answers 71501' })

export const enterpriseMerchants = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/goodsbrandorg/merchants',
  auth: 'user',
  source: 'extension',
  tag: 'enterprise',
  summary:
    'The enterprise of a code, and its merchants to choose from. 71501 no code, 71502 unknown, 71503 ' +
    'used up or expired',
  query: Type.Object({ invitationCode: Type.Optional(InvitationCode) }),
  data: Type.Object({ enterpriseName: Type.String(), kind: EnterpriseKind, merchants: Type.Array(Merchant) }),
})
export const enterpriseLogin = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/goodsbrandorg/login',
  auth: 'user',
  source: 'spec',
  tag: 'enterprise',
  summary:
    'Sign this session in to the enterprise as staff or student. Only the first time uses up one use ' +
    'of the code. 71501 no code, 71502 unknown, 71503 used up or expired, 71504 choose a merchant',
  body: Type.Object({
    invitationCode: Type.Optional(InvitationCode),
    merchantId: Type.Optional(Type.String({ maxLength: 64, description: 'Empty answers 71504' })),
  }),
  data: Enterprise,
})
export const enterpriseLogout = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/goodsbrandorg/logout',
  auth: 'enterprise',
  source: 'extension',
  tag: 'enterprise',
  summary: "End the session's enterprise sign-in",
  data: Ok,
})
export const enterpriseInfo = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/goodsbrandorg/info',
  auth: 'enterprise',
  source: 'extension',
  tag: 'enterprise',
  summary:
    'The enterprise of this session. 71507 when its agreement has ended, 71511 when it is suspended, ' +
    '71509 when the account is no longer one of its members, 71508 (here and on every ' +
    'enterprise call) when there is none',
  data: Enterprise,
})
export const enterpriseGoodsPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/goodsbrandorg/goods/page',
  auth: 'enterprise',
  source: 'extension',
  tag: 'enterprise',
  summary:
    'The price list of the chosen merchant. `offerId` is used in `offer` of an order (kind `enterprise`)',
  query: Type.Object({
    ...pageQuery,
    keyword: Type.Optional(Type.String({ maxLength: 60 })),
    kind: Type.Optional(GoodsKind),
    categoryId: Type.Optional(Id),
  }),
  data: pageOf(EnterpriseGoods),
})
export const enterpriseGoodsDetail = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/goodsbrandorg/goods/:id',
  auth: 'enterprise',
  source: 'extension',
  tag: 'enterprise',
  summary: 'One product of the price list with the price and quota of each spec',
  params: IdParams,
  data: EnterpriseGoodsDetail,
})
export const enterpriseOrderPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/goodsbrandorg/order/page',
  auth: 'enterprise',
  source: 'extension',
  tag: 'enterprise',
  summary: 'Orders of the account for this enterprise, newest first',
  query: Type.Object({ ...pageQuery, tab: Type.Optional(OrderTab) }),
  data: pageOf(OrderCard),
})
export const enterpriseOrderDetail = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/goodsbrandorg/order/:id',
  auth: 'enterprise',
  source: 'extension',
  tag: 'enterprise',
  summary: 'One order for this enterprise',
  params: IdParams,
  data: OrderDetail,
})
