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
    goodsList: build.infiniteQuery<DataOf<typeof goods.goodsPageAll>, GoodsFilter, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
      query: ({ queryArg, pageParam }) =>
        call(goods.goodsPageAll, { query: { ...queryArg, current: pageParam, size: pageSize } }),
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
  }),
})
export const {
  useCategoryTreeQuery,
  useGoodsListInfiniteQuery,
  useGoodsBookableOnInfiniteQuery,
  useGoodsDetailQuery,
  useLazyGoodsDetailQuery,
  useTagListQuery,
  useBrandListQuery,
  useSpecTreeQuery,
} = goodsApi
