import type { Booking } from '@contract/routes/bookings'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { daysUntil } from '@/i18n/format'

/** An appointment of an order, or a visit to a doctor. */
export type Appointment =
  { booking: Booking; visit?: undefined } | { visit: DoctorBooking; booking?: undefined }

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
  for (const booking of rows) {
    const before = later.filter(({ place }) => place < placeOf(booking, nowMs)).length
    list.push(...later.splice(0, before).map(({ visit }) => ({ visit })), { booking })
  }
  return isWhole ? [...list, ...later.map(({ visit }) => ({ visit }))] : list
}

/** The list by the months of the appointments; '' for what has no day, and last what is over. */
export function byMonth(
  list: readonly Appointment[],
  nowMs?: number,
): { month: string; list: Appointment[] }[] {
  const months: { month: string; list: Appointment[] }[] = []
  for (const one of list) {
    const { date } = one.visit ?? one.booking
    const month = date === null ? '' : daysUntil(date, nowMs) < 0 ? 'over' : date.slice(0, 7)
    const last = months.at(-1)
    if (last?.month === month) last.list.push(one)
    else months.push({ month, list: [one] })
  }
  return months
}
