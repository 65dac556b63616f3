import { codes } from '@contract/constants/codes'
import type { DataOf } from '@contract/route'
import * as content from '@contract/routes/content'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'

/** Theme and layout of the home page. */
export type HomeDressing = DataOf<typeof content.decorationConfig>

/** Fields of the order form and the agreement it asks for. */
export type OrderFormFields = DataOf<typeof content.orderConfirmDisplay>

const catalogue = { keepUnusedDataFor: freshness.catalogue, providesTags: ['Catalogue' as const] }

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    decoration: build.query<DataOf<typeof content.decoration>, void>({
      query: () => call(content.decoration, { keep: 'home' }),
      ...catalogue,
    }),
    // optional parts of a page fail silently
    decorationImages: build.query<DataOf<typeof content.decorationImages>, void>({
      query: () => call(content.decorationImages, { silent: true, keep: 'home' }),
      ...catalogue,
    }),
    decorationVideos: build.query<DataOf<typeof content.decorationVideos>, void>({
      query: () => call(content.decorationVideos, { silent: true, keep: 'home' }),
      ...catalogue,
    }),
    decorationConfig: build.query<DataOf<typeof content.decorationConfig>, void>({
      query: () => call(content.decorationConfig, { silent: true, keep: 'home' }),
      ...catalogue,
    }),
    navigationBar: build.query<DataOf<typeof content.navigationBar>, void>({
      query: () => call(content.navigationBar, { keep: 'home' }),
      ...catalogue,
    }),
    noticeList: build.query<DataOf<typeof content.noticeList>, void>({
      query: () => call(content.noticeList, { keep: 'home' }),
      ...catalogue,
    }),
    articleList: build.query<DataOf<typeof content.articlePage>, { size: number }>({
      query: (params) => call(content.articlePage, { query: params, keep: 'home' }),
      ...catalogue,
    }),
    /** Articles about what a shop offers; an optional section, so that a failure is silent. */
    articlesOfShop: build.query<DataOf<typeof content.articlePage>, { shopId: string; size: number }>({
      query: (params) => call(content.articlePage, { query: params, silent: true }),
      ...catalogue,
    }),
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
    protocolList: build.query<DataOf<typeof content.protocolList>, void>({
      query: () => call(content.protocolList),
      ...catalogue,
    }),
    orderConfirmDisplay: build.query<OrderFormFields, void>({
      query: () => call(content.orderConfirmDisplay),
      ...catalogue,
    }),
  }),
})
export const {
  useDecorationQuery,
  useDecorationImagesQuery,
  useDecorationVideosQuery,
  useDecorationConfigQuery,
  useNavigationBarQuery,
  useNoticeListQuery,
  useArticleListQuery,
  useArticlesOfShopQuery,
  useArticlePagesInfiniteQuery,
  useArticleDetailQuery,
  useProtocolDetailQuery,
  useProtocolListQuery,
  useNoticePagesInfiniteQuery,
  useNoticeDetailQuery,
  useOrderConfirmDisplayQuery,
} = contentApi
