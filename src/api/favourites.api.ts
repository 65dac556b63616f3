import type { FavouriteKind } from '@contract/constants/enums'
import type { BodyOf, DataOf } from '@contract/define-endpoint'
import type * as favourites from '@contract/favourites'
import { api, freshness } from './api'
import { goneCodes, isGone } from './api-error'
import { pageByPage, pageSize } from './paging'

/** What can be kept. */
export type Keepable = Pick<BodyOf<typeof favourites.favouriteAdd>, 'kind' | 'targetId'>
type Kept = Keepable & { id: string }

export const favouritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    favouriteState: build.query<DataOf<typeof favourites.favouriteState>, Keepable>({
      query: (params) => ({ url: '/mall/api/ma/usercollect/state', params }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Favourite'],
    }),
    favouriteList: build.infiniteQuery<
      DataOf<typeof favourites.favouritePage>,
      FavouriteKind | 'all',
      number
    >({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.list,
      providesTags: ['Favourite'],
      query: ({ queryArg, pageParam }) => ({
        url: '/mall/api/ma/usercollect/page',
        params: { kind: queryArg === 'all' ? undefined : queryArg, current: pageParam, size: pageSize },
      }),
    }),
    /** Kept at once; not kept after all when the server refuses. */
    favouriteAdd: build.mutation<
      DataOf<typeof favourites.favouriteAdd>,
      BodyOf<typeof favourites.favouriteAdd>
    >({
      query: (body) => ({ url: '/mall/api/ma/usercollect', method: 'POST', body }),
      onQueryStarted: async ({ kind, targetId }, { dispatch, queryFulfilled }) => {
        const of = { kind, targetId }
        const patch = dispatch(
          favouritesApi.util.updateQueryData('favouriteState', of, (draft) => {
            draft.isCollected = '1'
          }),
        )
        // in place of whatever read is on its way: that one may have been answered before
        await queryFulfilled.then(
          ({ data: { id } }) =>
            dispatch(favouritesApi.util.upsertQueryData('favouriteState', of, { isCollected: '1', id })),
          () => patch.undo(),
        )
      },
      invalidatesTags: (_data, error) => (error ? [] : ['Favourite']),
    }),
    /** Let go at once; kept again when the server refuses. What was let go of on another device meanwhile is let go of. */
    favouriteDelete: build.mutation<DataOf<typeof favourites.favouriteDelete>, Kept>({
      queryFn: async ({ id }, _api, _options, call) => {
        const { error } = await call({
          url: `/mall/api/ma/usercollect/${id}`,
          method: 'DELETE',
          shownInPlace: goneCodes,
        })
        return error && !isGone(error) ? { error } : { data: true }
      },
      onQueryStarted: async ({ kind, targetId }, { dispatch, queryFulfilled }) => {
        const of = { kind, targetId }
        const patch = dispatch(
          favouritesApi.util.updateQueryData('favouriteState', of, (draft) => {
            draft.isCollected = '0'
            draft.id = null
          }),
        )
        await queryFulfilled.then(
          () =>
            dispatch(
              favouritesApi.util.upsertQueryData('favouriteState', of, { isCollected: '0', id: null }),
            ),
          () => patch.undo(),
        )
      },
      invalidatesTags: (_data, error) => (error ? [] : ['Favourite']),
    }),
  }),
})
export const {
  useFavouriteStateQuery,
  useFavouriteListInfiniteQuery,
  useFavouriteAddMutation,
  useFavouriteDeleteMutation,
} = favouritesApi
