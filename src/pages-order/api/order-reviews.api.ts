import { codes } from '@contract/constants/codes'
import type { ReviewList } from '@contract/constants/enums'
import type { BodyOf, DataOf } from '@contract/route'
import { orderItemDetail } from '@contract/routes/aftersales'
import * as reviews from '@contract/routes/reviews'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'

/** Maximum number of lines of an order. */
const LINES = 50

/** Filters of reviewable items: by state, by order. */
export interface ReviewFilter {
  state: ReviewList
  orderId?: string
}

const orderReviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderItem: build.query<DataOf<typeof orderItemDetail>, string>({
      query: (id) => call(orderItemDetail, { params: { id }, shownInPlace: [codes.notFound] }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Order'],
    }),
    myReviews: build.infiniteQuery<DataOf<typeof reviews.myReviews>, ReviewFilter, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.list,
      providesTags: ['Order'],
      query: ({ queryArg, pageParam }) =>
        call(reviews.myReviews, { query: { ...queryArg, current: pageParam, size: pageSize } }),
    }),
    /** All items of one completed order, with what was written about them. */
    orderReviews: build.query<DataOf<typeof reviews.myReviews>, string>({
      query: (orderId) => call(reviews.myReviews, { query: { orderId, current: 1, size: LINES } }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Order'],
    }),
    reviewWrite: build.mutation<DataOf<typeof reviews.reviewWrite>, BodyOf<typeof reviews.reviewWrite>>({
      query: (body) =>
        call(reviews.reviewWrite, {
          body,
          shownInPlace: [codes.badInput, codes.notFound, codes.reviewExists, codes.reviewTooEarly],
        }),
      // a refusal also means that the item's state has changed
      invalidatesTags: (_answer, error) => (error ? ['Order'] : ['Order', 'Catalogue']),
    }),
  }),
})
export const { useOrderItemQuery, useMyReviewsInfiniteQuery, useOrderReviewsQuery, useReviewWriteMutation } =
  orderReviewsApi
