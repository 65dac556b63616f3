import type { DataOf } from '@contract/route'
import * as search from '@contract/routes/search'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    // suggestions are optional: no dialog when they cannot be loaded
    searchSuggest: build.query<DataOf<typeof search.searchSuggest>, string>({
      query: (keyword) => call(search.searchSuggest, { query: { keyword }, silent: true }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    searchHot: build.query<DataOf<typeof search.searchHot>, void>({
      query: () => call(search.searchHot, { silent: true }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
  }),
})
export const { useLazySearchSuggestQuery, useSearchHotQuery } = searchApi
