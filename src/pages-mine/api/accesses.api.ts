import type { DataOf } from '@contract/route'
import * as ownData from '@contract/routes/own-data'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'

const accessesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Who read or changed the account's data; optionally of one person only. */
    accessList: build.infiniteQuery<DataOf<typeof ownData.accessPage>, string | undefined, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.live,
      providesTags: ['User', 'Person', 'Report'],
      query: ({ queryArg: personId, pageParam }) =>
        call(ownData.accessPage, {
          query: { ...(personId === undefined ? {} : { personId }), current: pageParam, size: pageSize },
        }),
    }),
  }),
})
export const { useAccessListInfiniteQuery } = accessesApi
