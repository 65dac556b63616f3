import type { DataOf } from '@contract/route'
import * as content from '@contract/routes/content'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

// links that cannot be loaded are omitted without a dialog
export const { useTermsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    terms: build.query<DataOf<typeof content.protocolList>, void>({
      query: () => call(content.protocolList, { silent: true }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
  }),
})
