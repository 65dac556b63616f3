import type { Booking } from '@contract/routes/bookings'
import { api } from '@/api/api'
import { rowsOf } from '@/api/paging'
import { type BookingListName, useBookingListInfiniteQuery } from '@/features/booking/api/bookings.api'
import { useAppDispatch } from '@/store/hooks'

export const reservationTabs = ['preBook', 'booked', 'done'] as const
export type ReservationTab = (typeof reservationTabs)[number]
const lists: Record<ReservationTab, BookingListName> = { preBook: 'pre', booked: 'booking', done: 'writeOff' }

/**
 * How many can be booked now: neither later doses that are not open yet, nor what is asked back. They come first, so
 * that the loaded pages have them all unless every loaded one can be booked.
 */
function bookableCount(rows: readonly Booking[], total: number): number {
  const bookable = rows.filter(({ actions }) => actions.includes('book') || actions.includes('rebook')).length
  return bookable === rows.length ? total : bookable
}

/** The three lists of appointments, of everyone or of one person; all are loaded, since each tab shows its count. */
export function useBookingLists(tab: ReservationTab, personId: string | undefined, isSignedIn: boolean) {
  const dispatch = useAppDispatch()
  const person = personId ? { personId } : null
  const options = { skip: !isSignedIn, refetchOnMountOrArgChange: true }
  const preBook = useBookingListInfiniteQuery({ list: lists.preBook, ...person }, options)
  const booked = useBookingListInfiniteQuery({ list: lists.booked, ...person }, options)
  const done = useBookingListInfiniteQuery({ list: lists.done, ...person }, options)
  const all = { preBook, booked, done }
  const query = all[tab]
  const refresh = async () => {
    if (!isSignedIn) return
    // the tags refetch the courses, which change with the orders, and the visits to doctors
    dispatch(api.util.invalidateTags(['Booking', 'DoctorBooking']))
    await Promise.all([preBook, booked, done].map((list) => (list.isUninitialized ? null : list.refetch())))
  }
  return {
    query,
    /** failures of the other tabs, which show them themselves */
    otherErrors: [preBook.error, booked.error, done.error],
    refresh,
    rows: query.currentData ? rowsOf(query.currentData) : undefined,
    counts: {
      preBook: bookableCount(rowsOf(preBook.currentData), preBook.currentData?.pages[0]?.total ?? 0),
      booked: booked.currentData?.pages[0]?.total,
    },
  }
}
