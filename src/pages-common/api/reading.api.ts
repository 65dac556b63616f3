import { codes } from '@contract/constants/codes'
import type { DataOf } from '@contract/route'
import * as content from '@contract/routes/content'
import * as reading from '@contract/routes/reading'
import * as weixin from '@contract/routes/weixin'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'

const catalogue = { keepUnusedDataFor: freshness.catalogue, providesTags: ['Catalogue' as const] }

/** Articles, notices and agreements in full, and the operator's details. */
export const readingApi = api.injectEndpoints({
  endpoints: (build) => ({
    noticePages: build.infiniteQuery<DataOf<typeof reading.noticePage>, void, number>({
      infiniteQueryOptions: pageByPage,
      ...catalogue,
      query: ({ pageParam }) =>
        call(reading.noticePage, { query: { current: pageParam, size: pageSize }, keep: 'article' }),
    }),
    noticeDetail: build.query<DataOf<typeof reading.noticeDetail>, string>({
      query: (id) =>
        call(reading.noticeDetail, { params: { id }, shownInPlace: [codes.notFound], keep: 'article' }),
      ...catalogue,
    }),
    helpTree: build.query<DataOf<typeof reading.helpTree>, void>({
      query: () => call(reading.helpTree),
      ...catalogue,
    }),
    operator: build.query<DataOf<typeof weixin.tenant>, void>({
      query: () => call(weixin.tenant, { silent: true }),
      ...catalogue,
    }),
    articleDetail: build.query<DataOf<typeof content.articleDetail>, string>({
      query: (id) =>
        call(content.articleDetail, { params: { id }, shownInPlace: [codes.notFound], keep: 'article' }),
      ...catalogue,
    }),
    protocolDetail: build.query<DataOf<typeof reading.protocolDetail>, string>({
      query: (id) =>
        call(reading.protocolDetail, { params: { id }, shownInPlace: [codes.notFound], keep: 'article' }),
      ...catalogue,
    }),
  }),
})
export const {
  useNoticePagesInfiniteQuery,
  useNoticeDetailQuery,
  useArticleDetailQuery,
  useHelpTreeQuery,
  useOperatorQuery,
  useProtocolDetailQuery,
} = readingApi
