import type { DataOf } from '@contract/route'
import { doctorBookingPage } from '@contract/routes/doctor-bookings'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

const doctorRequestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The open or past requests to doctors: in one answer, as the open ones stand among other rows. */
    doctorRequests: build.query<DataOf<typeof doctorBookingPage>, 'open' | 'past'>({
      query: (tab) => call(doctorBookingPage, { query: { tab, size: 100 }, keep: 'mine' }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['DoctorBooking'],
    }),
  }),
})
export const { useDoctorRequestsQuery } = doctorRequestsApi
