import { codes } from '@contract/constants/codes'
import type { BodyOf, DataOf } from '@contract/route'
import * as compare from '@contract/routes/compare'
import { api, freshness } from '@/api/api'
import { isApiError } from '@/api/api-error'
import { call } from '@/api/call'

/** Refusals that the page shows itself: goods that no longer exist, or too few of them. */
const unusable = [
  codes.goodsDeleted,
  codes.notFound,
  codes.compareCount,
  codes.compareOnlyPackages,
  codes.badInput,
] as const

/** These packages cannot be compared, so a retry cannot succeed. */
export const isCompareRefused = (error: unknown): boolean =>
  isApiError(error) && unusable.some((code) => code === error.code)

export const compareApi = api.injectEndpoints({
  endpoints: (build) => ({
    compareList: build.query<DataOf<typeof compare.compareList>, void>({
      query: () => call(compare.compareList),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Compare'],
    }),
    /** The answer updates the cached list immediately: a refetch may have to wait for other reads. */
    compareAdd: build.mutation<
      DataOf<typeof compare.compareAdd>,
      BodyOf<typeof compare.compareAdd> & { isSilent?: boolean }
    >({
      query: ({ isSilent = false, ...body }) => call(compare.compareAdd, { body, silent: isSilent }),
      invalidatesTags: (_data, error) => (error ? [] : ['Compare']),
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null)
        if (done)
          dispatch(
            compareApi.util.updateQueryData('compareList', undefined, (draft) => {
              if (!draft.entries.some(({ id }) => id === done.data.id)) draft.entries.push(done.data)
            }),
          )
      },
    }),
    /** Optimistic: restored when the server refuses. */
    compareDelete: build.mutation<DataOf<typeof compare.compareDelete>, string>({
      query: (id) => call(compare.compareDelete, { params: { id } }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          compareApi.util.updateQueryData('compareList', undefined, (draft) => {
            draft.entries = draft.entries.filter((entry) => entry.id !== id)
          }),
        )
        await queryFulfilled.catch(() => patch.undo())
      },
      invalidatesTags: (_data, error) => (error ? [] : ['Compare']),
    }),
    /**
     * Packages side by side; needs no session.
     * @param ids comma separated
     */
    comparison: build.query<DataOf<typeof compare.compareByIds>, string>({
      query: (ids) => call(compare.compareByIds, { query: { ids }, shownInPlace: unusable }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
  }),
})
export const { useCompareListQuery, useCompareAddMutation, useCompareDeleteMutation, useComparisonQuery } =
  compareApi
