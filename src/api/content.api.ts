import { codes } from '@contract/constants/codes'
import type * as content from '@contract/content'
import type { DataOf } from '@contract/define-endpoint'
import { api, freshness } from './api'
import { pageByPage, pageSize } from './paging'

const catalogue = { keepUnusedDataFor: freshness.catalogue, providesTags: ['Catalogue' as const] }

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    decoration: build.query<DataOf<typeof content.decoration>, void>({ query: () => ({ url: '/mall/api/ma/decoration' }), ...catalogue }),
    navigationBar: build.query<DataOf<typeof content.navigationBar>, void>({ query: () => ({ url: '/mall/api/navigationBar/get' }), ...catalogue }),
    noticeList: build.query<DataOf<typeof content.noticeList>, void>({ query: () => ({ url: '/mall/api/web/notice' }), ...catalogue }),
    articleList: build.query<DataOf<typeof content.articlePage>, { size: number }>({ query: (params) => ({ url: '/mall/api/ma/article/page', params }), ...catalogue }),
    articlePages: build.infiniteQuery<DataOf<typeof content.articlePage>, void, number>({
      infiniteQueryOptions: pageByPage, ...catalogue, query: ({ pageParam }) => ({ url: '/mall/api/ma/article/page', params: { current: pageParam, size: pageSize } })
    }),
    noticePages: build.infiniteQuery<DataOf<typeof content.noticePage>, void, number>({
      infiniteQueryOptions: pageByPage, ...catalogue, query: ({ pageParam }) => ({ url: '/mall/api/web/notice/page', params: { current: pageParam, size: pageSize } })
    }),
    noticeDetail: build.query<DataOf<typeof content.noticeDetail>, string>({ query: (id) => ({ url: `/mall/api/web/notice/${id}`, shownInPlace: [codes.notFound] }), ...catalogue }),
    articleDetail: build.query<DataOf<typeof content.articleDetail>, string>({ query: (id) => ({ url: `/mall/api/ma/article/detail/${id}`, shownInPlace: [codes.notFound] }), ...catalogue }),
    protocolDetail: build.query<DataOf<typeof content.protocolDetail>, string>({ query: (id) => ({ url: `/mall/api/ma/protocol/${id}` }), ...catalogue }),
    protocolList: build.query<DataOf<typeof content.protocolList>, void>({ query: () => ({ url: '/mall/api/ma/protocol/list' }), ...catalogue }),
    orderConfirmDisplay: build.query<DataOf<typeof content.orderConfirmDisplay>, void>({ query: () => ({ url: '/mall/api/ma/orderConfirm/display' }), ...catalogue })
  })
})
export const {
  useDecorationQuery, useNavigationBarQuery, useNoticeListQuery, useArticleListQuery, useArticlePagesInfiniteQuery, useArticleDetailQuery, useProtocolDetailQuery, useProtocolListQuery,
  useNoticePagesInfiniteQuery, useNoticeDetailQuery, useOrderConfirmDisplayQuery
} = contentApi
