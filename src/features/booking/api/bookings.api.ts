import { codes } from '@contract/constants/codes'
import type { BodyOf, DataOf, QueryOf } from '@contract/route'
import * as bookingChanges from '@contract/routes/booking-changes'
import * as bookings from '@contract/routes/bookings'
import * as slots from '@contract/routes/slots'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'
import { replaceWithAnswer } from './replace-booking'

const listRoutes = {
  pre: bookings.bookingPreList,
  booking: bookings.bookingBookedList,
  writeOff: bookings.bookingWriteOffList,
} as const
export type BookingListName = keyof typeof listRoutes

/** Refusals that the form of a free appointment shows itself. */
const formCodes = [
  codes.slotTaken,
  codes.dayNotBookable,
  codes.personNotEligible,
  codes.personBusy,
  codes.badInput,
  codes.alreadyBookedFree,
] as const
/**
 * Refusals that the appointment sheet shows itself; it has no field for person or day, so a dialog shows the
 * others.
 */
const sheetCodes = [codes.slotTaken] as const

export const bookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    slotDays: build.query<DataOf<typeof slots.slotDays>, QueryOf<typeof slots.slotDays>>({
      query: (params) => call(slots.slotDays, { query: params }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Slot'],
    }),
    slotTimes: build.query<DataOf<typeof slots.slotTimes>, QueryOf<typeof slots.slotTimes>>({
      query: (params) => call(slots.slotTimes, { query: params }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Slot'],
    }),
    slotSoonest: build.query<DataOf<typeof slots.slotSoonest>, QueryOf<typeof slots.slotSoonest>>({
      query: (params) => call(slots.slotSoonest, { query: params }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Slot'],
    }),
    /** Supplements the calendar; without it the server refuses the times: its failure needs no dialog. */
    slotBusy: build.query<DataOf<typeof slots.slotBusy>, QueryOf<typeof slots.slotBusy>>({
      query: (params) => call(slots.slotBusy, { query: params, silent: true }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Slot'],
    }),
    bookingList: build.infiniteQuery<
      DataOf<typeof bookings.bookingPreList>,
      { list: BookingListName; personId?: string; shopId?: string },
      number
    >({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.list,
      providesTags: ['Booking'],
      query: ({ queryArg: { list, personId, shopId }, pageParam }) =>
        call(listRoutes[list], {
          query: { personId, shopId, current: pageParam, size: pageSize },
          keep: 'mine',
        }),
    }),
    booking: build.query<DataOf<typeof bookings.bookingBookedDetail>, string>({
      query: (id) => call(bookings.bookingBookedDetail, { query: { id }, keep: 'mine' }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Booking'],
    }),
    bookingBook: build.mutation<
      DataOf<typeof bookingChanges.bookWaiting>,
      BodyOf<typeof bookingChanges.bookWaiting> & { isDose: boolean }
    >({
      query: ({ isDose, ...body }) =>
        call(isDose ? bookingChanges.bookDose : bookingChanges.bookWaiting, {
          body,
          shownInPlace: sheetCodes,
        }),
      onQueryStarted: replaceWithAnswer,
      invalidatesTags: ['Booking', 'Order', 'Slot'],
    }),
    bookingUpdate: build.mutation<
      DataOf<typeof bookingChanges.bookingUpdate>,
      BodyOf<typeof bookingChanges.bookingUpdate>
    >({
      query: (body) => call(bookingChanges.bookingUpdate, { body, shownInPlace: sheetCodes }),
      onQueryStarted: replaceWithAnswer,
      invalidatesTags: ['Booking', 'Order', 'Slot'],
    }),
    /**
     * A GET by the specification, but it changes state: a mutation here, so that it is never refetched or
     * retried.
     */
    bookingCancel: build.mutation<DataOf<typeof bookingChanges.unBooking>, { id: string; isDose: boolean }>({
      query: ({ id, isDose }) =>
        call(isDose ? bookingChanges.cancelDose : bookingChanges.unBooking, { query: { id } }),
      onQueryStarted: replaceWithAnswer,
      invalidatesTags: ['Booking', 'Order', 'Slot'],
    }),
    bookingFree: build.mutation<
      DataOf<typeof bookingChanges.freeBooking>,
      BodyOf<typeof bookingChanges.freeBooking> & { isBeijing: boolean }
    >({
      query: ({ isBeijing, ...body }) =>
        call(isBeijing ? bookingChanges.freeBookingBJ : bookingChanges.freeBooking, {
          body,
          shownInPlace: formCodes,
        }),
      invalidatesTags: ['Booking', 'Slot'],
    }),
    bookingConfirmInjected: build.mutation<
      DataOf<typeof bookingChanges.confirmInjected>,
      BodyOf<typeof bookingChanges.confirmInjected>
    >({
      query: (body) => call(bookingChanges.confirmInjected, { body }),
      onQueryStarted: replaceWithAnswer,
      invalidatesTags: ['Booking', 'Order'],
    }),
  }),
})
export const {
  useSlotDaysQuery,
  useSlotTimesQuery,
  useSlotSoonestQuery,
  useSlotBusyQuery,
  useBookingListInfiniteQuery,
  useBookingQuery,
  useBookingBookMutation,
  useBookingUpdateMutation,
  useBookingCancelMutation,
  useBookingFreeMutation,
  useBookingConfirmInjectedMutation,
} = bookingsApi
