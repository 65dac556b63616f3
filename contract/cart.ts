import { type Static, Type } from '@sinclair/typebox'
import { Count, Day, Flag, Id, IdempotencyKey, Money, Nullable, Price, Time } from './common'
import { cartBookingStates, cartLineStates, goodsKinds } from './constants/enums'
import { limits } from './constants/limits'
import { defineEndpoint } from './define-endpoint'

/** Day and time follow from the slot; they are stored so that a deleted slot can still be named. */
const choices = {
  shopId: Type.Optional(Nullable(Id)),
  personId: Type.Optional(Nullable(Id)),
  slotId: Type.Optional(Nullable(Id)),
}
const Quantity = Type.Integer({ minimum: 1, maximum: limits.cartQuantity })

export const CartLine = Type.Object({
  id: Id,
  spuId: Id,
  skuId: Id,
  spuName: Type.String(),
  specInfo: Type.String(),
  picUrl: Type.String(),
  kind: Type.Union(goodsKinds.map((kind) => Type.Literal(kind))),
  isBookable: Flag,
  isCrossBorder: Flag,
  quantity: Count,
  maxQuantity: Type.Integer({
    minimum: 0,
    description: 'Maximum quantity: 1 for an appointment, else the stock, at most 99',
  }),
  stock: Count,
  addPrice: Money,
  salesPrice: Nullable(Money),
  priceChange: Nullable(
    Type.String({ ...Money, description: 'Price change since it was added; positive when dearer' }),
  ),
  state: Type.Union(cartLineStates.map((state) => Type.Literal(state))),
  stateDesc: Type.String(),
  shopId: Nullable(Id),
  shopName: Nullable(Type.String()),
  personId: Nullable(Id),
  personName: Nullable(Type.String()),
  slotId: Nullable(Id),
  bookingDate: Nullable(Day),
  bookingTime: Nullable(Time),
  bookingState: Type.Union(cartBookingStates.map((state) => Type.Literal(state))),
  bookingDesc: Type.String(),
})
export type CartLine = Static<typeof CartLine>

export const cartPut = defineEndpoint({
  method: 'PUT',
  path: '/mall/api/ma/shoppingcart',
  auth: 'user',
  source: 'spec',
  tag: 'cart',
  isIdempotent: true,
  summary:
    'Without id adds goods to the cart, adding up quantities of one SKU (a service has a line per ' +
    'person); with id changes quantity, version or chosen appointment. The answer contains the ' +
    'resulting quantity, limited by stock and 99. 70003 when it is not available, 71110 when the cart ' +
    'is full',
  body: Type.Object(
    {
      idempotencyKey: Type.Optional(IdempotencyKey),
      id: Type.Optional(Id),
      spuId: Type.Optional(Id),
      skuId: Type.Optional(Id),
      quantity: Type.Optional(Quantity),
      ...choices,
    },
    { description: 'spuId and skuId are required without id' },
  ),
  data: CartLine,
})
export const cartDelete = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/shoppingcart/del',
  auth: 'user',
  source: 'spec',
  tag: 'cart',
  summary: 'Remove lines; missing ones are ignored. Answers the number removed',
  body: Type.Array(Id, { minItems: 1, maxItems: limits.cartLines }),
  data: Count,
})
export const cartCount = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/shoppingcart/count',
  auth: 'user',
  source: 'spec',
  tag: 'cart',
  summary: 'Number of lines in the cart',
  data: Count,
})
export const cartList = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/shoppingcart/booking/list',
  auth: 'user',
  source: 'spec',
  tag: 'cart',
  summary:
    'The cart, newest lines first: each with its current price, whether it can be ordered, and the ' +
    'state of its chosen appointment',
  data: Type.Array(CartLine),
})
export const cartSave = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/shoppingcart/booking/save',
  auth: 'user',
  source: 'spec',
  tag: 'cart',
  isIdempotent: true,
  summary:
    "Saves several lines: with id their choices change, without id a visitor's line is merged at " +
    'sign-in (quantities add up). Missing goods, and lines beyond a full cart, are counted in ' +
    '`skipped`',
  body: Type.Object({
    idempotencyKey: IdempotencyKey,
    lines: Type.Array(
      Type.Object({
        id: Type.Optional(Id),
        spuId: Type.Optional(Id),
        skuId: Type.Optional(Id),
        quantity: Type.Optional(Quantity),
        addPrice: Type.Optional(Price),
        ...choices,
      }),
      { minItems: 1, maxItems: limits.cartLines },
    ),
  }),
  data: Type.Object({ skipped: Count, lines: Type.Array(CartLine) }),
})
