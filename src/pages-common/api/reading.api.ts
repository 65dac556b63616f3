import { codes } from '@contract/constants/codes'
import type { DataOf } from '@contract/route'
import * as content from '@contract/routes/content'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'

const catalogue = { keepUnusedDataFor: freshness.catalogue, providesTags: ['Catalogue' as const] }

/** Articles, notices and agreements in full. */
export const {
  useArticlePagesInfiniteQuery,
  useNoticePagesInfiniteQuery,
  useNoticeDetailQuery,
  useArticleDetailQuery,
  useHelpTreeQuery,
  useProtocolDetailQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    articlePages: build.infiniteQuery<DataOf<typeof content.articlePage>, void, number>({
      infiniteQueryOptions: pageByPage,
      ...catalogue,
      query: ({ pageParam }) =>
        call(content.articlePage, { query: { current: pageParam, size: pageSize }, keep: 'article' }),
    }),
    noticePages: build.infiniteQuery<DataOf<typeof content.noticePage>, void, number>({
      infiniteQueryOptions: pageByPage,
      ...catalogue,
      query: ({ pageParam }) =>
        call(content.noticePage, { query: { current: pageParam, size: pageSize }, keep: 'article' }),
    }),
    noticeDetail: build.query<DataOf<typeof content.noticeDetail>, string>({
      query: (id) =>
        call(content.noticeDetail, { params: { id }, shownInPlace: [codes.notFound], keep: 'article' }),
      ...catalogue,
    }),
    helpTree: build.query<DataOf<typeof content.helpTree>, void>({
      query: () => call(content.helpTree),
      ...catalogue,
    }),
    articleDetail: build.query<DataOf<typeof content.articleDetail>, string>({
      query: (id) =>
        call(content.articleDetail, { params: { id }, shownInPlace: [codes.notFound], keep: 'article' }),
      ...catalogue,
    }),
    protocolDetail: build.query<DataOf<typeof content.protocolDetail>, string>({
      query: (id) =>
        call(content.protocolDetail, { params: { id }, shownInPlace: [codes.notFound], keep: 'article' }),
      ...catalogue,
    }),
  }),
})
