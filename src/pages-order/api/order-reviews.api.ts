import { codes } from '@contract/constants/codes'
import type { ReviewList } from '@contract/constants/enums'
import type { BodyOf, DataOf } from '@contract/route'
import { orderItemDetail } from '@contract/routes/aftersales'
import * as reviews from '@contract/routes/reviews'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'

/** Most lines that one order has. */
const LINES = 50

/** Which items of completed orders: of one state, of one order. */
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
      // a refusal, too, says that the item is not as it was shown
      invalidatesTags: (_answer, error) => (error ? ['Order'] : ['Order', 'Catalogue']),
    }),
  }),
})
export const { useOrderItemQuery, useMyReviewsInfiniteQuery, useOrderReviewsQuery, useReviewWriteMutation } =
  orderReviewsApi
