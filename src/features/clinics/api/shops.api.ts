import { codes } from '@contract/constants/codes'
import type { DataOf, QueryOf } from '@contract/route'
import * as reviews from '@contract/routes/reviews'
import * as shops from '@contract/routes/shops'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { addEarlyCalls } from '@/api/early-answers'
import { pageByPage, pageSize } from '@/api/paging'

export type ShopFilter = Omit<
  QueryOf<typeof shops.shopPage>,
  'current' | 'size' | 'searchCount' | 'ascs' | 'descs'
>

export const shopsApi = api.injectEndpoints({
  endpoints: (build) => ({
    shopList: build.infiniteQuery<DataOf<typeof shops.shopPage>, ShopFilter, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.list,
      providesTags: ['Catalogue'],
      query: ({ queryArg, pageParam }) =>
        call(shops.shopPage, { query: { ...queryArg, current: pageParam, size: pageSize } }),
    }),
    /** Every clinic where a product can be used, each with its first free day; used for a choice, so not paged. */
    shopsOfGoods: build.query<DataOf<typeof shops.shopPage>, ShopFilter & { spuId: string }>({
      query: (params) => call(shops.shopPage, { query: { ...params, current: 1, size: 100 } }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Slot'],
    }),
    /**
     * The first few. An answer for a position is not stored on the device, where its URL would reveal the
     * position.
     */
    shopsNear: build.query<DataOf<typeof shops.shopPage>, ShopFilter & { size: number }>({
      query: (params) =>
        call(shops.shopPage, {
          query: { ...params, current: 1 },
          ...(params.latitude === undefined ? { keep: 'home' as const } : null),
        }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Catalogue'],
    }),
    /** All clinics of a list at once, for the map. */
    shopsOnMap: build.query<DataOf<typeof shops.shopPage>, ShopFilter>({
      query: (params) => call(shops.shopPage, { query: { ...params, current: 1, size: 100 } }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Catalogue'],
    }),
    shopReviews: build.infiniteQuery<DataOf<typeof reviews.shopReviews>, string, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
      query: ({ queryArg, pageParam }) =>
        call(reviews.shopReviews, {
          params: { id: queryArg },
          query: { current: pageParam, size: pageSize },
          silent: true,
        }),
    }),
    shopDetail: build.query<DataOf<typeof shops.shopDetail>, string>({
      query: (id) => call(shops.shopDetail, { params: { id }, shownInPlace: [codes.notFound] }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Catalogue'],
    }),
  }),
})
addEarlyCalls({ endpointName: 'shopDetail', route: shops.shopDetail })
export const {
  useShopListInfiniteQuery,
  useShopsOfGoodsQuery,
  useShopsNearQuery,
  useShopDetailQuery,
  useShopsOnMapQuery,
  useShopReviewsInfiniteQuery,
} = shopsApi
