// Generated from contract/orders.ts by `npm run contract`: do not edit.
import { bookingShape, type Booking } from './bookings'
import { shopCardShape, type ShopCard } from './shops'
import { type Moment, type Cents, type Day, type Time, type PageOf, type Route, type Shape } from '../route'
import {
  type OfferKind,
  type PayType,
  type OrderAction,
  type AfterSaleAction,
  type RefundState,
  type OrderTab,
} from '../constants/enums'

export type OfferRequest = { kind: OfferKind; id: string }

export const offerRequestShape: Shape = { kind: 0, id: 0 }

export type OrderItem = {
  id: string
  spuId: string
  skuId: string
  spuName: string
  specInfo: string
  picUrl: string
  quantity: number
  salesPrice: Cents
  isBookable: boolean
  doses: number
}

export const orderItemShape: Shape = {
  id: 0,
  spuId: 0,
  skuId: 0,
  spuName: 0,
  specInfo: 0,
  picUrl: 0,
  quantity: 1,
  salesPrice: 4,
  isBookable: 3,
  needles: 1,
}

export type OrderCard = {
  id: string
  orderNo: string
  name: string
  status: string | null
  isPay: boolean
  statusDesc: string
  createTime: Moment
  outTime: number | null
  salesPrice: Cents
  discountPrice: Cents
  couponPrice?: Cents
  pointsPrice?: Cents
  taxPrice: Cents
  freightPrice: Cents
  paymentPrice: Cents
  paymentType: PayType | null
  listOrderItem: OrderItem[]
  shopId: string | null
  shopName: string | null
  bookingDate: Day | null
  bookingTime: Time | null
  personName: string | null
  expectedDay?: Day | null
  actions: OrderAction[]
  afterSale?: AfterSaleAction[]
  refundId?: string | null
  refundState?: RefundState | null
}

export const orderCardShape: Shape = {
  id: 0,
  orderNo: 0,
  name: 0,
  status: 16,
  isPay: 3,
  statusDesc: 0,
  createTime: 7,
  outTime: 17,
  salesPrice: 4,
  discountPrice: 4,
  couponPrice: 36,
  pointsPrice: 36,
  taxPrice: 4,
  freightPrice: 4,
  paymentPrice: 4,
  paymentType: 16,
  listOrderItem: [orderItemShape],
  shopId: 16,
  shopName: 16,
  bookingDate: 22,
  bookingTime: 24,
  personName: 16,
  expectedDay: 54,
  actions: [0],
  afterSale: [[0], 32],
  refundId: 48,
  refundState: 48,
}

export type OrderDetail = OrderCard & {
  buyerName: string

  /** Masked */
  buyerPhone: string
  deliveryAddress: string | null
  remark: string
  discountCode: string | null
  couponUserId?: string | null
  pointsUsed?: number
  offer?: OfferRequest | null
  campaign?: { kind: 'groupon' | 'bargain'; id: string; name: string } | null
  paymentTime: Moment | null
  cancelTime: Moment | null
  cancelReason: 'user' | 'deadline' | null
  refundTime: Moment | null
  refundPrice: Cents | null
  completedTime: Moment | null
  refunds?: {
    id: string
    refundNo: string
    state: RefundState
    stateDesc: string
    refundPrice: Cents
    createTime: Moment
  }[]
  canRefund?: boolean
  refundablePrice?: Cents | null
  hasLogistics?: boolean
  hasCounterCode?: boolean
  shop: ShopCard | null
  bookings: Booking[]
  preparations: { spuId: string; icon: string; text: string; fastingHours: number | null }[]
}

export const orderDetailShape: Shape = {
  '': orderCardShape,
  buyerName: 0,
  buyerPhone: 0,
  deliveryAddress: 16,
  remark: 0,
  discountCode: 16,
  couponUserId: 48,
  pointsUsed: 33,
  offer: [offerRequestShape, 48],
  campaign: [{ kind: 0, id: 0, name: 0 }, 48],
  paymentTime: 23,
  cancelTime: 23,
  cancelReason: 16,
  refundTime: 23,
  refundPrice: 20,
  completedTime: 23,
  refunds: [[{ id: 0, refundNo: 0, state: 0, stateDesc: 0, refundPrice: 4, createTime: 7 }], 32],
  canRefund: 35,
  refundablePrice: 52,
  hasLogistics: 35,
  hasCounterCode: 35,
  shop: [shopCardShape, 16],
  bookings: [bookingShape],
  preparations: [{ spuId: 0, icon: 0, text: 0, fastingHours: 17 }],
}

/** Cancel an unpaid order; releases slot and stock, returns code, coupon and points */
export const orderCancel: Route<{ data: OrderDetail; params: { id: string } }> = {
  method: 'PUT',
  path: '/mall/api/ma/orderinfo/cancel/:id',
  auth: 'user',
  data: orderDetailShape,
}

/** Delete a finished order from the list */
export const orderDelete: Route<{ data: boolean; params: { id: string } }> = {
  method: 'DELETE',
  path: '/mall/api/ma/orderinfo/:id',
  auth: 'user',
  data: 2,
}

/** One order */
export const orderDetail: Route<{ data: OrderDetail; params: { id: string } }> = {
  path: '/mall/api/ma/orderinfo/:id',
  auth: 'user',
  data: orderDetailShape,
}

/** Orders of the account, newest first */
export const orderPage: Route<{
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
  path: '/mall/api/ma/orderinfo/page',
  auth: 'user',
  data: { records: [orderCardShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** Confirm the arrival of shipped goods */
export const orderReceive: Route<{ data: OrderDetail; params: { id: string } }> = {
  method: 'PUT',
  path: '/mall/api/ma/orderinfo/receive/:id',
  auth: 'user',
  data: orderDetailShape,
}
