import { codes } from '@contract/constants/codes'
import type { BodyOf, DataOf, QueryOf } from '@contract/route'
import * as aftersales from '@contract/routes/aftersales'
import * as logistics from '@contract/routes/logistics'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'

/** Refusals that the form shows in place: at a line, at a field, or above its button. */
const applyRefusals = [
  codes.badInput,
  codes.notFound,
  codes.stateForbids,
  codes.refundOpen,
  codes.refundNothingLeft,
  codes.refundAmountChanged,
]

const refundsApi = api.injectEndpoints({
  endpoints: (build) => ({
    refundPreview: build.query<
      DataOf<typeof aftersales.refundPreview>,
      QueryOf<typeof aftersales.refundPreview>
    >({
      query: (query) =>
        call(aftersales.refundPreview, {
          query,
          shownInPlace: [codes.notFound, codes.stateForbids, codes.refundNothingLeft],
        }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Order'],
    }),
    refundApply: build.mutation<DataOf<typeof aftersales.refundApply>, BodyOf<typeof aftersales.refundApply>>(
      {
        query: (body) => call(aftersales.refundApply, { body, shownInPlace: applyRefusals }),
        invalidatesTags: (_answer, error) => (error ? [] : ['Order']),
      },
    ),
    refundPage: build.infiniteQuery<DataOf<typeof aftersales.refundPage>, void, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.list,
      providesTags: ['Order'],
      query: ({ pageParam }) =>
        call(aftersales.refundPage, { query: { current: pageParam, size: pageSize } }),
    }),
    refundDetail: build.query<DataOf<typeof aftersales.refundDetail>, string>({
      query: (id) => call(aftersales.refundDetail, { params: { id }, shownInPlace: [codes.notFound] }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Order'],
    }),
    refundWithdraw: build.mutation<DataOf<typeof aftersales.refundWithdraw>, string>({
      query: (id) => call(aftersales.refundWithdraw, { params: { id } }),
      invalidatesTags: ['Order'],
    }),
    orderLogistics: build.query<DataOf<typeof logistics.orderLogistics>, string>({
      query: (id) =>
        call(logistics.orderLogistics, {
          params: { id },
          shownInPlace: [codes.notFound, codes.stateForbids],
        }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Order'],
    }),
  }),
})
export const {
  useRefundPreviewQuery,
  useRefundApplyMutation,
  useRefundPageInfiniteQuery,
  useRefundDetailQuery,
  useRefundWithdrawMutation,
  useOrderLogisticsQuery,
} = refundsApi
