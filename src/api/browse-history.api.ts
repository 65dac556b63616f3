import type * as history from '@contract/browse-history'
import type { BrowseKind } from '@contract/constants/enums'
import type { BodyOf, DataOf } from '@contract/define-endpoint'
import { api, freshness } from './api'
import { pageByPage, pageSize } from './paging'

export const browseHistoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Nobody asked for it: a failure is not worth a word. */
    browseAdd: build.mutation<DataOf<typeof history.browseAdd>, BodyOf<typeof history.browseAdd>>({
      query: (body) => ({ url: '/mall/api/ma/browsehistory', method: 'POST', body, silent: true }),
      invalidatesTags: (_data, error) => (error ? [] : ['History']),
    }),
    browseList: build.infiniteQuery<DataOf<typeof history.browsePage>, BrowseKind | 'all', number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.list,
      providesTags: ['History'],
      query: ({ queryArg, pageParam }) => ({
        url: '/mall/api/ma/browsehistory/page',
        params: { kind: queryArg === 'all' ? undefined : queryArg, current: pageParam, size: pageSize },
      }),
    }),
    browseDelete: build.mutation<DataOf<typeof history.browseDelete>, BodyOf<typeof history.browseDelete>>({
      query: (body) => ({ url: '/mall/api/ma/browsehistory/del', method: 'POST', body }),
      invalidatesTags: (_data, error) => (error ? [] : ['History']),
    }),
    /** Everything, or everything of a kind. */
    browseClear: build.mutation<DataOf<typeof history.browseClear>, BrowseKind | 'all'>({
      query: (kind) => ({
        url: '/mall/api/ma/browsehistory',
        method: 'DELETE',
        params: { kind: kind === 'all' ? undefined : kind },
      }),
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
