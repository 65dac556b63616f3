import { type Static, Type } from '@sinclair/typebox'
import { Count, Id, IdempotencyKey, Money, Nullable, Phone, PhoneCode } from './common'
import { limits } from './constants/limits'
import { defineEndpoint } from './define-endpoint'
import { OfferRequest, OrderDetail } from './orders'
import { discountCodeForm } from './rules/text-forms'
import { nameLength } from './rules/text-lengths'

const OrderLine = Type.Object({ spuId: Id, skuId: Id, quantity: Type.Integer({ minimum: 1, maximum: 99 }) })
export const OrderLines = Type.Array(OrderLine, { minItems: 1, maxItems: 20 })
const DiscountCode = Type.String(discountCodeForm)

/**
 * What may reduce the price. A special price, a coupon and a discount code exclude one another (71101);
 * points combine with each.
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
 * The amount to pay and its components, all computed by the server; `paymentPrice` = goods − discount −
 * coupon − points + tax + freight.
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
  /**
   * Null for visitors and while points are switched off. `usable` is the most points this order accepts from
   * the balance.
   */
  points: Type.Optional(Nullable(Type.Object({ used: Count, usable: Count, balance: Count }))),
  offer: Type.Optional(Nullable(OfferRequest)),
  /** Maximum amount of one order of goods that are declared to customs, unless it is a single piece. */
  crossBorder: Type.Optional(Nullable(Type.Object({ limit: Money }))),
})
export type OrderPrice = Static<typeof OrderPrice>

export const calculateOrderPrice = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/orderinfo/booking/calculateOrderPrice',
  auth: 'none',
  source: 'spec',
  tag: 'orders',
  summary:
    'The price of some lines, by the same function that prices the order. An unknown discount ' +
    'code answers 70101, one that cannot be used 70102, a coupon that cannot 71102, points 71108 ' +
    '(not there) or 71109 (more or fewer than the order takes); a special price, a coupon and a ' +
    'discount code together 71101. Goods that cross a border are ordered apart from others ' +
    '(70005) and up to a limit (71111 with data {limit}). Coupons and points need a session',
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
    'Place an order. Bookable goods name a clinic and a person, and a slot now or later, shipped ' +
    'goods a recipient and, as getCertificateSettingShow says, a certificate (40000 with data ' +
    '{field, rule}); the slot is held until the payment deadline. 70006 when the price is not the ' +
    'one shown, 70201 when the slot was just taken, 70208 when the account holds three slots ' +
    'unpaid, 70209 when the person has another appointment at an overlapping time; refusals of ' +
    'the lines and of reductions as calculateOrderPrice has them',
  body: Type.Object({
    idempotencyKey: IdempotencyKey,
    lines: OrderLines,
    cartIds: Type.Optional(
      Type.Array(Id, {
        maxItems: 20,
        description: 'Ordered cart lines, which are removed from the cart',
      }),
    ),
    shopId: Type.Optional(Id),
    slotId: Type.Optional(Id),
    personId: Type.Optional(Id),
    buyerName: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: nameLength,
        description: 'Required unless `addressId` gives the recipient',
      }),
    ),
    buyerPhoneCode: Type.Optional(PhoneCode),
    buyerPhone: Type.Optional(Phone),
    ...reductions,
    remark: Type.Optional(Type.String({ maxLength: limits.textareaLength })),
    deliveryAddress: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: limits.textareaLength,
        description: 'Required for shipped goods without `addressId`; not stored for appointments',
      }),
    ),
    addressId: Type.Optional(
      Type.String({
        ...Id,
        description:
          'The recipient of shipped goods: an address of the account, whose name, phone and address the ' +
          'order records',
      }),
    ),
    certificateId: Type.Optional(
      Type.String({
        ...Id,
        description:
          'Of the recipient, where getCertificateSettingShow requires one: a certificate of the account, ' +
          'validated according to getCertificateSettingVerify',
      }),
    ),
    protocolAccepted: Type.Literal('1'),
    expectedPrice: Money,
  }),
  data: OrderDetail,
})
