import type { DataOf } from '@contract/route'
import { personList } from '@contract/routes/persons'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

export const { usePersonListQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    personList: build.query<DataOf<typeof personList>, void>({
      query: () => call(personList, { silent: true }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Person'],
    }),
  }),
})
