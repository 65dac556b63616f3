import type { DataOf, QueryOf } from '@contract/route'
import * as goods from '@contract/routes/goods'
import type { Day } from '@contract/rules/day'
import { api, freshness } from '@/api/api'
import { goneCodes } from '@/api/api-error'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'

export type GoodsFilter = Omit<QueryOf<typeof goods.goodsPageAll>, 'current' | 'size' | 'searchCount'>
export type DayFilter = GoodsFilter & { date: Day }

export const goodsApi = api.injectEndpoints({
  endpoints: (build) => ({
    categoryTree: build.query<DataOf<typeof goods.categoryTree>, void>({
      query: () => call(goods.categoryTree),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    category: build.query<DataOf<typeof goods.categoryOne>, string>({
      query: (id) => call(goods.categoryOne, { params: { id }, shownInPlace: goneCodes }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    categoryParent: build.query<DataOf<typeof goods.categoryParent>, string>({
      query: (id) => call(goods.categoryParent, { params: { id } }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    goodsList: build.infiniteQuery<DataOf<typeof goods.goodsPageAll>, GoodsFilter, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
      query: ({ queryArg, pageParam }) =>
        call(goods.goodsPageAll, { query: { ...queryArg, current: pageParam, size: pageSize } }),
    }),
    packageList: build.query<DataOf<typeof goods.packagePage>, { size: number }>({
      query: (params) => call(goods.packagePage, { query: params, keep: 'home' }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    goodsBookableOn: build.infiniteQuery<DataOf<typeof goods.packagePageByDate>, DayFilter, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.live,
      providesTags: ['Catalogue'],
      query: ({ queryArg, pageParam }) =>
        call(goods.packagePageByDate, { query: { ...queryArg, current: pageParam, size: pageSize } }),
    }),
    goodsDetail: build.query<DataOf<typeof goods.goodsDetail>, string>({
      query: (id) => call(goods.goodsDetail, { params: { id }, shownInPlace: goneCodes }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    tagList: build.query<DataOf<typeof goods.tagList>, void>({
      query: () => call(goods.tagList),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    brandList: build.query<DataOf<typeof goods.brandList>, void>({
      query: () => call(goods.brandList),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    /** Specifications that goods of a category can be filtered by; '' is every category. */
    specTree: build.query<DataOf<typeof goods.specTree>, string>({
      query: (categoryId) => call(goods.specTree, { query: categoryId ? { categoryId } : {} }),
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
    badge: build.query<DataOf<typeof goods.badge>, void>({
      query: () => call(goods.badge, { silent: true }),
      keepUnusedDataFor: freshness.list,
      providesTags: [{ type: 'Order', id: 'list' }, 'Booking'],
    }),
    ensureList: build.query<DataOf<typeof goods.ensureList>, string>({
      query: (spuId) => call(goods.ensureList, { query: { spuId } }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    canBooking: build.query<DataOf<typeof goods.canBooking>, { id: string; isBeijing: boolean }>({
      query: ({ id, isBeijing }) =>
        call(isBeijing ? goods.canBookingBJ : goods.canBooking, { params: { id }, shownInPlace: goneCodes }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Slot', 'Booking'],
    }),
    reviewList: build.infiniteQuery<DataOf<typeof goods.reviewPage>, string, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
      query: ({ queryArg, pageParam }) =>
        call(goods.reviewPage, { query: { spuId: queryArg, current: pageParam, size: pageSize } }),
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
