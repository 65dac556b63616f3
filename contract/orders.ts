import { type Static, Type } from '@sinclair/typebox'
import { Booking } from './bookings'
import {
  Count,
  Day,
  Flag,
  Id,
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
  payTypes,
  refundStates,
} from './constants/enums'
import { defineEndpoint } from './define-endpoint'
import { ShopCard } from './shops'

export const PayType = Type.Union(payTypes.map((p) => Type.Literal(p)))
export const RefundState = Type.Union(refundStates.map((state) => Type.Literal(state)))
export const AfterSale = Type.Union(afterSaleActions.map((a) => Type.Literal(a)))
export const OrderAction = Type.Union(orderActions.map((a) => Type.Literal(a)))
export const OrderTab = Type.Union(orderTabs.map((t) => Type.Literal(t)))

/** A special price: the kind of campaign, and the campaign's id (bargain, group, or enterprise price-list entry). */
export const OfferRequest = Type.Object({
  kind: Type.Union(offerKinds.map((kind) => Type.Literal(kind))),
  id: Id,
})

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
  /** By which a parcel on its way usually arrives. */
  expectedDay: Type.Optional(Nullable(Day)),
  actions: Type.Array(OrderAction),
  afterSale: Type.Optional(Type.Array(AfterSale)),
  /** The newest refund request, unless it was withdrawn. */
  refundId: Type.Optional(Nullable(Id)),
  /** Its state. */
  refundState: Type.Optional(Nullable(RefundState)),
})
export type OrderCard = Static<typeof OrderCard>
export const OrderDetail = Type.Intersect([
  OrderCard,
  Type.Object({
    buyerName: Type.String(),
    buyerPhone: Type.String({ description: 'Masked' }),
    deliveryAddress: Nullable(Type.String({ description: 'Of shipped goods' })),
    remark: Type.String(),
    discountCode: Nullable(Type.String()),
    couponUserId: Type.Optional(Nullable(Id)),
    pointsUsed: Type.Optional(Count),
    offer: Type.Optional(Nullable(OfferRequest)),
    /** The group or bargain the order belongs to, with the name of its campaign. */
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
    /** Refund requests, latest first (contract/aftersales.ts has the full form). */
    refunds: Type.Optional(
      Type.Array(
        Type.Object({
          id: Id,
          refundNo: Type.String(),
          state: RefundState,
          stateDesc: Type.String(),
          refundPrice: Money,
          createTime: Moment,
        }),
      ),
    ),
    canRefund: Type.Optional(Flag),
    refundablePrice: Type.Optional(Nullable(Money)),
    hasLogistics: Type.Optional(Flag),
    /** Whether its code (generateOrderCode) can be used at the counter now. */
    hasCounterCode: Type.Optional(Flag),
    shop: Nullable(ShopCard),
    bookings: Type.Array(Booking),
    preparations: Type.Array(
      Type.Object({
        /** The product of whose visits this is true. */
        spuId: Id,
        icon: Type.String(),
        text: Type.String(),
        /** Hours without food before the visit. */
        fastingHours: Nullable(Type.Integer({ minimum: 1 })),
      }),
    ),
  }),
])
export type OrderDetail = Static<typeof OrderDetail>

export const orderPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/orderinfo/page',
  auth: 'user',
  source: 'spec',
  tag: 'orders',
  summary: 'Orders of the account, newest first',
  query: Type.Object({ ...pageQuery, tab: Type.Optional(OrderTab) }),
  data: pageOf(OrderCard),
})
export const orderDetail = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/orderinfo/:id',
  auth: 'user',
  source: 'extension',
  tag: 'orders',
  summary: 'One order',
  params: IdParams,
  data: OrderDetail,
})
export const orderCancel = defineEndpoint({
  method: 'PUT',
  path: '/mall/api/ma/orderinfo/cancel/:id',
  auth: 'user',
  source: 'spec',
  tag: 'orders',
  summary: 'Cancel an unpaid order; releases slot and stock, returns code, coupon and points',
  params: IdParams,
  data: OrderDetail,
})
export const orderReceive = defineEndpoint({
  method: 'PUT',
  path: '/mall/api/ma/orderinfo/receive/:id',
  auth: 'user',
  source: 'spec',
  tag: 'orders',
  summary: 'Confirm the arrival of shipped goods',
  params: IdParams,
  data: OrderDetail,
})
export const orderDelete = defineEndpoint({
  method: 'DELETE',
  path: '/mall/api/ma/orderinfo/:id',
  auth: 'user',
  source: 'spec',
  tag: 'orders',
  summary: 'Delete a finished order from the list',
  params: IdParams,
  data: Ok,
})
