import type { Booking } from '@contract/routes/bookings'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { api } from '@/api/api'
import { rowsOf } from '@/api/paging'
import { useText } from '@/i18n/use-text'
import { useAppDispatch } from '@/store/hooks'
import { type BookingListName, useBookingListInfiniteQuery } from '../api/bookings.api'

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

/** Whose appointments, and at which clinic; undefined: everyone's, at any. */
export interface BookingScope {
  personId?: string | undefined
  shopId?: string | undefined
}

/** Only what is known: a parameter without a value would be another list. */
export const scopeOf = ({ personId, shopId }: BookingScope) => ({
  ...(personId ? { personId } : null),
  ...(shopId ? { shopId } : null),
})

/** The three lists of appointments; all are loaded, since each tab shows its count. */
export function useBookingLists(tab: ReservationTab, scope: BookingScope, isSignedIn: boolean) {
  const dispatch = useAppDispatch()
  const at = scopeOf(scope)
  const options = { skip: !isSignedIn, refetchOnMountOrArgChange: true }
  const preBook = useBookingListInfiniteQuery({ list: lists.preBook, ...at }, options)
  const booked = useBookingListInfiniteQuery({ list: lists.booked, ...at }, options)
  const done = useBookingListInfiniteQuery({ list: lists.done, ...at }, options)
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

/** The tabs of a page of appointments, with their counts. */
export function useReservationTabs(counts: Partial<Record<ReservationTab, number | undefined>>) {
  const { t } = useText('common')
  return {
    items: reservationTabs.map((key) => ({
      key,
      label: t(`booking.list.${key}`),
      ...(counts[key] ? { count: counts[key] } : null),
    })),
    label: t('booking.list.label'),
  }
}

const isConfirmed = ({ state }: DoctorBooking) => state === 'confirmed'

/** The counts of the tabs with the visits that a doctor has confirmed, once both are known. */
export const withVisits = (
  { preBook, booked }: { preBook: number; booked: number | undefined },
  visits: readonly DoctorBooking[] | undefined,
): Record<ReservationTab, number | undefined> => ({
  preBook,
  booked: visits && booked !== undefined ? booked + visits.filter(isConfirmed).length : undefined,
  done: undefined,
})
