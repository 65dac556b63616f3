import { Type } from '@sinclair/typebox'
import { Flag, Id, IdParams, Nullable } from './common'
import { defineEndpoint } from './define-endpoint'

/**
 * Why a free booking is refused: `sold` (no places left), `already` (booked by this user), `login` (sign-in
 * required).
 */
const canBook = Type.Object({
  canBooking: Flag,
  reason: Nullable(Type.Union([Type.Literal('noPlaces'), Type.Literal('already'), Type.Literal('offShelf')])),
  reasonText: Nullable(Type.String()),
})
export const ensureList = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/ensuregoods/listEnsureBySpuId',
  auth: 'none',
  source: 'spec',
  tag: 'goods',
  summary: 'Guarantees of a product',
  query: Type.Object({ spuId: Id }),
  data: Type.Array(Type.Object({ id: Id, name: Type.String(), detail: Type.String(), icon: Type.String() })),
})

export const canBooking = defineEndpoint({
  method: 'GET',
  path: '/mall/api/web/goodsspu/canBooking/:id',
  auth: 'none',
  source: 'spec',
  tag: 'goods',
  summary: 'Whether this can be booked free of charge now',
  params: IdParams,
  data: canBook,
})

export const canBookingBJ = defineEndpoint({
  method: 'GET',
  path: '/mall/api/web/goodsspu/canBookingBJ/:id',
  auth: 'none',
  source: 'spec',
  tag: 'goods',
  summary: 'Whether this can be booked free of charge now through the Beijing channel',
  params: IdParams,
  data: canBook,
})
