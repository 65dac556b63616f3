import type { DataOf } from '@contract/route'
import * as content from '@contract/routes/content'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

// what cannot be read is missing among links, and no reason for a dialog over them
export const { useTermsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    terms: build.query<DataOf<typeof content.protocolList>, void>({
      query: () => call(content.protocolList, { silent: true }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
  }),
})
