// Generated from contract/goods-facts.ts by `npm run contract`: do not edit.
import { type Route } from '../route'

/** Whether this can be booked free of charge now */
export const canBooking: Route<{
  data: { canBooking: boolean; reason: 'noPlaces' | 'already' | 'offShelf' | null; reasonText: string | null }
  params: { id: string }
}> = { path: '/mall/api/web/goodsspu/canBooking/:id', data: { canBooking: 3, reason: 16, reasonText: 16 } }

/** Whether this can be booked free of charge now through the Beijing channel */
export const canBookingBJ: Route<{
  data: { canBooking: boolean; reason: 'noPlaces' | 'already' | 'offShelf' | null; reasonText: string | null }
  params: { id: string }
}> = { path: '/mall/api/web/goodsspu/canBookingBJ/:id', data: { canBooking: 3, reason: 16, reasonText: 16 } }

/** Guarantees of a product */
export const ensureList: Route<{
  data: { id: string; name: string; detail: string; icon: string }[]
  query: { spuId: string }
}> = { path: '/mall/api/ma/ensuregoods/listEnsureBySpuId', data: [{ id: 0, name: 0, detail: 0, icon: 0 }] }
