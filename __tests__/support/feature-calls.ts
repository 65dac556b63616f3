import { api } from '@/api/api'
import '@/features/booking/api/bookings.api'
import '@/features/booking/api/reminders.api'
import '@/features/booking/api/watches.api'
import '@/features/browse-history/api/browse-history.api'
import '@/features/campaigns/api/goods-campaigns.api'
import '@/features/cart/api/cart.api'
import '@/features/catalogue/api/goods.api'
import '@/features/clinic-view/api/articles.api'
import '@/features/clinic-view/api/coupons.api'
import '@/features/clinic-view/api/doctors.api'
import '@/features/clinics/api/map.api'
import '@/features/clinics/api/shops.api'
import '@/features/compare/api/compare.api'
import '@/features/content/api/content.api'
import '@/features/favourites/api/brands.api'
import '@/features/favourites/api/favourites.api'
import '@/features/goods-view/api/js-sdk.api'
import '@/features/goods-view/api/reviews.api'
import '@/features/orders/api/order-count.api'
import '@/features/orders/api/order-coupons.api'
import '@/features/orders/api/order-form.api'
import '@/features/orders/api/order-placing.api'
import '@/features/orders/api/orders.api'
import '@/features/orders/api/payments.api'
import '@/features/persons/api/person-list.api'
import '@/features/persons/api/persons.api'
import '@/features/queue/api/open-tickets.api'
import '@/features/search/api/found.api'
import '@/features/session/api/contact-phone.api'
import '@/features/session/api/session-check.api'
import '@/features/session/api/user.api'
import '@/features/shell/api/badge.api'
import '@/features/shop-config/api/config.api'
import '@/features/uploads/api/uploads.api'
import { makeStore } from '@/store/store'
import { ignoreShapes } from './mocked-transport'

/** All calls of the features, made against a mocked transport. */

ignoreShapes()

export const page = (total: number, current = 1) => ({ records: [], current, size: 12, total })

type Endpoint = { initiate: (arg: unknown) => never }
const endpoints = api.endpoints as unknown as Record<string, Endpoint>
export const callNames = Object.keys(endpoints)

let store: ReturnType<typeof makeStore>
/** Clears all answers. */
export function startAnew(): void {
  store = makeStore()
}

/** Makes a call by its name. */
export function made(name: string, arg: unknown): Promise<{ data?: unknown; error?: unknown }> {
  const endpoint = endpoints[name]
  if (!endpoint) throw new Error(`no call ${name}`)
  return store.dispatch(endpoint.initiate(arg))
}

/** Names of the pending reads. */
export const underWay = (): string[] =>
  Object.values(store.getState().api.queries).flatMap((query) =>
    query?.status === 'pending' ? [query.endpointName] : [],
  )
