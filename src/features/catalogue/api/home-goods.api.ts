import type { DataOf } from '@contract/route'
import * as goods from '@contract/routes/goods'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

export const homeGoodsApi = api.injectEndpoints({
  endpoints: (build) => ({
    packageList: build.query<DataOf<typeof goods.packagePage>, { size: number; ascs: string }>({
      query: (params) => call(goods.packagePage, { query: params, keep: 'home' }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    hotSale: build.query<DataOf<typeof goods.hotSale>, void>({
      query: () => call(goods.hotSale, { keep: 'home' }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    hotCategory: build.query<DataOf<typeof goods.hotCategory>, void>({
      query: () => call(goods.hotCategory, { keep: 'home' }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
  }),
})
export const { usePackageListQuery, useHotSaleQuery, useHotCategoryQuery } = homeGoodsApi
