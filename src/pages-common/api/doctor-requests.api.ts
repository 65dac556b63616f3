import type { DataOf } from '@contract/route'
import { doctorBookingPage } from '@contract/routes/doctor-bookings'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageSize } from '@/api/paging'

const doctorRequestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The first open requests to doctors, by the time of the visit. */
    openDoctorRequests: build.query<DataOf<typeof doctorBookingPage>, void>({
      query: () => call(doctorBookingPage, { query: { tab: 'open', size: pageSize }, keep: 'mine' }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['DoctorBooking'],
    }),
  }),
})
export const { useOpenDoctorRequestsQuery } = doctorRequestsApi
