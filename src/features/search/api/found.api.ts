import type { SearchKind } from '@contract/constants/enums'
import type { DataOf } from '@contract/route'
import * as search from '@contract/routes/search'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'

export type Found = DataOf<typeof search.search>

/** The property of the answer with the rows of a kind. */
export const foundIn = {
  goods: 'goods',
  clinic: 'clinics',
  doctor: 'doctors',
  article: 'articles',
} as const satisfies Record<SearchKind, keyof Found>

/** `shopId`: restricts the search to one clinic. */
interface FoundQuery {
  keyword: string
  kind: SearchKind
  shopId?: string
}

const foundApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Hits per kind for a search word, and the rows of one kind, page by page. */
    searchResults: build.infiniteQuery<Found, FoundQuery, number>({
      infiniteQueryOptions: {
        initialPageParam: pageByPage.initialPageParam,
        getNextPageParam: (last, _pages, _param, _params, { kind }) =>
          pageByPage.getNextPageParam(last[foundIn[kind]]),
      },
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
      query: ({ queryArg, pageParam }) =>
        call(search.search, { query: { ...queryArg, current: pageParam, size: pageSize } }),
    }),
  }),
})
export const { useSearchResultsInfiniteQuery } = foundApi
