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

  /** What the stepper may reach: 1 for an appointment, else stock, at most 99 */
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

/** How many lines my cart has */
export const cartCount: Route<{ data: number }> = {
  path: '/mall/api/ma/shoppingcart/count',
  auth: 'user',
  data: 1,
}

/** Take lines out; what is not there is no error. Answers how many were */
export const cartDelete: Route<{ data: number; body: string[] }> = {
  method: 'POST',
  path: '/mall/api/ma/shoppingcart/del',
  auth: 'user',
  data: 1,
}

/** My cart, what was put there last before the others: each line with what it costs now, whether it can be ordered, and what became of its chosen appointment */
export const cartList: Route<{ data: CartLine[] }> = {
  path: '/mall/api/ma/shoppingcart/booking/list',
  auth: 'user',
  data: [cartLineShape],
}

/** Without id put goods into the cart, where quantities of one SKU add up (a service has a line for each person); with id change quantity, version or what was chosen for the appointment. The answer says which quantity it became: bounded by stock and 99. 70003 when there is none to be had, 71110 when the cart is full */
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

/** Several lines at once: with id their choices are changed, without id a visitor's line is merged at sign-in (quantities add up). Goods that are gone, and what a full cart cannot hold, are counted in `skipped` */
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
