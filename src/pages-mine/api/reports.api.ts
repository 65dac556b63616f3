import { codes } from '@contract/constants/codes'
import type { DataOf, QueryOf } from '@contract/route'
import * as reports from '@contract/routes/reports'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'

export type ReportFilter = Pick<QueryOf<typeof reports.reportPage>, 'personId' | 'year'>

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportList: build.infiniteQuery<DataOf<typeof reports.reportPage>, ReportFilter, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.list,
      providesTags: ['Report'],
      query: ({ queryArg, pageParam }) =>
        call(reports.reportPage, { query: { ...queryArg, current: pageParam, size: pageSize } }),
    }),
    reportPersons: build.query<DataOf<typeof reports.reportPersons>, void>({
      query: () => call(reports.reportPersons),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Report'],
    }),
    report: build.query<DataOf<typeof reports.reportDetail>, string>({
      query: (id) => call(reports.reportDetail, { params: { id }, shownInPlace: [codes.notFound] }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Report'],
    }),
    reportTrend: build.query<DataOf<typeof reports.reportTrend>, QueryOf<typeof reports.reportTrend>>({
      query: (query) => call(reports.reportTrend, { query, shownInPlace: [codes.notFound] }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Report'],
    }),
    /** Creates a new link each time, whose validity starts then: a mutation here. */
    reportShare: build.mutation<DataOf<typeof reports.reportShare>, string>({
      query: (id) => call(reports.reportShare, { params: { id } }),
    }),
    reportUnshare: build.mutation<boolean, string>({
      query: (id) => call(reports.reportUnshare, { params: { id }, silent: true }),
    }),
    sharedReport: build.query<DataOf<typeof reports.reportShared>, string>({
      query: (token) =>
        call(reports.reportShared, { query: { token }, shownInPlace: [codes.notFound, codes.badInput] }),
      keepUnusedDataFor: freshness.live,
    }),
  }),
})
export const {
  useReportListInfiniteQuery,
  useReportPersonsQuery,
  useReportQuery,
  useReportTrendQuery,
  useReportShareMutation,
  useReportUnshareMutation,
  useSharedReportQuery,
} = reportsApi
