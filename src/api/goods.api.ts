import type { DataOf, QueryOf } from '@contract/define-endpoint'
import type * as goods from '@contract/goods'
import { api, freshness } from './api'
import { goneCodes } from './api-error'
import { pageByPage, pageSize } from './paging'

export type GoodsFilter = Omit<QueryOf<typeof goods.goodsPageAll>, 'current' | 'size' | 'searchCount'>
export type DayFilter = GoodsFilter & { date: string }

export const goodsApi = api.injectEndpoints({
  endpoints: (build) => ({
    categoryTree: build.query<DataOf<typeof goods.categoryTree>, void>({
      query: () => ({ url: '/mall/api/ma/goodscategory/tree' }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    category: build.query<DataOf<typeof goods.categoryOne>, string>({
      query: (id) => ({ url: `/mall/api/ma/goodscategory/${id}`, shownInPlace: goneCodes }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    categoryParent: build.query<DataOf<typeof goods.categoryParent>, string>({
      query: (id) => ({ url: `/mall/api/web/goodscategory/getParentByCategorySecond/${id}` }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    goodsList: build.infiniteQuery<DataOf<typeof goods.goodsPageAll>, GoodsFilter, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
      query: ({ queryArg, pageParam }) => ({
        url: '/mall/api/web/goodsspu/page',
        params: { ...queryArg, current: pageParam, size: pageSize },
      }),
    }),
    packageList: build.query<DataOf<typeof goods.packagePage>, { size: number }>({
      query: (params) => ({ url: '/mall/api/ma/goodsspu/group/page', params, keep: 'home' }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    goodsBookableOn: build.infiniteQuery<DataOf<typeof goods.packagePageByDate>, DayFilter, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.live,
      providesTags: ['Catalogue'],
      query: ({ queryArg, pageParam }) => ({
        url: '/mall/api/ma/goodsspu/group/bookingDate/page',
        params: { ...queryArg, current: pageParam, size: pageSize },
      }),
    }),
    goodsDetail: build.query<DataOf<typeof goods.goodsDetail>, string>({
      query: (id) => ({ url: `/mall/api/ma/goodsspu/booking/${id}`, shownInPlace: goneCodes }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    tagList: build.query<DataOf<typeof goods.tagList>, void>({
      query: () => ({ url: '/mall/api/web/goodssputag/list' }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    brandList: build.query<DataOf<typeof goods.brandList>, void>({
      query: () => ({ url: '/mall/api/ma/goodsbrand/brandList' }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    /** Specifications that goods of a category can be filtered by; '' is every category. */
    specTree: build.query<DataOf<typeof goods.specTree>, string>({
      query: (categoryId) => ({
        url: '/mall/api/ma/goodsspuspec/tree',
        params: categoryId ? { categoryId } : {},
      }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    hotSale: build.query<DataOf<typeof goods.hotSale>, void>({
      query: () => ({ url: '/mall/api/web/hotSaleSpu', keep: 'home' }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    hotCategory: build.query<DataOf<typeof goods.hotCategory>, void>({
      query: () => ({ url: '/api/web/hotCategory', keep: 'home' }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    badge: build.query<DataOf<typeof goods.badge>, void>({
      query: () => ({ url: '/api/web/badge', silent: true }),
      keepUnusedDataFor: freshness.list,
      providesTags: [{ type: 'Order', id: 'list' }, 'Booking'],
    }),
    ensureList: build.query<DataOf<typeof goods.ensureList>, string>({
      query: (spuId) => ({ url: '/mall/api/ma/ensuregoods/listEnsureBySpuId', params: { spuId } }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    canBooking: build.query<DataOf<typeof goods.canBooking>, { id: string; isBeijing: boolean }>({
      query: ({ id, isBeijing }) => ({
        url: `/mall/api/web/goodsspu/${isBeijing ? 'canBookingBJ' : 'canBooking'}/${id}`,
        shownInPlace: goneCodes,
      }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Slot', 'Booking'],
    }),
    reviewList: build.infiniteQuery<DataOf<typeof goods.reviewPage>, string, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
      query: ({ queryArg, pageParam }) => ({
        url: '/mall/api/ma/goodsappraises/page',
        params: { spuId: queryArg, current: pageParam, size: pageSize },
      }),
    }),
  }),
})
export const {
  useCategoryTreeQuery,
  useCategoryQuery,
  useCategoryParentQuery,
  useGoodsListInfiniteQuery,
  usePackageListQuery,
  useGoodsBookableOnInfiniteQuery,
  useGoodsDetailQuery,
  useLazyGoodsDetailQuery,
  useTagListQuery,
  useBrandListQuery,
  useSpecTreeQuery,
  useHotSaleQuery,
  useHotCategoryQuery,
  useBadgeQuery,
  useEnsureListQuery,
  useCanBookingQuery,
  useReviewListInfiniteQuery,
} = goodsApi
