import type { DataOf } from '@contract/route'
import * as categories from '@contract/routes/categories'
import { api, freshness } from '@/api/api'
import { goneCodes } from '@/api/api-error'
import { call } from '@/api/call'

/** A category and its parent. */
export const { useCategoryQuery, useCategoryParentQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    category: build.query<DataOf<typeof categories.categoryOne>, string>({
      query: (id) => call(categories.categoryOne, { params: { id }, shownInPlace: goneCodes }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    categoryParent: build.query<DataOf<typeof categories.categoryParent>, string>({
      query: (id) => call(categories.categoryParent, { params: { id } }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
  }),
})
