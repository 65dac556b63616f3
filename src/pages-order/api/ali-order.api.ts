import type { DataOf } from '@contract/route'
import { aliBookingGetById } from '@contract/routes/aftersales'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

export const { useAliOrderQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** An order with its Alipay payment. Its failure does not justify a dialog: the order itself is loaded too. */
    aliOrder: build.query<DataOf<typeof aliBookingGetById>, string>({
      query: (id) => call(aliBookingGetById, { params: { id }, silent: true }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Order'],
    }),
  }),
})
