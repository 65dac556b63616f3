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
  type PayDevice,
  type PaymentState,
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
  needles: number
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
  actions: OrderAction[]
  afterSale?: AfterSaleAction[]
  refundId?: string | null
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
  actions: [0],
  afterSale: [[0], 32],
  refundId: 48,
}

export type OrderDetail = OrderCard & {
  buyerName: string

  /** Masked but for its last four digits */
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
  preparations: { icon: string; text: string }[]
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
  preparations: [{ icon: 0, text: 0 }],
}

export type OrderPrice = {
  lines: {
    spuId: string
    skuId: string
    spuName: string
    specInfo: string
    picUrl: string
    quantity: number
    salesPrice: Cents
    originalPrice?: Cents
    amount: Cents
    shopName?: string | null
  }[]
  salesPrice: Cents
  discountPrice: Cents
  couponPrice?: Cents
  pointsPrice?: Cents
  taxPrice: Cents
  freightPrice: Cents
  paymentPrice: Cents
  discount: { code: string; text: string } | null
  coupon?: { id: string; name: string } | null
  points?: { used: number; usable: number; balance: number } | null
  offer?: OfferRequest | null
  crossBorder?: { limit: Cents } | null
}

export const orderPriceShape: Shape = {
  lines: [
    {
      spuId: 0,
      skuId: 0,
      spuName: 0,
      specInfo: 0,
      picUrl: 0,
      quantity: 1,
      salesPrice: 4,
      originalPrice: 36,
      amount: 4,
      shopName: 48,
    },
  ],
  salesPrice: 4,
  discountPrice: 4,
  couponPrice: 36,
  pointsPrice: 36,
  taxPrice: 4,
  freightPrice: 4,
  paymentPrice: 4,
  discount: [{ code: 0, text: 0 }, 16],
  coupon: [{ id: 0, name: 0 }, 48],
  points: [{ used: 1, usable: 1, balance: 1 }, 48],
  offer: [offerRequestShape, 48],
  crossBorder: [{ limit: 4 }, 48],
}

export type PayAction =
  | { kind: 'redirect'; url: string }
  | { kind: 'sandbox'; payUrl: string; refuseUrl: string; hangUrl: string }
  | { kind: 'qrCode'; text: string }
  | {
      kind: 'wechat'
      timeStamp: string
      nonceStr: string
      package: string
      signType: string
      paySign: string
    }

export type PayStart = {
  payType: PayType
  transactionId: string
  action:
    | { kind: 'redirect'; url: string }
    | { kind: 'sandbox'; payUrl: string; refuseUrl: string; hangUrl: string }
    | { kind: 'qrCode'; text: string }
    | {
        kind: 'wechat'
        timeStamp: string
        nonceStr: string
        package: string
        signType: string
        paySign: string
      }
}

export const payStartShape: Shape = {
  payType: 0,
  transactionId: 0,
  action: [
    [
      { kind: 0, url: 0 },
      { kind: 0, payUrl: 0, refuseUrl: 0, hangUrl: 0 },
      { kind: 0, text: 0 },
      { kind: 0, timeStamp: 0, nonceStr: 0, package: 0, signType: 0, paySign: 0 },
    ],
    128,
  ],
}

/** The price of some lines, by the same function that prices the order. An unknown discount code answers 70101, one that cannot be used 70102, a coupon that cannot 71102, points 71108 (not there) or 71109 (more or fewer than the order takes); a special price, a coupon and a discount code together 71101. Goods that cross a border are ordered apart from others (70005) and up to a limit (71111 with data {limit}). Coupons and points need a session */
export const calculateOrderPrice: Route<{
  data: OrderPrice
  body: {
    lines: { spuId: string; skuId: string; quantity: number }[]
    discountCode?: string
    couponUserId?: string
    offer?: OfferRequest

    /** Points to pay with */
    pointsUsed?: number
  }
}> = { method: 'POST', path: '/mall/api/ma/orderinfo/booking/calculateOrderPrice', data: orderPriceShape }

/** Cancel an unpaid order; slot, stock, code, coupon and points go back */
export const orderCancel: Route<{ data: OrderDetail; params: { id: string } }> = {
  method: 'PUT',
  path: '/mall/api/ma/orderinfo/cancel/:id',
  auth: 'user',
  data: orderDetailShape,
}

/** My orders by tab */
export const orderCount: Route<{
  data: {
    all: number
    unpaid: number
    toBook: number
    booked: number
    paid: number
    completed: number
    refunded: number
    cancelled: number
  }
}> = {
  path: '/mall/api/ma/orderinfo/countAll',
  auth: 'user',
  data: { all: 1, unpaid: 1, toBook: 1, booked: 1, paid: 1, completed: 1, refunded: 1, cancelled: 1 },
}

/** Take a finished order off my list */
export const orderDelete: Route<{ data: boolean; params: { id: string } }> = {
  method: 'DELETE',
  path: '/mall/api/ma/orderinfo/:id',
  auth: 'user',
  data: 2,
}

/** One of my orders */
export const orderDetail: Route<{ data: OrderDetail; params: { id: string } }> = {
  path: '/mall/api/ma/orderinfo/:id',
  auth: 'user',
  data: orderDetailShape,
}

/** My orders, newest first */
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

/** Confirm that shipped goods arrived */
export const orderReceive: Route<{ data: OrderDetail; params: { id: string } }> = {
  method: 'PUT',
  path: '/mall/api/ma/orderinfo/receive/:id',
  auth: 'user',
  data: orderDetailShape,
}

/** The Alipay payment page of an order on a phone. An attempt that is still open is continued, so asking twice starts one payment */
export const payAlipayPage: Route<{ data: PayStart; query: { orderId: string; returnUrl?: string } }> = {
  path: '/mall/api/ma/orderinfo/booking/alipay',
  auth: 'user',
  data: payStartShape,
}

/** Start an Alipay payment in a browser */
export const payAlipayWeb: Route<{
  data: PayStart
  body: {
    idempotencyKey: string
    orderId: string
    returnUrl?: string

    /** Where the payer is, when the call does not say it */
    device?: PayDevice
  }
}> = {
  method: 'POST',
  path: '/mall/api/web/orderinfo/booking/alipay',
  auth: 'user',
  isIdempotent: true,
  data: payStartShape,
}

/** Start a payment in the mini-program */
export const payMiniProgram: Route<{
  data: PayStart
  body: {
    idempotencyKey: string
    orderId: string
    returnUrl?: string

    /** Where the payer is, when the call does not say it */
    device?: PayDevice
  }
}> = {
  method: 'POST',
  path: '/mall/api/ma/orderinfo/cross-border/unifiedOrder/mp',
  auth: 'user',
  isIdempotent: true,
  data: payStartShape,
}

/** Start a WeChat payment in the browser of a phone */
export const payMobileWeb: Route<{
  data: PayStart
  body: {
    idempotencyKey: string
    orderId: string
    returnUrl?: string

    /** Where the payer is, when the call does not say it */
    device?: PayDevice
  }
}> = {
  method: 'POST',
  path: '/mall/api/ma/orderinfo/cross-border/unifiedOrder/wap2',
  auth: 'user',
  isIdempotent: true,
  data: payStartShape,
}

/** The payment as the server sees it */
export const payQuery: Route<{
  data: {
    state: PaymentState
    orderId: string
    orderNo: string
    paymentPrice: Cents
    paymentTime: Moment | null
    orderStatus: string | null
    isBookable: boolean
    nextBookingId: string | null
  }
  params: { payType: PayType; transactionId: string }
}> = {
  path: '/pay/api/wx/payQuery/:payType/:transactionId',
  auth: 'user',
  data: {
    state: 0,
    orderId: 0,
    orderNo: 0,
    paymentPrice: 4,
    paymentTime: 23,
    orderStatus: 16,
    isBookable: 3,
    nextBookingId: 16,
  },
}

/** Ways to pay that are on, the likely one first: connected Alipay, else the wallet usual where the payer is from (number, else language) */
export const payTypeList: Route<{ data: { payType: PayType; name: string }[] }> = {
  path: '/weixin/api/ma/wxapp/payType',
  data: [{ payType: 0, name: 0 }],
}

/** Start a WeChat payment on a page inside WeChat's own browser */
export const payWechatBrowser: Route<{
  data: PayStart
  body: {
    idempotencyKey: string
    orderId: string
    returnUrl?: string

    /** Where the payer is, when the call does not say it */
    device?: PayDevice
  }
}> = {
  method: 'POST',
  path: '/mall/api/ma/orderinfo/cross-border/unifiedOrder/wap/vmp',
  auth: 'user',
  isIdempotent: true,
  data: payStartShape,
}

/** Start a WeChat payment in a browser */
export const payWechatWeb: Route<{
  data: PayStart
  body: {
    idempotencyKey: string
    orderId: string
    returnUrl?: string

    /** Where the payer is, when the call does not say it */
    device?: PayDevice
  }
}> = {
  method: 'POST',
  path: '/mall/api/ma/orderinfo/booking/wechat',
  auth: 'user',
  isIdempotent: true,
  data: payStartShape,
}

/** Place an order. Bookable goods name a store and a person, and a slot now or later, shipped goods a recipient and, as getCertificateSettingShow says, a certificate (40000 with data {field, rule}); the slot is held until the payment deadline. 70006 when the price is not the one shown, 70201 when the slot was just taken, 70208 when the account holds three slots unpaid, 70209 when the person has another appointment at an overlapping time; refusals of the lines and of reductions as calculateOrderPrice has them */
export const placeOrder: Route<{
  data: OrderDetail
  body: {
    idempotencyKey: string
    lines: { spuId: string; skuId: string; quantity: number }[]

    /** Lines of my cart that are ordered with it, and leave it */
    cartIds?: string[]
    shopId?: string
    slotId?: string
    personId?: string

    /** Needed unless `addressId` names the recipient */
    buyerName?: string
    buyerPhoneCode?: string
    buyerPhone?: string
    discountCode?: string
    couponUserId?: string
    offer?: OfferRequest

    /** Points to pay with */
    pointsUsed?: number
    remark?: string

    /** Needed for goods that are shipped without `addressId`; not kept for appointments */
    deliveryAddress?: string

    /** The recipient of shipped goods: one of my addresses, whose name, phone and address the order records */
    addressId?: string

    /** Of the recipient, where getCertificateSettingShow asks for one: one of my certificates, checked as getCertificateSettingVerify says */
    certificateId?: string
    protocolAccepted: true
    expectedPrice: Cents
  }
}> = {
  method: 'POST',
  path: '/mall/api/ma/orderinfo',
  auth: 'user',
  isIdempotent: true,
  data: orderDetailShape,
  body: { protocolAccepted: 3, expectedPrice: 4 },
}
