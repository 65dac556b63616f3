import type { DataOf, QueryOf } from '@contract/route'
import * as doctors from '@contract/routes/doctors'
import { api, freshness } from '@/api/api'
import { goneCodes } from '@/api/api-error'
import { call } from '@/api/call'
import { addEarlyCalls } from '@/api/early-answers'
import { pageByPage, pageSize } from '@/api/paging'

/** Tag of reviews of doctors, invalidated when a review is written. */
export const doctorReviewsTag = { type: 'Catalogue', id: 'doctorReviews' } as const

export const roomDoctorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    doctorReviews: build.infiniteQuery<DataOf<typeof doctors.doctorReviews>, string, number>({
      infiniteQueryOptions: pageByPage,
      query: ({ queryArg: doctorId, pageParam }) =>
        call(doctors.doctorReviews, { query: { doctorId, current: pageParam, size: pageSize } }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue', doctorReviewsTag],
    }),
    doctor: build.query<DataOf<typeof doctors.doctorDetail>, string>({
      query: (id) => call(doctors.doctorDetail, { params: { id }, shownInPlace: goneCodes }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Catalogue', 'Slot', doctorReviewsTag],
    }),
    /**
     * Whether the doctor takes requests now; only supplements the profile, so its failure does not justify a
     * dialog.
     */
    doctorStatus: build.query<DataOf<typeof doctors.doctorStatus>, string>({
      query: (doctorId) => call(doctors.doctorStatus, { query: { doctorId }, silent: true }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Slot'],
    }),
    doctorDays: build.query<DataOf<typeof doctors.doctorDays>, string>({
      query: (doctorId) => call(doctors.doctorDays, { query: { doctorId } }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Slot'],
    }),
    doctorTimes: build.query<DataOf<typeof doctors.doctorTimes>, QueryOf<typeof doctors.doctorTimes>>({
      query: (query) => call(doctors.doctorTimes, { query }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Slot'],
    }),
    /** Supplements the calendar; without it the server refuses the times: its failure needs no dialog. */
    doctorBusy: build.query<DataOf<typeof doctors.doctorBusy>, QueryOf<typeof doctors.doctorBusy>>({
      query: (query) => call(doctors.doctorBusy, { query, silent: true }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Slot'],
    }),
  }),
})
addEarlyCalls(
  { endpointName: 'doctor', route: doctors.doctorDetail },
  { endpointName: 'doctorDays', route: doctors.doctorDays, query: 'doctorId', isLive: true },
)
export const {
  useDoctorReviewsInfiniteQuery,
  useDoctorQuery,
  useDoctorStatusQuery,
  useDoctorDaysQuery,
  useDoctorTimesQuery,
  useDoctorBusyQuery,
} = roomDoctorsApi
