// Generated from contract/enterprise.ts by `npm run contract`: do not edit.
import { goodsCardShape, type GoodsCard, goodsDetailShape, type GoodsDetail } from './goods'
import { type EnterpriseKind, type GoodsKind, type OrderTab } from '../constants/enums'
import { type Moment, type Cents, type PageOf, type Route, type Shape } from '../route'
import { type OrderDetail, orderDetailShape, type OrderCard, orderCardShape } from './orders'

export type Enterprise = {
  id: string
  kind: EnterpriseKind
  name: string
  notice: string
  endTime: Moment
  merchant: { id: string; name: string; logo: string }
  merchants: { id: string; name: string; logo: string }[]
  joinTime: Moment
}

export const enterpriseShape: Shape = {
  id: 0,
  kind: 0,
  name: 0,
  notice: 0,
  endTime: 7,
  merchant: { id: 0, name: 0, logo: 0 },
  merchants: [{ id: 0, name: 0, logo: 0 }],
  joinTime: 7,
}

export type EnterpriseGoods = GoodsCard & {
  offerId: string
  enterprisePrice: Cents
  quota: number
  quotaLeft: number
  skuId: string
  specInfo: string
  usualPrice: Cents | null
}

export const enterpriseGoodsShape: Shape = {
  '': goodsCardShape,
  offerId: 0,
  enterprisePrice: 4,
  quota: 1,
  quotaLeft: 1,
  skuId: 0,
  specInfo: 0,
  usualPrice: 20,
}

export type EnterpriseGoodsDetail = {
  goods: GoodsDetail
  offerId: string
  prices: { skuId: string; offerId: string; enterprisePrice: Cents; quota: number; quotaLeft: number }[]
}

export const enterpriseGoodsDetailShape: Shape = {
  goods: goodsDetailShape,
  offerId: 0,
  prices: [{ skuId: 0, offerId: 0, enterprisePrice: 4, quota: 1, quotaLeft: 1 }],
}

/** One product of the price list with the price and quota of each spec */
export const enterpriseGoodsDetail: Route<{ data: EnterpriseGoodsDetail; params: { id: string } }> = {
  path: '/mall/api/ma/goodsbrandorg/goods/:id',
  auth: 'enterprise',
  data: enterpriseGoodsDetailShape,
}

/** The price list of the chosen merchant. `offerId` is used in `offer` of an order (kind `enterprise`) */
export const enterpriseGoodsPage: Route<{
  data: PageOf<EnterpriseGoods>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    keyword?: string
    kind?: GoodsKind
    categoryId?: string
  }
}> = {
  path: '/mall/api/ma/goodsbrandorg/goods/page',
  auth: 'enterprise',
  data: { records: [enterpriseGoodsShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** The enterprise of this session. 71507 when its agreement has ended, 71511 when it is suspended, 71509 when the account is no longer one of its members, 71508 (here and on every enterprise call) when there is none */
export const enterpriseInfo: Route<{ data: Enterprise }> = {
  path: '/mall/api/ma/goodsbrandorg/info',
  auth: 'enterprise',
  data: enterpriseShape,
}

/** Sign this session in to the enterprise as staff or student. Only the first time uses up one use of the code. 71501 no code, 71502 unknown, 71503 used up or expired, 71504 choose a merchant */
export const enterpriseLogin: Route<{
  data: Enterprise
  body: {
    /** Empty answers 71501 */
    invitationCode?: string

    /** Empty answers 71504 */
    merchantId?: string
  }
}> = { method: 'POST', path: '/mall/api/ma/goodsbrandorg/login', auth: 'user', data: enterpriseShape }

/** End the session's enterprise sign-in */
export const enterpriseLogout: Route<{ data: boolean }> = {
  method: 'POST',
  path: '/mall/api/ma/goodsbrandorg/logout',
  auth: 'enterprise',
  data: 2,
}

/** The enterprise of a code, and its merchants to choose from. 71501 no code, 71502 unknown, 71503 used up or expired */
export const enterpriseMerchants: Route<{
  data: {
    enterpriseName: string
    kind: EnterpriseKind
    merchants: { id: string; name: string; logo: string }[]
  }
  query: {
    /** Empty answers 71501 */
    invitationCode?: string
  }
}> = {
  path: '/mall/api/ma/goodsbrandorg/merchants',
  auth: 'user',
  data: { enterpriseName: 0, kind: 0, merchants: [{ id: 0, name: 0, logo: 0 }] },
}

/** One order for this enterprise */
export const enterpriseOrderDetail: Route<{ data: OrderDetail; params: { id: string } }> = {
  path: '/mall/api/ma/goodsbrandorg/order/:id',
  auth: 'enterprise',
  data: orderDetailShape,
}

/** Orders of the account for this enterprise, newest first */
export const enterpriseOrderPage: Route<{
  data: PageOf<OrderCard>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    tab?: OrderTab
  }
}> = {
  path: '/mall/api/ma/goodsbrandorg/order/page',
  auth: 'enterprise',
  data: { records: [orderCardShape], total: 1, size: 1, current: 1, pages: 1 },
}
