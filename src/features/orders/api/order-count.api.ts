import type { DataOf } from '@contract/route'
import * as ownCounts from '@contract/routes/own-counts'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

/** Tag of order lists and counts. Deleting an order invalidates these, but not the order itself. */
export const orderList = { type: 'Order', id: 'list' } as const

export const { useOrderCountQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    orderCount: build.query<DataOf<typeof ownCounts.orderCount>, void>({
      query: () => call(ownCounts.orderCount, { silent: true }),
      keepUnusedDataFor: freshness.live,
      providesTags: [orderList, 'Booking'],
    }),
  }),
})
