import { codes } from '@contract/constants/codes'
import type { BodyOf, DataOf } from '@contract/route'
import * as persons from '@contract/routes/persons'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

const personsApi = api.injectEndpoints({
  endpoints: (build) => ({
    personForm: build.query<DataOf<typeof persons.personForm>, string>({
      query: (id) => call(persons.personForm, { params: { id }, shownInPlace: [codes.notFound] }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Person'],
    }),
    personSave: build.mutation<DataOf<typeof persons.personSave>, BodyOf<typeof persons.personSave>>({
      query: (body) => call(persons.personSave, { body, shownInPlace: [codes.badInput] }),
      invalidatesTags: ['Person'],
    }),
    personDelete: build.mutation<DataOf<typeof persons.personDelete>, string>({
      query: (id) => call(persons.personDelete, { params: { id } }),
      invalidatesTags: ['Person'],
    }),
    regionTree: build.query<DataOf<typeof persons.regionTree>, void>({
      query: () => call(persons.regionTree),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
  }),
})
export const { usePersonFormQuery, usePersonSaveMutation, usePersonDeleteMutation, useRegionTreeQuery } =
  personsApi
