import type { DataOf } from '@contract/route'
import * as content from '@contract/routes/content'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

/** Theme and layout of the home page. */
export type HomeDressing = DataOf<typeof content.decorationConfig>

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
    protocolList: build.query<DataOf<typeof content.protocolList>, void>({
      query: () => call(content.protocolList),
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
  useProtocolListQuery,
} = contentApi
