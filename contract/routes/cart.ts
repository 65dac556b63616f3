// Generated from contract/cart.ts by `npm run contract`: do not edit.
import { type Cents, type Day, type Time, type Route, type Shape } from '../route'
import { type GoodsKind, type CartLineState, type CartBookingState } from '../constants/enums'

export type CartLine = {
  id: string
  spuId: string
  skuId: string
  spuName: string
  specInfo: string
  picUrl: string
  kind: GoodsKind
  isBookable: boolean
  isCrossBorder: boolean
  quantity: number

  /** Maximum quantity: 1 for an appointment, else the stock, at most 99 */
  maxQuantity: number
  stock: number
  addPrice: Cents
  salesPrice: Cents | null
  priceChange: Cents | null
  state: CartLineState
  stateDesc: string
  shopId: string | null
  shopName: string | null
  personId: string | null
  personName: string | null
  slotId: string | null
  bookingDate: Day | null
  bookingTime: Time | null
  bookingState: CartBookingState
  bookingDesc: string
}

export const cartLineShape: Shape = {
  id: 0,
  spuId: 0,
  skuId: 0,
  spuName: 0,
  specInfo: 0,
  picUrl: 0,
  kind: 0,
  isBookable: 3,
  isCrossBorder: 3,
  quantity: 1,
  maxQuantity: 1,
  stock: 1,
  addPrice: 4,
  salesPrice: 20,
  priceChange: 20,
  state: 0,
  stateDesc: 0,
  shopId: 16,
  shopName: 16,
  personId: 16,
  personName: 16,
  slotId: 16,
  bookingDate: 22,
  bookingTime: 24,
  bookingState: 0,
  bookingDesc: 0,
}

/** Number of lines in the cart */
export const cartCount: Route<{ data: number }> = {
  path: '/mall/api/ma/shoppingcart/count',
  auth: 'user',
  data: 1,
}

/** Remove lines; missing ones are ignored. Answers the number removed */
export const cartDelete: Route<{ data: number; body: string[] }> = {
  method: 'POST',
  path: '/mall/api/ma/shoppingcart/del',
  auth: 'user',
  data: 1,
}

/** The cart, newest lines first: each with its current price, whether it can be ordered, and the state of its chosen appointment */
export const cartList: Route<{ data: CartLine[] }> = {
  path: '/mall/api/ma/shoppingcart/booking/list',
  auth: 'user',
  data: [cartLineShape],
}

/** Without id adds goods to the cart, adding up quantities of one SKU (a service has a line per person); with id changes quantity, version or chosen appointment. The answer contains the resulting quantity, limited by stock and 99. 70003 when it is not available, 71110 when the cart is full */
export const cartPut: Route<{
  data: CartLine
  body: {
    idempotencyKey?: string
    id?: string
    spuId?: string
    skuId?: string
    quantity?: number
    shopId?: string | null
    personId?: string | null
    slotId?: string | null
  }
}> = {
  method: 'PUT',
  path: '/mall/api/ma/shoppingcart',
  auth: 'user',
  isIdempotent: true,
  data: cartLineShape,
}

/** Saves several lines: with id their choices change, without id a visitor's line is merged at sign-in (quantities add up). Missing goods, and lines beyond a full cart, are counted in `skipped` */
export const cartSave: Route<{
  data: { skipped: number; lines: CartLine[] }
  body: {
    idempotencyKey: string
    lines: {
      id?: string
      spuId?: string
      skuId?: string
      quantity?: number
      addPrice?: Cents
      shopId?: string | null
      personId?: string | null
      slotId?: string | null
    }[]
  }
}> = {
  method: 'POST',
  path: '/mall/api/ma/shoppingcart/booking/save',
  auth: 'user',
  isIdempotent: true,
  data: { skipped: 1, lines: [cartLineShape] },
  body: { lines: [{ addPrice: 4 }] },
}
