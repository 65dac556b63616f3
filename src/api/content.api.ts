import { codes } from '@contract/constants/codes'
import type * as content from '@contract/content'
import type { DataOf } from '@contract/define-endpoint'
import { api, freshness } from './api'
import { pageByPage, pageSize } from './paging'

/** How the shop dresses its home page. */
export type HomeDressing = DataOf<typeof content.decorationConfig>

const catalogue = { keepUnusedDataFor: freshness.catalogue, providesTags: ['Catalogue' as const] }

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    decoration: build.query<DataOf<typeof content.decoration>, void>({
      query: () => ({ url: '/mall/api/ma/decoration', keep: 'home' }),
      ...catalogue,
    }),
    // what a page can do without says nothing when it fails
    decorationImages: build.query<DataOf<typeof content.decorationImages>, void>({
      query: () => ({ url: '/mall/api/ma/decoration/extend/image', silent: true, keep: 'home' }),
      ...catalogue,
    }),
    decorationVideos: build.query<DataOf<typeof content.decorationVideos>, void>({
      query: () => ({ url: '/mall/api/ma/decoration/extend/video', silent: true, keep: 'home' }),
      ...catalogue,
    }),
    decorationConfig: build.query<DataOf<typeof content.decorationConfig>, void>({
      query: () => ({ url: '/mall/api/ma/decorationConfig', silent: true, keep: 'home' }),
      ...catalogue,
    }),
    navigationBar: build.query<DataOf<typeof content.navigationBar>, void>({
      query: () => ({ url: '/mall/api/navigationBar/get', keep: 'home' }),
      ...catalogue,
    }),
    noticeList: build.query<DataOf<typeof content.noticeList>, void>({
      query: () => ({ url: '/mall/api/web/notice', keep: 'home' }),
      ...catalogue,
    }),
    articleList: build.query<DataOf<typeof content.articlePage>, { size: number }>({
      query: (params) => ({ url: '/mall/api/ma/article/page', params, keep: 'home' }),
      ...catalogue,
    }),
    /** Of the topics of what a shop offers; a part of its page that may stay away. */
    articlesOfShop: build.query<DataOf<typeof content.articlePage>, { shopId: string; size: number }>({
      query: (params) => ({ url: '/mall/api/ma/article/page', params, silent: true }),
      ...catalogue,
    }),
    articlePages: build.infiniteQuery<DataOf<typeof content.articlePage>, void, number>({
      infiniteQueryOptions: pageByPage,
      ...catalogue,
      query: ({ pageParam }) => ({
        url: '/mall/api/ma/article/page',
        params: { current: pageParam, size: pageSize },
        keep: 'article',
      }),
    }),
    noticePages: build.infiniteQuery<DataOf<typeof content.noticePage>, void, number>({
      infiniteQueryOptions: pageByPage,
      ...catalogue,
      query: ({ pageParam }) => ({
        url: '/mall/api/web/notice/page',
        params: { current: pageParam, size: pageSize },
        keep: 'article',
      }),
    }),
    noticeDetail: build.query<DataOf<typeof content.noticeDetail>, string>({
      query: (id) => ({ url: `/mall/api/web/notice/${id}`, shownInPlace: [codes.notFound], keep: 'article' }),
      ...catalogue,
    }),
    articleDetail: build.query<DataOf<typeof content.articleDetail>, string>({
      query: (id) => ({
        url: `/mall/api/ma/article/detail/${id}`,
        shownInPlace: [codes.notFound],
        keep: 'article',
      }),
      ...catalogue,
    }),
    protocolDetail: build.query<DataOf<typeof content.protocolDetail>, string>({
      query: (id) => ({
        url: `/mall/api/ma/protocol/${id}`,
        shownInPlace: [codes.notFound],
        keep: 'article',
      }),
      ...catalogue,
    }),
    protocolList: build.query<DataOf<typeof content.protocolList>, void>({
      query: () => ({ url: '/mall/api/ma/protocol/list' }),
      ...catalogue,
    }),
    orderConfirmDisplay: build.query<DataOf<typeof content.orderConfirmDisplay>, void>({
      query: () => ({ url: '/mall/api/ma/orderConfirm/display' }),
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
