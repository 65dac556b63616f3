import { codes } from '@contract/constants/codes'
import type * as bookings from '@contract/bookings'
import type { BodyOf, DataOf, QueryOf } from '@contract/define-endpoint'
import { api, freshness } from './api'
import { pageByPage, pageSize } from './paging'

export type BookingListName = 'pre' | 'booking' | 'writeOff'

/** What a form that chooses a place says itself. */
const placeCodes = [codes.slotTaken, codes.dayNotBookable, codes.personNotEligible] as const

export const bookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    slotDays: build.query<DataOf<typeof bookings.slotDays>, QueryOf<typeof bookings.slotDays>>({
      query: (params) => ({ url: '/mall/api/ma/bookingslot/days', params }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Slot'],
    }),
    slotTimes: build.query<DataOf<typeof bookings.slotTimes>, QueryOf<typeof bookings.slotTimes>>({
      query: (params) => ({ url: '/mall/api/ma/bookingslot/times', params }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Slot'],
    }),
    slotNearest: build.query<DataOf<typeof bookings.slotNearest>, QueryOf<typeof bookings.slotNearest>>({
      query: (params) => ({ url: '/mall/api/ma/bookingslot/nearest', params }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Slot'],
    }),
    bookingList: build.infiniteQuery<
      DataOf<typeof bookings.bookingPreList>,
      { list: BookingListName; personId?: string },
      number
    >({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.list,
      providesTags: ['Booking'],
      query: ({ queryArg: { list, personId }, pageParam }) => ({
        url: `/mall/api/ma/orderbooking/${list}/list`,
        params: { personId, current: pageParam, size: pageSize },
        keep: 'mine',
      }),
    }),
    nextBookings: build.query<DataOf<typeof bookings.bookingBookedList>, void>({
      query: () => ({
        url: '/mall/api/ma/orderbooking/booking/list',
        params: { current: 1, size: 3 },
        keep: 'mine',
      }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Booking'],
    }),
    booking: build.query<DataOf<typeof bookings.bookingBookedDetail>, string>({
      query: (id) => ({ url: '/mall/api/ma/orderbooking/booking/detail', params: { id }, keep: 'mine' }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Booking'],
    }),
    bookingBook: build.mutation<
      DataOf<typeof bookings.bookWaiting>,
      BodyOf<typeof bookings.bookWaiting> & { isNeedle: boolean }
    >({
      query: ({ isNeedle, ...body }) => ({
        url: `/mall/api/ma/orderbooking/${isNeedle ? 'bookingByNeedle' : 'booking'}`,
        method: 'POST',
        body,
        shownInPlace: placeCodes,
      }),
      invalidatesTags: ['Booking', 'Order', 'Slot'],
    }),
    bookingUpdate: build.mutation<
      DataOf<typeof bookings.bookingUpdate>,
      BodyOf<typeof bookings.bookingUpdate>
    >({
      query: (body) => ({
        url: '/mall/api/ma/orderbooking/updateBooking',
        method: 'POST',
        body,
        shownInPlace: placeCodes,
      }),
      invalidatesTags: ['Booking', 'Order', 'Slot'],
    }),
    /** A GET by the specification, but it writes: a mutation here, so that it is never read twice or retried. */
    bookingCancel: build.mutation<DataOf<typeof bookings.unBooking>, { id: string; isNeedle: boolean }>({
      query: ({ id, isNeedle }) => ({
        url: `/mall/api/ma/orderbooking/${isNeedle ? 'unBookingByNeedle' : 'unBooking'}`,
        params: { id },
      }),
      invalidatesTags: ['Booking', 'Order', 'Slot'],
    }),
    bookingFree: build.mutation<
      DataOf<typeof bookings.freeBooking>,
      BodyOf<typeof bookings.freeBooking> & { isBeijing: boolean }
    >({
      query: ({ isBeijing, ...body }) => ({
        url: `/mall/api/ma/orderbooking/${isBeijing ? 'BJ/free' : 'free'}/booking`,
        method: 'POST',
        body,
        shownInPlace: [...placeCodes, codes.badInput, codes.alreadyBookedFree],
      }),
      invalidatesTags: ['Booking', 'Slot'],
    }),
    bookingConfirmInjected: build.mutation<DataOf<typeof bookings.confirmInjected>, string>({
      query: (id) => ({ url: '/mall/api/ma/orderbooking/confirmInjected', method: 'POST', body: { id } }),
      invalidatesTags: ['Booking', 'Order'],
    }),
  }),
})
export const {
  useSlotDaysQuery,
  useSlotTimesQuery,
  useSlotNearestQuery,
  useLazySlotNearestQuery,
  useBookingListInfiniteQuery,
  useNextBookingsQuery,
  useBookingQuery,
  useBookingBookMutation,
  useBookingUpdateMutation,
  useBookingCancelMutation,
  useBookingFreeMutation,
  useBookingConfirmInjectedMutation,
} = bookingsApi

/** What is known of the next appointments, where something above has asked for them: asks nothing itself. */
export const useKnownNextBookings = bookingsApi.endpoints.nextBookings.useQueryState
