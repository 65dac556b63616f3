import type { DataOf, QueryOf } from '@contract/route'
import * as doctors from '@contract/routes/doctors'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'

type DoctorFilter = Omit<
  QueryOf<typeof doctors.doctorPage>,
  'current' | 'size' | 'searchCount' | 'ascs' | 'descs'
>

const doctorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The first few doctors of a clinic, ordered by their next free time. */
    doctorsOfShop: build.query<
      DataOf<typeof doctors.doctorPage>,
      { shopId: string; size: number; onDutyToday?: boolean }
    >({
      query: (params) =>
        call(doctors.doctorPage, { query: { ...params, current: 1, ascs: 'first_free' }, silent: true }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Catalogue', 'Slot'],
    }),
    /** Doctors by clinic, department or search word, ordered by their next free time. */
    doctorList: build.infiniteQuery<DataOf<typeof doctors.doctorPage>, DoctorFilter, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.list,
      providesTags: ['Catalogue', 'Slot'],
      query: ({ queryArg, pageParam }) =>
        call(doctors.doctorPage, {
          query: { ...queryArg, current: pageParam, size: pageSize, ascs: 'first_free' },
        }),
    }),
  }),
})
export const { useDoctorListInfiniteQuery, useDoctorsOfShopQuery } = doctorsApi
