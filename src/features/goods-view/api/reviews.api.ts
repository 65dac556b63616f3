import type { DataOf } from '@contract/route'
import * as goods from '@contract/routes/goods'
import { reviewSummary } from '@contract/routes/reviews'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'

/** Queries for the reviews on a product's pages. */
export const { useReviewListInfiniteQuery, useReviewSummaryQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    reviewList: build.infiniteQuery<DataOf<typeof goods.reviewPage>, string, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
      query: ({ queryArg, pageParam }) =>
        call(goods.reviewPage, { query: { spuId: queryArg, current: pageParam, size: pageSize } }),
    }),
    /** Number of reviews per star rating; only supplements the reviews, so its failure does not justify a dialog. */
    reviewSummary: build.query<DataOf<typeof reviewSummary>, string>({
      query: (spuId) => call(reviewSummary, { query: { spuId }, silent: true }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
  }),
})
