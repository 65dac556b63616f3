import type { SearchKind } from '@contract/constants/enums'
import type { DataOf } from '@contract/define-endpoint'
import type * as search from '@contract/search'
import { api, freshness } from './api'
import { pageByPage, pageSize } from './paging'

export type Found = DataOf<typeof search.search>

/** Which part of an answer holds the rows of a kind. */
export const foundIn = {
  goods: 'goods',
  clinic: 'clinics',
  doctor: 'doctors',
  article: 'articles',
} as const satisfies Record<SearchKind, keyof Found>

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How much of each kind is found by a word, and the rows of one kind, page by page. */
    searchResults: build.infiniteQuery<Found, { keyword: string; kind: SearchKind }, number>({
      infiniteQueryOptions: {
        initialPageParam: pageByPage.initialPageParam,
        getNextPageParam: (last, _pages, _param, _params, { kind }) =>
          pageByPage.getNextPageParam(last[foundIn[kind]]),
      },
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
      query: ({ queryArg, pageParam }) => ({
        url: '/mall/api/web/search',
        params: { ...queryArg, current: pageParam, size: pageSize },
      }),
    }),
    // words that help are no reason for a dialog when they do not come
    searchSuggest: build.query<DataOf<typeof search.searchSuggest>, string>({
      query: (keyword) => ({ url: '/mall/api/web/search/suggest', params: { keyword }, silent: true }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    searchHot: build.query<DataOf<typeof search.searchHot>, void>({
      query: () => ({ url: '/mall/api/web/search/hot', silent: true }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
  }),
})
export const { useSearchResultsInfiniteQuery, useLazySearchSuggestQuery, useSearchHotQuery } = searchApi
