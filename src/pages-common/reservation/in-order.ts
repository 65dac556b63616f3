import type { Booking } from '@contract/routes/bookings'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { type BookingGroup, groupCourses } from './group-courses'

/** An appointment of an order, the doses of a course, or a visit to a doctor. */
export type Appointment =
  { group: BookingGroup; visit?: undefined } | { visit: DoctorBooking; group?: undefined }

const momentOf = ({ date, time }: { date: string | null; time: string | null }) =>
  `${date ?? ''} ${time ?? ''}`

/**
 * The rows of the list with the visits to doctors at their time.
 * @param rows by time; those without a day are first
 * @param visits by time
 * @param isWhole false while later rows are not loaded: later visits follow with them
 */
export function inOrder(
  rows: readonly Booking[],
  visits: readonly DoctorBooking[],
  isWhole: boolean,
): Appointment[] {
  const later = [...visits]
  const list: Appointment[] = []
  for (const group of groupCourses(rows)) {
    const [first] = group.bookings
    while (first && later[0] && momentOf(later[0]) < momentOf(first)) {
      const visit = later.shift()
      if (visit) list.push({ visit })
    }
    list.push({ group })
  }
  return isWhole ? [...list, ...later.map((visit) => ({ visit }))] : list
}
