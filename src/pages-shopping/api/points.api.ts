import type { PointsKind } from '@contract/constants/enums'
import type { DataOf } from '@contract/route'
import * as points from '@contract/routes/points'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'

// changed by placed, completed, cancelled and refunded orders
const mine = { keepUnusedDataFor: freshness.list, providesTags: ['User' as const, 'Order' as const] }

const pointsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The rules of points, and the balance. */
    pointsRules: build.query<DataOf<typeof points.pointsConfigOne>, void>({
      query: () => call(points.pointsConfigOne),
      ...mine,
    }),
    pointsRecords: build.infiniteQuery<DataOf<typeof points.pointsRecordPage>, PointsKind | 'all', number>({
      infiniteQueryOptions: pageByPage,
      ...mine,
      query: ({ queryArg, pageParam }) =>
        call(points.pointsRecordPage, {
          query: { current: pageParam, size: pageSize, ...(queryArg === 'all' ? {} : { kind: queryArg }) },
        }),
    }),
  }),
})
export const { usePointsRulesQuery, usePointsRecordsInfiniteQuery } = pointsApi
