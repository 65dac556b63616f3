import { codes } from '@contract/constants/codes'
import type { BodyOf, DataOf } from '@contract/route'
import * as feedback from '@contract/routes/feedback'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'

const feedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendFeedback: build.mutation<DataOf<typeof feedback.sendFeedback>, BodyOf<typeof feedback.sendFeedback>>({
      query: (body) =>
        call(feedback.sendFeedback, { body, shownInPlace: [codes.badInput, codes.feedbackTooOften] }),
      invalidatesTags: (_data, error) => (error ? [] : ['Feedback']),
    }),
    myFeedback: build.infiniteQuery<DataOf<typeof feedback.feedbackPage>, void, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.list,
      providesTags: ['Feedback'],
      query: ({ pageParam }) =>
        call(feedback.feedbackPage, { query: { current: pageParam, size: pageSize } }),
    }),
  }),
})
export const { useSendFeedbackMutation, useMyFeedbackInfiniteQuery } = feedbackApi
