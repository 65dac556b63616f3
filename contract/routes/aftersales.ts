// Generated from contract/aftersales.ts by `npm run contract`: do not edit.
import { type Booking, bookingShape } from './bookings'
import { type Cents, type Moment, type Day, type PageOf, type Route, type Shape } from '../route'
import { type OrderItem, orderItemShape } from './orders'
import { type RefundState, type RefundReason, type PayType } from '../constants/enums'

export type RefundCard = {
  id: string
  refundNo: string
  orderId: string
  orderNo: string
  state: RefundState
  stateDesc: string
  refundPrice: Cents
  createTime: Moment
  items: {
    orderItemId: string
    spuId: string
    spuName: string
    specInfo: string
    picUrl: string
    quantity: number
    refundPrice: Cents
  }[]
  reasonText: string

  /** The shop's reply */
  answer: string
  backBy: Day | null
  refundTime: Moment | null
  canWithdraw: boolean

  /** 0: a payment that came too late, twice or with a wrong amount, refunded without a request; there is no detail of it */
  isRequested: boolean
}

export const refundCardShape: Shape = {
  id: 0,
  refundNo: 0,
  orderId: 0,
  orderNo: 0,
  state: 0,
  stateDesc: 0,
  refundPrice: 4,
  createTime: 7,
  items: [{ orderItemId: 0, spuId: 0, spuName: 0, specInfo: 0, picUrl: 0, quantity: 1, refundPrice: 4 }],
  reasonText: 0,
  answer: 0,
  backBy: 22,
  refundTime: 23,
  canWithdraw: 3,
  isRequested: 3,
}

export type RefundDetail = RefundCard & {
  reason: RefundReason
  description: string
  picUrls: string[]
  freightPrice: Cents
  paymentType: PayType | null
  isWhole: boolean
  returnsDiscount: boolean
  returnsCoupon: boolean
  returnsPoints: number
  keepsReductions: boolean
  answerTime: Moment | null
}

export const refundDetailShape: Shape = {
  '': refundCardShape,
  reason: 0,
  description: 0,
  picUrls: [0],
  freightPrice: 4,
  paymentType: 16,
  isWhole: 3,
  returnsDiscount: 3,
  returnsCoupon: 3,
  returnsPoints: 1,
  keepsReductions: 3,
  answerTime: 23,
}

export type RefundPreview = {
  orderId: string
  refundPrice: Cents
  freightPrice: Cents
  paymentType: PayType | null
  backBy: Day
  items: {
    orderItemId: string
    spuName: string
    specInfo: string
    picUrl: string
    quantity: number
    refundableQuantity: number
    unitRefundPrice: Cents
    refundPrice: Cents
    isUsed: boolean
  }[]
  isWhole: boolean
  returnsDiscount: boolean
  returnsCoupon: boolean
  returnsPoints: number
  keepsReductions: boolean
  releasesBookings: number
}

export const refundPreviewShape: Shape = {
  orderId: 0,
  refundPrice: 4,
  freightPrice: 4,
  paymentType: 16,
  backBy: 6,
  items: [
    {
      orderItemId: 0,
      spuName: 0,
      specInfo: 0,
      picUrl: 0,
      quantity: 1,
      refundableQuantity: 1,
      unitRefundPrice: 4,
      refundPrice: 4,
      isUsed: 3,
    },
  ],
  isWhole: 3,
  returnsDiscount: 3,
  returnsCoupon: 3,
  returnsPoints: 1,
  keepsReductions: 3,
  releasesBookings: 1,
}

/** An order as shown on the Alipay payment page */
export const aliBookingGetById: Route<{
  data: {
    id: string
    orderNo: string
    subject: string
    paymentPrice: Cents
    isPay: boolean
    status: string | null
    statusDesc: string
    canPay: boolean
    outTime: number | null
    payDeadline: Moment
    transactionId: string | null
    listOrderItem: OrderItem[]
  }
  params: { id: string }
}> = {
  path: '/mall/api/ma/orderinfo/aliBookingGetById/:id',
  auth: 'user',
  data: {
    id: 0,
    orderNo: 0,
    subject: 0,
    paymentPrice: 4,
    isPay: 3,
    status: 16,
    statusDesc: 0,
    canPay: 3,
    outTime: 17,
    payDeadline: 7,
    transactionId: 16,
    listOrderItem: [orderItemShape],
  },
}

/** Books every waiting appointment of an order at one clinic and time: all of them or none. Repeating it returns the same answer; appointments whose refund is requested are left out. 70001 when nothing is waiting, 71201 when every waiting one is asked back, 70201 when there are too few places, 70209 when the person has another appointment at an overlapping time */
export const bookingForOrder: Route<{
  data: Booking[]
  query: { orderId: string; shopId: string; slotId: string; personId?: string }
}> = { path: '/mall/api/ma/orderbooking/bookingForOrder', auth: 'user', data: [bookingShape] }

/** A signed code of a paid order, to show at the counter as a QR code: it verifies today's appointments, or hands over goods for collection. Short-lived, so that a photograph of it is worthless later. 70001 unless the order is paid and open */
export const generateOrderCode: Route<{
  data: { orderId: string; orderNo: string; code: string; expireTime: Moment; secondsLeft: number }
  query: { id: string }
}> = {
  path: '/mall/api/ma/orderinfo/generateOrderCode',
  auth: 'user',
  data: { orderId: 0, orderNo: 0, code: 0, expireTime: 7, secondsLeft: 1 },
}

/** One line of an order with its history */
export const orderItemDetail: Route<{
  data: OrderItem & {
    orderId: string
    orderNo: string
    orderStatus: string | null
    statusDesc: string
    isPay: boolean
    createTime: Moment
    paymentPrice: Cents
    refundedQuantity: number
    refundableQuantity: number
    refundablePrice: Cents
    bookings: Booking[]
  }
  params: { id: string }
}> = {
  path: '/mall/api/ma/orderitem/:id',
  auth: 'user',
  data: {
    '': orderItemShape,
    orderId: 0,
    orderNo: 0,
    orderStatus: 16,
    statusDesc: 0,
    isPay: 3,
    createTime: 7,
    paymentPrice: 4,
    refundedQuantity: 1,
    refundableQuantity: 1,
    refundablePrice: 4,
    bookings: [bookingShape],
  },
}

/** Request a refund of an order or of some lines. Appointments keep their places until the shop agrees. 70001 for an order that is unpaid, completed, cancelled or refunded and for a line whose appointment was verified; 71201 while another request is open; 71202 when less is left; 71203 when the amount is not the one shown */
export const refundApply: Route<{
  data: RefundDetail
  body: {
    idempotencyKey: string
    orderId: string

    /** Absent: everything that can still be refunded, except what was used */
    items?: { orderItemId: string; quantity: number }[]
    reason: RefundReason
    description?: string
    picUrls?: string[]
    expectedPrice?: Cents
  }
}> = {
  method: 'POST',
  path: '/mall/api/ma/orderrefunds',
  auth: 'user',
  isIdempotent: true,
  data: refundDetailShape,
  body: { expectedPrice: 4 },
}

/** One refund request */
export const refundDetail: Route<{ data: RefundDetail; params: { id: string } }> = {
  path: '/mall/api/ma/orderrefunds/:id',
  auth: 'user',
  data: refundDetailShape,
}

/** Refunds of the account, newest first: its requests, what the shop could not provide, and payments that could not be kept. `reasonText` says why */
export const refundPage: Route<{
  data: PageOf<RefundCard>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    state?: RefundState
    orderId?: string
  }
}> = {
  path: '/mall/api/ma/orderrefunds/page',
  auth: 'user',
  data: { records: [refundCardShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** Preview of a refund of an order: all that is left, or the lines of `items`. 70001 when the order can no longer be refunded, 71202 when less is left of a line */
export const refundPreview: Route<{
  data: RefundPreview
  query: {
    orderId: string

    /** Lines with their quantities: id:quantity,id:quantity */
    items?: string
  }
}> = { path: '/mall/api/ma/orderrefunds/preview', auth: 'user', data: refundPreviewShape }

/** Withdraw a refund request before the shop has answered it. 70001 afterwards */
export const refundWithdraw: Route<{ data: RefundDetail; params: { id: string } }> = {
  method: 'PUT',
  path: '/mall/api/ma/orderrefunds/withdraw/:id',
  auth: 'user',
  data: refundDetailShape,
}

/** Cancels every booked appointment of an order and releases their places: all of them or none. 70001 when none is booked, 70205 when one was cancelled before */
export const unBookingForOrder: Route<{ data: Booking[]; query: { orderId: string } }> = {
  path: '/mall/api/ma/orderbooking/unBookingForOrder',
  auth: 'user',
  data: [bookingShape],
}
