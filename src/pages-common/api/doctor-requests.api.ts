import type { DataOf } from '@contract/route'
import { doctorBookingPage } from '@contract/routes/doctor-bookings'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

const doctorRequestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The open requests to doctors, by the time of the visit: in one answer, as they stand among other rows. */
    openDoctorRequests: build.query<DataOf<typeof doctorBookingPage>, void>({
      query: () => call(doctorBookingPage, { query: { tab: 'open', size: 100 }, keep: 'mine' }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['DoctorBooking'],
    }),
  }),
})
export const { useOpenDoctorRequestsQuery } = doctorRequestsApi
