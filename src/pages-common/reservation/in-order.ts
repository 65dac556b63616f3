import type { Booking } from '@contract/routes/bookings'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { daysUntil } from '@/i18n/format'
import { type BookingGroup, groupCourses } from './group-courses'

/** An appointment of an order, the doses of a course, or a visit to a doctor. */
export type Appointment =
  { group: BookingGroup; visit?: undefined } | { visit: DoctorBooking; group?: undefined }

/** What the server lists by: its day and time, those of past days last. */
const placeOf = ({ date, time }: { date: string | null; time: string | null }, nowMs: number) =>
  `${date && daysUntil(date, nowMs) < 0 ? 'b' : 'a'} ${date ?? ''} ${time ?? ''}`

/**
 * The rows of the list with the visits to doctors at their time.
 * @param rows in the server's order; those without a day are first
 * @param isWhole false while later rows are not loaded: later visits follow with them
 */
export function inOrder(
  rows: readonly Booking[],
  visits: readonly DoctorBooking[],
  isWhole: boolean,
  nowMs: number = Date.now(),
): Appointment[] {
  const later = visits
    .map((visit) => ({ visit, place: placeOf(visit, nowMs) }))
    .sort((a, b) => a.place.localeCompare(b.place))
  const list: Appointment[] = []
  for (const group of groupCourses(rows)) {
    const [first] = group.bookings
    const own = first ? placeOf(first, nowMs) : ''
    const before = later.filter(({ place }) => place < own).length
    list.push(...later.splice(0, before).map(({ visit }) => ({ visit })), { group })
  }
  return isWhole ? [...list, ...later.map(({ visit }) => ({ visit }))] : list
}
