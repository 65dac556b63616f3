import type { DataOf, QueryOf } from '@contract/route'
import * as brands from '@contract/routes/brands'
import * as categories from '@contract/routes/categories'
import * as goods from '@contract/routes/goods'
import type { Day } from '@contract/rules/day'
import { api, freshness } from '@/api/api'
import { goneCodes } from '@/api/api-error'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'

export type GoodsFilter = Omit<QueryOf<typeof goods.goodsPageAll>, 'current' | 'size' | 'searchCount'>
/** Without a day: bookable on any day. */
export type PlaceFilter = GoodsFilter & { date?: Day }

/** Sorting by sales has endpoints of its own, one of them for packages only. */
const listRoute = ({ descs, kind }: GoodsFilter) => {
  if (descs !== 'sale_num') return goods.goodsPageAll
  return kind === 'package' ? goods.packagePageBySales : goods.goodsPageBySales
}

export const goodsApi = api.injectEndpoints({
  endpoints: (build) => ({
    categoryTree: build.query<DataOf<typeof categories.categoryTree>, void>({
      query: () => call(categories.categoryTree),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    goodsList: build.infiniteQuery<DataOf<typeof goods.goodsPageAll>, GoodsFilter, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
      query: ({ queryArg, pageParam }) =>
        call(listRoute(queryArg), { query: { ...queryArg, current: pageParam, size: pageSize } }),
    }),
    goodsWithPlaces: build.infiniteQuery<DataOf<typeof goods.packagePageByDate>, PlaceFilter, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.live,
      providesTags: ['Catalogue'],
      query: ({ queryArg: { date, ...filter }, pageParam }) => {
        const query = { ...filter, current: pageParam, size: pageSize }
        return date
          ? call(goods.packagePageByDate, { query: { ...query, date } })
          : call(goods.packagePageBookable, { query })
      },
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
    brandList: build.query<DataOf<typeof brands.brandList>, void>({
      query: () => call(brands.brandList),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    /** Specifications that goods of a category can be filtered by; '' means all categories. */
    specTree: build.query<DataOf<typeof categories.specTree>, string>({
      query: (categoryId) => call(categories.specTree, { query: categoryId ? { categoryId } : {} }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
  }),
})
export const {
  useCategoryTreeQuery,
  useGoodsListInfiniteQuery,
  useGoodsWithPlacesInfiniteQuery,
  useGoodsDetailQuery,
  useLazyGoodsDetailQuery,
  useTagListQuery,
  useBrandListQuery,
  useSpecTreeQuery,
} = goodsApi
