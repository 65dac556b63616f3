import { codes } from '@contract/constants/codes'
import type { DataOf, QueryOf } from '@contract/route'
import * as aftersales from '@contract/routes/aftersales'
import * as bookings from '@contract/routes/bookings'
import { api, freshness } from '@/api/api'
import { goneCodes } from '@/api/api-error'
import { call } from '@/api/call'
import { replaceWithAnswer } from '@/features/booking/api/replace-booking'

/** Refusals that the form of an order's appointments shows at the field, or in its note. */
const formCodes = [
  codes.slotTaken,
  codes.dayNotBookable,
  codes.personNotEligible,
  codes.personBusy,
  codes.badInput,
  codes.stateForbids,
  codes.refundOpen,
] as const
const cancelCodes = [codes.stateForbids, codes.rebooksUsedUp] as const

const orderAppointmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    waitingAppointment: build.query<DataOf<typeof bookings.bookingPreDetail>, string>({
      query: (id) => call(bookings.bookingPreDetail, { query: { id }, shownInPlace: goneCodes }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Booking'],
    }),
    /**
     * A GET by the specification, but it changes state: a mutation here, so that it is never refetched or
     * retried.
     */
    orderAppointmentsBook: build.mutation<
      DataOf<typeof aftersales.bookingForOrder>,
      QueryOf<typeof aftersales.bookingForOrder>
    >({
      query: (query) => call(aftersales.bookingForOrder, { query, shownInPlace: formCodes }),
      onQueryStarted: replaceWithAnswer,
      invalidatesTags: ['Booking', 'Order', 'Slot'],
    }),
    orderAppointmentsCancel: build.mutation<DataOf<typeof aftersales.unBookingForOrder>, string>({
      query: (orderId) =>
        call(aftersales.unBookingForOrder, { query: { orderId }, shownInPlace: cancelCodes }),
      onQueryStarted: replaceWithAnswer,
      invalidatesTags: ['Booking', 'Order', 'Slot'],
    }),
  }),
})
export const {
  useWaitingAppointmentQuery,
  useOrderAppointmentsBookMutation,
  useOrderAppointmentsCancelMutation,
} = orderAppointmentsApi
