// Generated from contract/order-placing.ts by `npm run contract`: do not edit.
import { offerRequestShape, type OfferRequest, type OrderDetail, orderDetailShape } from './orders'
import { type Cents, type Route, type Shape } from '../route'

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

/** Place an order. Bookable goods name a clinic and a person, and a slot now or later, shipped goods a recipient and, as getCertificateSettingShow says, a certificate (40000 with data {field, rule}); the slot is held until the payment deadline. 70006 when the price is not the one shown, 70201 when the slot was just taken, 70208 when the account holds three slots unpaid, 70209 when the person has another appointment at an overlapping time; refusals of the lines and of reductions as calculateOrderPrice has them */
export const placeOrder: Route<{
  data: OrderDetail
  body: {
    idempotencyKey: string
    lines: { spuId: string; skuId: string; quantity: number }[]

    /** Ordered cart lines, which are removed from the cart */
    cartIds?: string[]
    shopId?: string
    slotId?: string
    personId?: string

    /** Required unless `addressId` gives the recipient */
    buyerName?: string
    buyerPhoneCode?: string
    buyerPhone?: string
    discountCode?: string
    couponUserId?: string
    offer?: OfferRequest

    /** Points to pay with */
    pointsUsed?: number
    remark?: string

    /** Required for shipped goods without `addressId`; not stored for appointments */
    deliveryAddress?: string

    /** The recipient of shipped goods: an address of the account, whose name, phone and address the order records */
    addressId?: string

    /** Of the recipient, where getCertificateSettingShow requires one: a certificate of the account, validated according to getCertificateSettingVerify */
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
