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
  Ok,
  pageOf,
  pageQuery,
  Time,
} from './common'
import {
  offerKinds,
  afterSaleActions,
  orderActions,
  orderTabs,
  payDevices,
  payTypes,
  paymentStates,
  refundStates,
} from './constants/enums'
import { defineEndpoint } from './define-endpoint'
import { ShopCard } from './shops'

export const PayType = Type.Union(payTypes.map((p) => Type.Literal(p)))
export const AfterSale = Type.Union(afterSaleActions.map((a) => Type.Literal(a)))
export const OrderAction = Type.Union(orderActions.map((a) => Type.Literal(a)))
export const OrderTab = Type.Union(orderTabs.map((t) => Type.Literal(t)))

const OrderLine = Type.Object({ spuId: Id, skuId: Id, quantity: Type.Integer({ minimum: 1, maximum: 99 }) })
export const OrderLines = Type.Array(OrderLine, { minItems: 1, maxItems: 20 })
const DiscountCode = Type.String({ minLength: 1, maxLength: 32, pattern: '^[A-Za-z0-9-]+$' })

/**
 * A special price: the campaign's kind, and the id that it knows (the bargain, the group, the enterprise's
 * price list).
 */
export const OfferRequest = Type.Object({
  kind: Type.Union(offerKinds.map((kind) => Type.Literal(kind))),
  id: Id,
})
/**
 * What may lower the price. A special price, a coupon and a discount code exclude one another (71101); points
 * go with each of them.
 */
const reductions = {
  discountCode: Type.Optional(DiscountCode),
  couponUserId: Type.Optional(Id),
  offer: Type.Optional(OfferRequest),
  pointsUsed: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 100_000_000, description: 'Points to pay with' }),
  ),
}

/**
 * What has to be paid, and why. Every amount is the server's; `paymentPrice` = goods − discount − coupon −
 * points + tax + freight.
 */
export const OrderPrice = Type.Object({
  lines: Type.Array(
    Type.Object({
      spuId: Id,
      skuId: Id,
      spuName: Type.String(),
      specInfo: Type.String(),
      picUrl: Type.String(),
      quantity: Count,
      salesPrice: Money,
      originalPrice: Type.Optional(Money),
      amount: Money,
      shopName: Type.Optional(
        Nullable(Type.String({ description: 'The shop that sends it; null for appointments' })),
      ),
    }),
  ),
  salesPrice: Money,
  discountPrice: Money,
  couponPrice: Type.Optional(Money),
  pointsPrice: Type.Optional(Money),
  taxPrice: Money,
  freightPrice: Money,
  paymentPrice: Money,
  discount: Nullable(Type.Object({ code: Type.String(), text: Type.String() })),
  coupon: Type.Optional(Nullable(Type.Object({ id: Id, name: Type.String() }))),
  /** Null for visitors and while points are off. `usable` is the most that this order takes of what there is. */
  points: Type.Optional(Nullable(Type.Object({ used: Count, usable: Count, balance: Count }))),
  offer: Type.Optional(Nullable(OfferRequest)),
  /** Of goods that are declared to customs: what one order of them may cost, unless it is a single piece. */
  crossBorder: Type.Optional(Nullable(Type.Object({ limit: Money }))),
})
export type OrderPrice = Static<typeof OrderPrice>

export const OrderItem = Type.Object({
  id: Id,
  spuId: Id,
  skuId: Id,
  spuName: Type.String(),
  specInfo: Type.String(),
  picUrl: Type.String(),
  quantity: Count,
  salesPrice: Money,
  isBookable: Flag,
  needles: Count,
})
export const OrderCard = Type.Object({
  id: Id,
  orderNo: Type.String(),
  name: Type.String(),
  status: Nullable(Type.String()),
  isPay: Flag,
  statusDesc: Type.String(),
  createTime: Moment,
  outTime: Nullable(Type.Integer({ description: 'Seconds left to pay; null unless unpaid' })),
  salesPrice: Money,
  discountPrice: Money,
  couponPrice: Type.Optional(Money),
  pointsPrice: Type.Optional(Money),
  taxPrice: Money,
  freightPrice: Money,
  paymentPrice: Money,
  paymentType: Nullable(PayType),
  listOrderItem: Type.Array(OrderItem),
  shopId: Nullable(Id),
  shopName: Nullable(Type.String()),
  bookingDate: Nullable(Day),
  bookingTime: Nullable(Time),
  personName: Nullable(Type.String()),
  actions: Type.Array(OrderAction),
  afterSale: Type.Optional(Type.Array(AfterSale)),
  /** The newest request for money back, unless it was withdrawn. */
  refundId: Type.Optional(Nullable(Id)),
})
export type OrderCard = Static<typeof OrderCard>
export const OrderDetail = Type.Intersect([
  OrderCard,
  Type.Object({
    buyerName: Type.String(),
    buyerPhone: Type.String({ description: 'Masked but for its last four digits' }),
    deliveryAddress: Nullable(Type.String({ description: 'Of shipped goods' })),
    remark: Type.String(),
    discountCode: Nullable(Type.String()),
    couponUserId: Type.Optional(Nullable(Id)),
    pointsUsed: Type.Optional(Count),
    offer: Type.Optional(Nullable(OfferRequest)),
    /** The group or bargain that the order belongs to, by its own id, with the name of its campaign. */
    campaign: Type.Optional(
      Nullable(
        Type.Object({
          kind: Type.Union([Type.Literal('groupon'), Type.Literal('bargain')]),
          id: Id,
          name: Type.String(),
        }),
      ),
    ),
    paymentTime: Nullable(Moment),
    cancelTime: Nullable(Moment),
    cancelReason: Nullable(Type.Union([Type.Literal('user'), Type.Literal('deadline')])),
    refundTime: Nullable(Moment),
    refundPrice: Nullable(Money),
    completedTime: Nullable(Moment),
    /** Requests for money back, latest first (contract/aftersales.ts has them in full). */
    refunds: Type.Optional(
      Type.Array(
        Type.Object({
          id: Id,
          refundNo: Type.String(),
          state: Type.Union(refundStates.map((state) => Type.Literal(state))),
          stateDesc: Type.String(),
          refundPrice: Money,
          createTime: Moment,
        }),
      ),
    ),
    canRefund: Type.Optional(Flag),
    refundablePrice: Type.Optional(Nullable(Money)),
    hasLogistics: Type.Optional(Flag),
    /** Whether its code (generateOrderCode) is of use at the counter now. */
    hasCounterCode: Type.Optional(Flag),
    shop: Nullable(ShopCard),
    bookings: Type.Array(Booking),
    preparations: Type.Array(Type.Object({ icon: Type.String(), text: Type.String() })),
  }),
])
export type OrderDetail = Static<typeof OrderDetail>

export const calculateOrderPrice = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/orderinfo/booking/calculateOrderPrice',
  auth: 'none',
  source: 'spec',
  tag: 'orders',
  summary:
    'The price of some lines, by the same function that prices the order. An unknown discount code answers 70101, one that cannot be used 70102, a coupon that cannot 71102, points 71108 (not there) or 71109 (more or fewer than the order takes); a special price, a coupon and a discount code together 71101. Goods that cross a border are ordered apart from others (70005) and up to a limit (71111 with data {limit}). Coupons and points need a session',
  body: Type.Object({ lines: OrderLines, ...reductions }),
  data: OrderPrice,
})
export const placeOrder = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/orderinfo',
  auth: 'user',
  source: 'extension',
  tag: 'orders',
  isIdempotent: true,
  summary:
    'Place an order. Bookable goods name a store and a person, and a slot now or later, shipped goods a recipient and, as getCertificateSettingShow says, a certificate (40000 with data {field, rule}); the slot is held until the payment deadline. 70006 when the price is not the one shown, 70201 when the slot was just taken, 70208 when the account holds three slots unpaid, 70209 when the person has another appointment at an overlapping time; refusals of the lines and of reductions as calculateOrderPrice has them',
  body: Type.Object({
    idempotencyKey: IdempotencyKey,
    lines: OrderLines,
    cartIds: Type.Optional(
      Type.Array(Id, {
        maxItems: 20,
        description: 'Lines of my cart that are ordered with it, and leave it',
      }),
    ),
    shopId: Type.Optional(Id),
    slotId: Type.Optional(Id),
    personId: Type.Optional(Id),
    buyerName: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 60,
        description: 'Needed unless `addressId` names the recipient',
      }),
    ),
    buyerPhoneCode: Type.Optional(Type.String({ pattern: '^\\+[1-9]\\d{0,3}$' })),
    buyerPhone: Type.Optional(Type.String({ minLength: 6, maxLength: 15, pattern: '^\\d+$' })),
    ...reductions,
    remark: Type.Optional(Type.String({ maxLength: 140 })),
    deliveryAddress: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 140,
        description: 'Needed for goods that are shipped without `addressId`; not kept for appointments',
      }),
    ),
    addressId: Type.Optional(
      Type.String({
        ...Id,
        description:
          'The recipient of shipped goods: one of my addresses, whose name, phone and address the order records',
      }),
    ),
    certificateId: Type.Optional(
      Type.String({
        ...Id,
        description:
          'Of the recipient, where getCertificateSettingShow asks for one: one of my certificates, checked as getCertificateSettingVerify says',
      }),
    ),
    protocolAccepted: Type.Literal('1'),
    expectedPrice: Money,
  }),
  data: OrderDetail,
})
export const orderPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/orderinfo/page',
  auth: 'user',
  source: 'spec',
  tag: 'orders',
  summary: 'My orders, newest first',
  query: Type.Object({ ...pageQuery, tab: Type.Optional(OrderTab) }),
  data: pageOf(OrderCard),
})
export const orderDetail = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/orderinfo/:id',
  auth: 'user',
  source: 'extension',
  tag: 'orders',
  summary: 'One of my orders',
  params: IdParams,
  data: OrderDetail,
})
export const orderCount = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/orderinfo/countAll',
  auth: 'user',
  source: 'spec',
  tag: 'orders',
  summary: 'My orders by tab',
  data: Type.Object(
    Object.fromEntries(orderTabs.map((t) => [t, Count])) as Record<(typeof orderTabs)[number], typeof Count>,
  ),
})
export const orderCancel = defineEndpoint({
  method: 'PUT',
  path: '/mall/api/ma/orderinfo/cancel/:id',
  auth: 'user',
  source: 'spec',
  tag: 'orders',
  summary: 'Cancel an unpaid order; slot, stock, code, coupon and points go back',
  params: IdParams,
  data: OrderDetail,
})
export const orderReceive = defineEndpoint({
  method: 'PUT',
  path: '/mall/api/ma/orderinfo/receive/:id',
  auth: 'user',
  source: 'spec',
  tag: 'orders',
  summary: 'Confirm that shipped goods arrived',
  params: IdParams,
  data: OrderDetail,
})
export const orderDelete = defineEndpoint({
  method: 'DELETE',
  path: '/mall/api/ma/orderinfo/:id',
  auth: 'user',
  source: 'spec',
  tag: 'orders',
  summary: 'Take a finished order off my list',
  params: IdParams,
  data: Ok,
})

/**
 * What the client does next to pay: follow an address, call the mini-program's own payment, or ask in the
 * sandbox (mini-program).
 */
export const PayAction = Type.Union([
  Type.Object({ kind: Type.Literal('redirect'), url: Type.String() }),
  Type.Object({
    kind: Type.Literal('sandbox'),
    payUrl: Type.String(),
    refuseUrl: Type.String(),
    hangUrl: Type.String(),
  }),
  /** A desktop shows the text as a code that the payer's app scans. */
  Type.Object({ kind: Type.Literal('qrCode'), text: Type.String() }),
  Type.Object({
    kind: Type.Literal('wechat'),
    timeStamp: Type.String(),
    nonceStr: Type.String(),
    package: Type.String(),
    signType: Type.String(),
    paySign: Type.String(),
  }),
])
export const PayStart = Type.Object({ payType: PayType, transactionId: Id, action: PayAction })
export type PayStart = Static<typeof PayStart>
const payBody = Type.Object({
  idempotencyKey: IdempotencyKey,
  orderId: Id,
  returnUrl: Type.Optional(Type.String({ maxLength: 500 })),
  device: Type.Optional(
    Type.Union(
      payDevices.map((device) => Type.Literal(device)),
      { description: 'Where the payer is, when the call does not say it' },
    ),
  ),
})
const pay = (path: string, summary: string, source: 'spec' | 'extension' = 'spec') =>
  defineEndpoint({
    method: 'POST',
    path,
    auth: 'user',
    source,
    tag: 'payment',
    isIdempotent: true,
    summary,
    body: payBody,
    data: PayStart,
  })
export const payAlipayWeb = pay(
  '/mall/api/web/orderinfo/booking/alipay',
  'Start an Alipay payment in a browser',
)
export const payWechatWeb = pay(
  '/mall/api/ma/orderinfo/booking/wechat',
  'Start a WeChat payment in a browser',
  'extension',
)
export const payMiniProgram = pay(
  '/mall/api/ma/orderinfo/cross-border/unifiedOrder/mp',
  'Start a payment in the mini-program',
)
export const payMobileWeb = pay(
  '/mall/api/ma/orderinfo/cross-border/unifiedOrder/wap2',
  'Start a WeChat payment in the browser of a phone',
)
export const payWechatBrowser = pay(
  '/mall/api/ma/orderinfo/cross-border/unifiedOrder/wap/vmp',
  "Start a WeChat payment on a page inside WeChat's own browser",
)
export const payAlipayPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/orderinfo/booking/alipay',
  auth: 'user',
  source: 'spec',
  tag: 'payment',
  summary:
    'The Alipay payment page of an order on a phone. An attempt that is still open is continued, so asking twice starts one payment',
  query: Type.Object({ orderId: Id, returnUrl: Type.Optional(Type.String({ maxLength: 500 })) }),
  data: PayStart,
})
export const payQuery = defineEndpoint({
  method: 'GET',
  path: '/pay/api/wx/payQuery/:payType/:transactionId',
  auth: 'user',
  source: 'spec',
  tag: 'payment',
  summary: 'The payment as the server sees it',
  params: Type.Object({ payType: PayType, transactionId: Id }),
  data: Type.Object({
    state: Type.Union(paymentStates.map((s) => Type.Literal(s))),
    orderId: Id,
    orderNo: Type.String(),
    paymentPrice: Money,
    paymentTime: Nullable(Moment),
    orderStatus: Nullable(Type.String()),
    isBookable: Flag,
    nextBookingId: Nullable(Id),
  }),
})
export const payTypeList = defineEndpoint({
  method: 'GET',
  path: '/weixin/api/ma/wxapp/payType',
  auth: 'none',
  source: 'spec',
  tag: 'payment',
  summary:
    'Ways to pay that are on, the likely one first: connected Alipay, else the wallet usual where the payer is from (number, else language)',
  data: Type.Array(Type.Object({ payType: PayType, name: Type.String() })),
})
