import type { DataOf } from '@contract/route'
import * as goods from '@contract/routes/goods'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

/** Products by their codes. */
export const { useLazyGoodsByCodeQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Requested along with the search for the same word, so its failure does not justify a dialog. */
    goodsByCode: build.query<DataOf<typeof goods.goodsByCode>, string>({
      query: (spuCode) => call(goods.goodsByCode, { query: { spuCode }, silent: true }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
  }),
})
