import type { DataOf } from '@contract/route'
import * as content from '@contract/routes/content'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

const catalogue = { keepUnusedDataFor: freshness.catalogue, providesTags: ['Catalogue' as const] }

export const { useArticlesOfShopQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Articles about what a clinic offers; an optional section, so a failure is silent. */
    articlesOfShop: build.query<DataOf<typeof content.articlePage>, { shopId: string; size: number }>({
      query: (params) => call(content.articlePage, { query: params, silent: true }),
      ...catalogue,
    }),
  }),
})
