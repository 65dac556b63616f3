import type { DataOf } from '@contract/route'
import * as goods from '@contract/routes/goods'
import * as goodsFacts from '@contract/routes/goods-facts'
import { reviewSummary } from '@contract/routes/reviews'
import { api, freshness } from '@/api/api'
import { goneCodes } from '@/api/api-error'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'

/** What only the pages of this room ask about goods. */
export const { useEnsureListQuery, useCanBookingQuery, useReviewListInfiniteQuery, useReviewSummaryQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      ensureList: build.query<DataOf<typeof goodsFacts.ensureList>, string>({
        query: (spuId) => call(goodsFacts.ensureList, { query: { spuId } }),
        keepUnusedDataFor: freshness.catalogue,
        providesTags: ['Catalogue'],
      }),
      canBooking: build.query<DataOf<typeof goodsFacts.canBooking>, { id: string; isBeijing: boolean }>({
        query: ({ id, isBeijing }) =>
          call(isBeijing ? goodsFacts.canBookingBJ : goodsFacts.canBooking, {
            params: { id },
            shownInPlace: goneCodes,
          }),
        keepUnusedDataFor: freshness.live,
        providesTags: ['Slot', 'Booking'],
      }),
      reviewList: build.infiniteQuery<DataOf<typeof goods.reviewPage>, string, number>({
        infiniteQueryOptions: pageByPage,
        keepUnusedDataFor: freshness.catalogue,
        providesTags: ['Catalogue'],
        query: ({ queryArg, pageParam }) =>
          call(goods.reviewPage, { query: { spuId: queryArg, current: pageParam, size: pageSize } }),
      }),
      /** How many reviews have how many stars: beside the reviews themselves, its failure is not worth a dialog. */
      reviewSummary: build.query<DataOf<typeof reviewSummary>, string>({
        query: (spuId) => call(reviewSummary, { query: { spuId }, silent: true }),
        keepUnusedDataFor: freshness.catalogue,
        providesTags: ['Catalogue'],
      }),
    }),
  })
