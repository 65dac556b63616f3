import type { DataOf } from '@contract/route'
import { aliBookingGetById } from '@contract/routes/aftersales'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

export const { useAliOrderQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** An order with its payment by Alipay. Its failure is not worth a dialog: the order itself is read too. */
    aliOrder: build.query<DataOf<typeof aliBookingGetById>, string>({
      query: (id) => call(aliBookingGetById, { params: { id }, silent: true }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Order'],
    }),
  }),
})
