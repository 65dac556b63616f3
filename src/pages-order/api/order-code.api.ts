import type { DataOf } from '@contract/route'
import { generateOrderCode } from '@contract/routes/aftersales'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

/** The short-lived code of an order, shown at the counter. */
export const { useOrderCodeQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    orderCode: build.query<DataOf<typeof generateOrderCode>, string>({
      query: (id) => call(generateOrderCode, { query: { id }, silent: true }),
      keepUnusedDataFor: freshness.live,
    }),
  }),
})
