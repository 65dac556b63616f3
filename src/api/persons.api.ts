import { codes } from '@contract/constants/codes'
import type { BodyOf, DataOf } from '@contract/define-endpoint'
import type * as persons from '@contract/persons'
import { api, freshness } from './api'

export const personsApi = api.injectEndpoints({
  endpoints: (build) => ({
    personList: build.query<DataOf<typeof persons.personList>, void>({
      query: () => ({ url: '/mall/api/ma/userbookinginfo/list' }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Person'],
    }),
    personForm: build.query<DataOf<typeof persons.personForm>, string>({
      query: (id) => ({ url: `/mall/api/ma/userbookinginfo/${id}`, shownInPlace: [codes.notFound] }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Person'],
    }),
    personSave: build.mutation<DataOf<typeof persons.personSave>, BodyOf<typeof persons.personSave>>({
      query: (body) => ({
        url: '/mall/api/ma/userbookinginfo',
        method: 'POST',
        body,
        shownInPlace: [codes.badInput],
      }),
      invalidatesTags: ['Person'],
    }),
    personDelete: build.mutation<DataOf<typeof persons.personDelete>, string>({
      query: (id) => ({ url: `/mall/api/ma/userbookinginfo/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Person'],
    }),
    regionTree: build.query<DataOf<typeof persons.regionTree>, void>({
      query: () => ({ url: '/mall/api/ma/region/tree' }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
  }),
})
export const {
  usePersonListQuery,
  usePersonFormQuery,
  usePersonSaveMutation,
  usePersonDeleteMutation,
  useRegionTreeQuery,
} = personsApi
