import type { ActivityKind } from '@contract/constants/enums'
import type { DataOf } from '@contract/route'
import * as activity from '@contract/routes/activity'
import type { Day } from '@contract/rules/day'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageSize } from '@/api/paging'

type ActivityPage = DataOf<typeof activity.activityList>
/** Filters of the timeline; everything when empty. */
export interface ActivityFilter {
  kind?: ActivityKind
  keyword?: string
  from?: Day
  to?: Day
}

const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    activityList: build.infiniteQuery<ActivityPage, ActivityFilter, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      keepUnusedDataFor: freshness.live,
      providesTags: ['Order', 'Booking'],
      query: ({ queryArg, pageParam }) =>
        call(activity.activityList, {
          query: { ...queryArg, size: pageSize, ...(pageParam ? { cursor: pageParam } : null) },
        }),
    }),
  }),
})
export const { useActivityListInfiniteQuery } = activityApi
