import type { BrowseKind } from '@contract/constants/enums'
import type { BodyOf, DataOf } from '@contract/route'
import * as history from '@contract/routes/browse-history'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'

const browseHistoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A background write: a failure is not reported. */
    browseAdd: build.mutation<DataOf<typeof history.browseAdd>, BodyOf<typeof history.browseAdd>>({
      query: (body) => call(history.browseAdd, { body, silent: true }),
      invalidatesTags: (_data, error) => (error ? [] : ['History']),
    }),
    browseList: build.infiniteQuery<DataOf<typeof history.browsePage>, BrowseKind | 'all', number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.list,
      providesTags: ['History'],
      query: ({ queryArg, pageParam }) =>
        call(history.browsePage, {
          query: { kind: queryArg === 'all' ? undefined : queryArg, current: pageParam, size: pageSize },
        }),
    }),
    browseDelete: build.mutation<DataOf<typeof history.browseDelete>, BodyOf<typeof history.browseDelete>>({
      query: (body) => call(history.browseDelete, { body }),
      invalidatesTags: (_data, error) => (error ? [] : ['History']),
    }),
    /** Deletes the whole history, or all entries of one kind. */
    browseClear: build.mutation<DataOf<typeof history.browseClear>, BrowseKind | 'all'>({
      query: (kind) => call(history.browseClear, { query: { kind: kind === 'all' ? undefined : kind } }),
      invalidatesTags: (_data, error) => (error ? [] : ['History']),
    }),
  }),
})
export const {
  useBrowseAddMutation,
  useBrowseListInfiniteQuery,
  useBrowseDeleteMutation,
  useBrowseClearMutation,
} = browseHistoryApi
