import type { DataOf } from '@contract/route'
import * as goods from '@contract/routes/goods'
import { api, freshness } from '@/api/api'
import { goneCodes } from '@/api/api-error'
import { call } from '@/api/call'

/** One category and the one above it. */
export const { useCategoryQuery, useCategoryParentQuery } = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
})
