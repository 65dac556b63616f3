import type { FavouriteKind } from '@contract/constants/enums'
import type { BodyOf, DataOf } from '@contract/route'
import * as favourites from '@contract/routes/favourites'
import { api, freshness } from '@/api/api'
import { goneCodes, isGone } from '@/api/api-error'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'

/** A thing that can be a favourite. */
export type Keepable = Pick<BodyOf<typeof favourites.favouriteAdd>, 'kind' | 'targetId'>
type Kept = Keepable & { id: string }

export const favouritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    favouriteState: build.query<DataOf<typeof favourites.favouriteState>, Keepable>({
      query: (params) => call(favourites.favouriteState, { query: params, silent: true }),
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
      query: ({ queryArg, pageParam }) =>
        call(favourites.favouritePage, {
          query: { kind: queryArg === 'all' ? undefined : queryArg, current: pageParam, size: pageSize },
        }),
    }),
    /** Optimistic: reverted when the server refuses. */
    favouriteAdd: build.mutation<
      DataOf<typeof favourites.favouriteAdd>,
      BodyOf<typeof favourites.favouriteAdd>
    >({
      query: (body) => call(favourites.favouriteAdd, { body }),
      onQueryStarted: async ({ kind, targetId }, { dispatch, queryFulfilled }) => {
        const of = { kind, targetId }
        const patch = dispatch(
          favouritesApi.util.updateQueryData('favouriteState', of, (draft) => {
            draft.isCollected = true
          }),
        )
        // cancels a read in progress: it may have been answered before this write
        await queryFulfilled.then(
          ({ data: { id } }) =>
            dispatch(favouritesApi.util.upsertQueryData('favouriteState', of, { isCollected: true, id })),
          () => patch.undo(),
        )
      },
      invalidatesTags: (_data, error) => (error ? [] : ['Favourite']),
    }),
    /**
     * Optimistic: reverted when the server refuses, unless the favourite was meanwhile removed on another
     * device.
     */
    favouriteDelete: build.mutation<DataOf<typeof favourites.favouriteDelete>, Kept>({
      queryFn: async ({ id }, _api, _options, send) => {
        const { error } = await send(
          call(favourites.favouriteDelete, { params: { id }, shownInPlace: goneCodes }),
        )
        return error && !isGone(error) ? { error } : { data: true }
      },
      onQueryStarted: async ({ kind, targetId }, { dispatch, queryFulfilled }) => {
        const of = { kind, targetId }
        const patch = dispatch(
          favouritesApi.util.updateQueryData('favouriteState', of, (draft) => {
            draft.isCollected = false
            draft.id = null
          }),
        )
        await queryFulfilled.then(
          () =>
            dispatch(
              favouritesApi.util.upsertQueryData('favouriteState', of, { isCollected: false, id: null }),
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
