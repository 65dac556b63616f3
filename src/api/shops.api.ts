import { codes } from '@contract/constants/codes'
import type { DataOf, QueryOf } from '@contract/define-endpoint'
import type * as reviews from '@contract/reviews'
import type * as shops from '@contract/shops'
import { api, freshness } from './api'
import { pageByPage, pageSize } from './paging'

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
      query: ({ queryArg, pageParam }) => ({
        url: '/mall/api/ma/shopinfo/page',
        params: { ...queryArg, current: pageParam, size: pageSize },
      }),
    }),
    /** Every store where a product can be used, each with its first free day: for choosing one, so not paged. */
    shopsOfGoods: build.query<DataOf<typeof shops.shopPage>, ShopFilter & { spuId: string }>({
      query: (params) => ({
        url: '/mall/api/ma/shopinfo/page',
        params: { ...params, current: 1, size: 100 },
      }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Slot'],
    }),
    /** The first few; an answer to a position is not kept on the device, where its address would tell the position. */
    shopsNear: build.query<DataOf<typeof shops.shopPage>, ShopFilter & { size: number }>({
      query: (params) => ({
        url: '/mall/api/ma/shopinfo/page',
        params: { ...params, current: 1 },
        ...(params.latitude === undefined ? { keep: 'home' as const } : null),
      }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Catalogue'],
    }),
    shopReviews: build.infiniteQuery<DataOf<typeof reviews.shopReviews>, string, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
      query: ({ queryArg, pageParam }) => ({
        url: `/mall/api/ma/shopinfo/${queryArg}/appraises`,
        params: { current: pageParam, size: pageSize },
        silent: true,
      }),
    }),
    shopDetail: build.query<DataOf<typeof shops.shopDetail>, string>({
      query: (id) => ({ url: `/mall/api/ma/shopinfo/${id}`, shownInPlace: [codes.notFound] }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Catalogue'],
    }),
  }),
})
export const {
  useShopListInfiniteQuery,
  useShopsOfGoodsQuery,
  useShopsNearQuery,
  useShopDetailQuery,
  useShopReviewsInfiniteQuery,
} = shopsApi
