import { type Static, Type } from '@sinclair/typebox'
import { Booking } from './bookings'
import {
  Count,
  Day,
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
import { refundReasons } from './constants/enums'
import { limits } from './constants/limits'
import { defineEndpoint } from './define-endpoint'
import { OrderItem, PayType, RefundState } from './orders'

const RefundReason = Type.Union(refundReasons.map((reason) => Type.Literal(reason)))
const Quantity = Type.Integer({ minimum: 1, maximum: 99 })

export const RefundCard = Type.Object({
  id: Id,
  refundNo: Type.String(),
  orderId: Id,
  orderNo: Type.String(),
  state: RefundState,
  stateDesc: Type.String(),
  refundPrice: Money,
  createTime: Moment,
  items: Type.Array(
    Type.Object({
      orderItemId: Id,
      spuId: Id,
      spuName: Type.String(),
      specInfo: Type.String(),
      picUrl: Type.String(),
      quantity: Count,
      refundPrice: Money,
    }),
  ),
  reasonText: Type.String(),
  answer: Type.String({ description: "The shop's reply" }),
  /** The latest day on which the money arrives, of a request that was agreed to or may be today. */
  backBy: Nullable(Day),
  refundTime: Nullable(Moment),
  canWithdraw: Flag,
  isRequested: Type.Union([Type.Literal('0'), Type.Literal('1')], {
    description:
      '0: a payment that came too late, twice or with a wrong amount, refunded without a request; there is ' +
      'no detail of it',
  }),
})
export type RefundCard = Static<typeof RefundCard>

/** What is returned besides money: everything that reduced the price is returned with the last line of the order. */
const ReductionsBack = {
  isWhole: Flag,
  returnsDiscount: Flag,
  returnsCoupon: Flag,
  returnsPoints: Count,
  /** A code, coupon or points stay used because part of the order is kept. */
  keepsReductions: Flag,
}
export const RefundDetail = Type.Intersect([
  RefundCard,
  Type.Object({
    reason: RefundReason,
    description: Type.String(),
    picUrls: Type.Array(Type.String()),
    freightPrice: Money,
    paymentType: Nullable(PayType),
    ...ReductionsBack,
    answerTime: Nullable(Moment),
  }),
])
export type RefundDetail = Static<typeof RefundDetail>

/** What of an order can still be refunded, and the amount. */
export const RefundPreview = Type.Object({
  orderId: Id,
  refundPrice: Money,
  freightPrice: Money,
  paymentType: Nullable(PayType),
  /** The latest day on which the money arrives if the shop agrees today. */
  backBy: Day,
  items: Type.Array(
    Type.Object({
      orderItemId: Id,
      spuName: Type.String(),
      specInfo: Type.String(),
      picUrl: Type.String(),
      quantity: Count,
      refundableQuantity: Count,
      unitRefundPrice: Money,
      refundPrice: Money,
      isUsed: Flag,
    }),
  ),
  ...ReductionsBack,
  releasesBookings: Count,
})
export type RefundPreview = Static<typeof RefundPreview>

const RefundItems = Type.Optional(
  Type.Array(Type.Object({ orderItemId: Id, quantity: Quantity }), {
    minItems: 1,
    maxItems: 20,
    description: 'Absent: everything that can still be refunded, except what was used',
  }),
)
export const refundPreview = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/orderrefunds/preview',
  auth: 'user',
  source: 'extension',
  tag: 'aftersales',
  summary:
    'Preview of a refund of an order: all that is left, or the lines of `items`. 70001 when the order ' +
    'can no longer be refunded, 71202 when less is left of a line',
  query: Type.Object({
    orderId: Id,
    items: Type.Optional(
      Type.String({
        maxLength: 2_000,
        pattern: '^[^:,]+:[1-9][0-9]?(,[^:,]+:[1-9][0-9]?){0,19}$',
        description: 'Lines with their quantities: id:quantity,id:quantity',
      }),
    ),
  }),
  data: RefundPreview,
})
export const refundApply = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/orderrefunds',
  auth: 'user',
  source: 'spec',
  tag: 'aftersales',
  isIdempotent: true,
  summary:
    'Request a refund of an order or of some lines. Appointments keep their places until the shop ' +
    'agrees. 70001 for an order that is unpaid, completed, cancelled or refunded and for a line whose ' +
    'appointment was verified; 71201 while another request is open; 71202 when less is left; 71203 ' +
    'when the amount is not the one shown',
  body: Type.Object({
    idempotencyKey: IdempotencyKey,
    orderId: Id,
    items: RefundItems,
    reason: RefundReason,
    description: Type.Optional(Type.String({ maxLength: limits.textareaLength })),
    picUrls: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 500 }), { maxItems: limits.refundPictures }),
    ),
    expectedPrice: Type.Optional(Money),
  }),
  data: RefundDetail,
})
export const refundPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/orderrefunds/page',
  auth: 'user',
  source: 'extension',
  tag: 'aftersales',
  summary:
    'Refunds of the account, newest first: its requests, what the shop could not provide, and payments that could ' +
    'not be kept. `reasonText` says why',
  query: Type.Object({ ...pageQuery, state: Type.Optional(RefundState), orderId: Type.Optional(Id) }),
  data: pageOf(RefundCard),
})
export const refundDetail = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/orderrefunds/:id',
  auth: 'user',
  source: 'extension',
  tag: 'aftersales',
  summary: 'One refund request',
  params: IdParams,
  data: RefundDetail,
})
export const refundWithdraw = defineEndpoint({
  method: 'PUT',
  path: '/mall/api/ma/orderrefunds/withdraw/:id',
  auth: 'user',
  source: 'extension',
  tag: 'aftersales',
  summary: 'Withdraw a refund request before the shop has answered it. 70001 afterwards',
  params: IdParams,
  data: RefundDetail,
})

export const generateOrderCode = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/orderinfo/generateOrderCode',
  auth: 'user',
  source: 'spec',
  tag: 'orders',
  summary:
    "A signed code of a paid order, to show at the counter as a QR code: it verifies today's " +
    'appointments, or hands over goods for collection. Short-lived, so that a photograph of it is ' +
    'worthless later. 70001 unless the order is paid and open',
  query: Type.Object({ id: Id }),
  data: Type.Object({
    orderId: Id,
    orderNo: Type.String(),
    code: Type.String(),
    expireTime: Moment,
    secondsLeft: Count,
  }),
})
export const aliBookingGetById = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/orderinfo/aliBookingGetById/:id',
  auth: 'user',
  source: 'spec',
  tag: 'payment',
  summary: 'An order as shown on the Alipay payment page',
  params: IdParams,
  data: Type.Object({
    id: Id,
    orderNo: Type.String(),
    subject: Type.String(),
    paymentPrice: Money,
    isPay: Flag,
    status: Nullable(Type.String()),
    statusDesc: Type.String(),
    canPay: Flag,
    outTime: Nullable(Type.Integer({ description: 'Seconds left to pay; null unless unpaid' })),
    payDeadline: Moment,
    transactionId: Nullable(Id),
    listOrderItem: Type.Array(OrderItem),
  }),
})
export const orderItemDetail = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/orderitem/:id',
  auth: 'user',
  source: 'spec',
  tag: 'orders',
  summary: 'One line of an order with its history',
  params: IdParams,
  data: Type.Intersect([
    OrderItem,
    Type.Object({
      orderId: Id,
      orderNo: Type.String(),
      orderStatus: Nullable(Type.String()),
      statusDesc: Type.String(),
      isPay: Flag,
      createTime: Moment,
      paymentPrice: Money,
      refundedQuantity: Count,
      refundableQuantity: Count,
      refundablePrice: Money,
      bookings: Type.Array(Booking),
    }),
  ]),
})

export const bookingForOrder = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/orderbooking/bookingForOrder',
  auth: 'user',
  source: 'spec',
  tag: 'booking',
  summary:
    'Books every waiting appointment of an order at one clinic and time: all of them or none. ' +
    'Repeating it returns the same answer; appointments whose refund is requested are left out. 70001 when ' +
    'nothing is waiting, 71201 when every waiting one is asked back, 70201 when there are too ' +
    'few places, 70209 when the person has another appointment at an overlapping time',
  query: Type.Object({ orderId: Id, shopId: Id, slotId: Id, personId: Type.Optional(Id) }),
  data: Type.Array(Booking),
})
export const unBookingForOrder = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/orderbooking/unBookingForOrder',
  auth: 'user',
  source: 'spec',
  tag: 'booking',
  summary:
    'Cancels every booked appointment of an order and releases their places: all of them or none. ' +
    '70001 when none is booked, 70205 when one was cancelled before',
  query: Type.Object({ orderId: Id }),
  data: Type.Array(Booking),
})
