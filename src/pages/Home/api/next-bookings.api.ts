import type { DataOf } from '@contract/route'
import * as bookings from '@contract/routes/bookings'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

const nextBookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    nextBookings: build.query<DataOf<typeof bookings.bookingBookedList>, void>({
      query: () => call(bookings.bookingBookedList, { query: { current: 1, size: 3 }, keep: 'mine' }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Booking'],
    }),
  }),
})
export const { useNextBookingsQuery } = nextBookingsApi

/** The next appointments from the cache, requested by a component above; sends no request itself. */
export const useKnownNextBookings = nextBookingsApi.endpoints.nextBookings.useQueryState
