import type { DataOf } from '@contract/route'
import * as goods from '@contract/routes/goods'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

export const badgeApi = api.injectEndpoints({
  endpoints: (build) => ({
    badge: build.query<DataOf<typeof goods.badge>, void>({
      query: () => call(goods.badge, { silent: true }),
      keepUnusedDataFor: freshness.list,
      providesTags: [{ type: 'Order', id: 'list' }, 'Booking'],
    }),
  }),
})
export const { useBadgeQuery } = badgeApi
