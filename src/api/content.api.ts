import type * as content from '@contract/content'
import type { DataOf } from '@contract/define-endpoint'
import { api, freshness } from './api'
import { pageByPage, pageSize } from './paging'

const catalogue = { keepUnusedDataFor: freshness.catalogue, providesTags: ['Catalogue'] as const }

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    decoration: build.query<DataOf<typeof content.decoration>, void>({ query: () => ({ url: '/mall/api/ma/decoration' }), ...catalogue }),
    homeConfig: build.query<DataOf<typeof content.homeConfig>, void>({ query: () => ({ url: '/mall/api/ma/homeconfig' }), ...catalogue }),
    navigationBar: build.query<DataOf<typeof content.navigationBar>, void>({ query: () => ({ url: '/mall/api/navigationBar/get' }), ...catalogue }),
    noticeList: build.query<DataOf<typeof content.noticeList>, void>({ query: () => ({ url: '/mall/api/web/notice' }), ...catalogue }),
    openingAdvert: build.query<DataOf<typeof content.openingAdvert>, string>({ query: (id) => ({ url: `/mall/no-token/openingAdvert/display/${id}` }), ...catalogue }),
    articleList: build.query<DataOf<typeof content.articlePage>, { size: number }>({ query: (params) => ({ url: '/mall/api/ma/article/page', params }), ...catalogue }),
    articlePages: build.infiniteQuery<DataOf<typeof content.articlePage>, void, number>({
      infiniteQueryOptions: pageByPage, ...catalogue, query: ({ pageParam }) => ({ url: '/mall/api/ma/article/page', params: { current: pageParam, size: pageSize } })
    }),
    articleDetail: build.query<DataOf<typeof content.articleDetail>, string>({ query: (id) => ({ url: `/mall/api/ma/article/detail/${id}` }), ...catalogue }),
    protocolDetail: build.query<DataOf<typeof content.protocolDetail>, string>({ query: (id) => ({ url: `/mall/api/ma/protocol/${id}` }), ...catalogue }),
    protocolList: build.query<DataOf<typeof content.protocolList>, void>({ query: () => ({ url: '/mall/api/ma/protocol/list' }), ...catalogue }),
    customerSetting: build.query<DataOf<typeof content.customerSetting>, void>({ query: () => ({ url: '/mall/api/ma/customconfig/getCustomerSetting' }), ...catalogue }),
    techSupport: build.query<DataOf<typeof content.techSupport>, void>({ query: () => ({ url: '/mall/api/ma/customconfig/techSupport' }), ...catalogue }),
    orderConfirmDisplay: build.query<DataOf<typeof content.orderConfirmDisplay>, void>({ query: () => ({ url: '/mall/api/ma/orderConfirm/display' }), ...catalogue }),
    currency: build.query<DataOf<typeof content.currency>, void>({ query: () => ({ url: '/weixin/api/ma/wxapp/currency' }), ...catalogue }),
    exchangeRate: build.query<DataOf<typeof content.exchangeRate>, string>({ query: (code) => ({ url: `/pay/api/wx/currency/${code}` }), ...catalogue })
  })
})
export const {
  useDecorationQuery, useHomeConfigQuery, useNavigationBarQuery, useNoticeListQuery, useOpeningAdvertQuery, useArticleListQuery, useArticlePagesInfiniteQuery, useArticleDetailQuery, useProtocolDetailQuery, useProtocolListQuery,
  useCustomerSettingQuery, useTechSupportQuery, useOrderConfirmDisplayQuery, useCurrencyQuery, useExchangeRateQuery
} = contentApi
