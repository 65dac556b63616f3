import type { DataOf } from '@contract/route'
import * as reading from '@contract/routes/reading'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

const catalogue = { keepUnusedDataFor: freshness.catalogue, providesTags: ['Catalogue' as const] }

/** Fields of the order form and the agreement to accept. */
export type OrderFormFields = DataOf<typeof reading.orderConfirmDisplay>

export const { useOrderConfirmDisplayQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    orderConfirmDisplay: build.query<OrderFormFields, void>({
      query: () => call(reading.orderConfirmDisplay),
      ...catalogue,
    }),
  }),
})
