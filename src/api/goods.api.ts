import type { DataOf, QueryOf } from '@contract/define-endpoint'
import type * as goods from '@contract/goods'
import { api, keepSeconds } from './api'
import { pageByPage, pageSize } from './paging'

export type GoodsFilter = Omit<QueryOf<typeof goods.goodsPageAll>, 'current' | 'size' | 'searchCount'>
export type DayFilter = GoodsFilter & { date: string }

export const goodsApi = api.injectEndpoints({
  endpoints: (build) => ({
    categoryTree: build.query<DataOf<typeof goods.categoryTree>, void>({ query: () => ({ url: '/mall/api/ma/goodscategory/tree' }), keepUnusedDataFor: keepSeconds.catalogue, providesTags: ['Category'] }),
    category: build.query<DataOf<typeof goods.categoryOne>, string>({ query: (id) => ({ url: `/mall/api/ma/goodscategory/${id}` }), keepUnusedDataFor: keepSeconds.catalogue, providesTags: ['Category'] }),
    categoryParent: build.query<DataOf<typeof goods.categoryParent>, string>({ query: (id) => ({ url: `/mall/api/web/goodscategory/getParentByCategorySecond/${id}` }), keepUnusedDataFor: keepSeconds.catalogue, providesTags: ['Category'] }),
    goodsList: build.infiniteQuery<DataOf<typeof goods.goodsPageAll>, GoodsFilter, number>({
      infiniteQueryOptions: pageByPage, keepUnusedDataFor: keepSeconds.catalogue, providesTags: ['Goods'],
      query: ({ queryArg, pageParam }) => ({ url: '/mall/api/web/goodsspu/page', params: { ...queryArg, current: pageParam, size: pageSize } })
    }),
    packageList: build.query<DataOf<typeof goods.packagePage>, { size: number }>({ query: (params) => ({ url: '/mall/api/ma/goodsspu/group/page', params }), keepUnusedDataFor: keepSeconds.catalogue, providesTags: ['Goods'] }),
    goodsBookableOn: build.infiniteQuery<DataOf<typeof goods.packagePageByDate>, DayFilter, number>({
      infiniteQueryOptions: pageByPage, keepUnusedDataFor: keepSeconds.live, providesTags: ['Goods'],
      query: ({ queryArg, pageParam }) => ({ url: '/mall/api/ma/goodsspu/group/bookingDate/page', params: { ...queryArg, current: pageParam, size: pageSize } })
    }),
    goodsDetail: build.query<DataOf<typeof goods.goodsDetail>, string>({ query: (id) => ({ url: `/mall/api/ma/goodsspu/booking/${id}` }), keepUnusedDataFor: keepSeconds.catalogue, providesTags: ['Goods'] }),
    tagList: build.query<DataOf<typeof goods.tagList>, void>({ query: () => ({ url: '/mall/api/web/goodssputag/list' }), keepUnusedDataFor: keepSeconds.catalogue, providesTags: ['Goods'] }),
    brandList: build.query<DataOf<typeof goods.brandList>, void>({ query: () => ({ url: '/mall/api/ma/goodsbrand/brandList' }), keepUnusedDataFor: keepSeconds.catalogue, providesTags: ['Goods'] }),
    hotSale: build.query<DataOf<typeof goods.hotSale>, void>({ query: () => ({ url: '/mall/api/web/hotSaleSpu' }), keepUnusedDataFor: keepSeconds.catalogue, providesTags: ['Goods'] }),
    hotCategory: build.query<DataOf<typeof goods.hotCategory>, void>({ query: () => ({ url: '/api/web/hotCategory' }), keepUnusedDataFor: keepSeconds.catalogue, providesTags: ['Category'] }),
    badge: build.query<DataOf<typeof goods.badge>, void>({ query: () => ({ url: '/api/web/badge' }), keepUnusedDataFor: keepSeconds.lists, providesTags: ['Order', 'Booking'] }),
    ensureList: build.query<DataOf<typeof goods.ensureList>, string>({ query: (spuId) => ({ url: '/mall/api/ma/ensuregoods/listEnsureBySpuId', params: { spuId } }), keepUnusedDataFor: keepSeconds.catalogue, providesTags: ['Goods'] }),
    canBooking: build.query<DataOf<typeof goods.canBooking>, { id: string; isBeijing: boolean }>({
      query: ({ id, isBeijing }) => ({ url: `/mall/api/web/goodsspu/${isBeijing ? 'canBookingBJ' : 'canBooking'}/${id}` }), keepUnusedDataFor: keepSeconds.live, providesTags: ['Slot', 'Booking']
    }),
    reviewList: build.infiniteQuery<DataOf<typeof goods.reviewPage>, string, number>({
      infiniteQueryOptions: pageByPage, keepUnusedDataFor: keepSeconds.catalogue, providesTags: ['Review'],
      query: ({ queryArg, pageParam }) => ({ url: '/mall/api/ma/goodsappraises/page', params: { spuId: queryArg, current: pageParam, size: pageSize } })
    })
  })
})
export const {
  useCategoryTreeQuery, useCategoryQuery, useCategoryParentQuery, useGoodsListInfiniteQuery, usePackageListQuery, useGoodsBookableOnInfiniteQuery, useGoodsDetailQuery, useTagListQuery, useBrandListQuery,
  useHotSaleQuery, useHotCategoryQuery, useBadgeQuery, useEnsureListQuery, useCanBookingQuery, useReviewListInfiniteQuery
} = goodsApi
