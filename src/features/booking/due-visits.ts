import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { requestFaces } from '@/features/clinics/request-faces'
import type { Translate } from '@/i18n/engine'
import { daysUntil, formatShortMoment, formatTime } from '@/i18n/format'

/** When the first of the offered times ends. */
const dueOf = ({ offers }: DoctorBooking): string | undefined =>
  offers
    .filter(({ state }) => state === 'open')
    .map(({ expireTime }) => expireTime)
    .sort()[0]

/** Whether one of the offered times has to be chosen today. */
export function isDueToday(visit: DoctorBooking, nowMs?: number): boolean {
  const due = dueOf(visit)
  return due !== undefined && daysUntil(due, nowMs) === 0
}

/** Of the next days, hence without a year. */
export const shortly = (moment: string): string =>
  formatShortMoment(moment.slice(0, 10), moment.slice(11, 16))

/** By when one of the offered times is chosen. */
export function dueText(visit: DoctorBooking, t: Translate<'common'>, nowMs?: number) {
  const due = dueOf(visit)
  return (
    due &&
    (isDueToday(visit, nowMs)
      ? t('booking.visit.dueToday', { time: formatTime(due) })
      : t('booking.visit.due', { when: shortly(due) }))
  )
}

/** The open requests that wait for the person, the first to end first, and the others. */
export function partVisits(visits: readonly DoctorBooking[]) {
  const isDue = ({ state }: DoctorBooking) => requestFaces[state].isOff
  // 'z' is after every moment: what has expired comes after what can still be chosen
  const placeOf = (visit: DoctorBooking) => dueOf(visit) ?? 'z'
  return {
    due: visits.filter(isDue).sort((a, b) => placeOf(a).localeCompare(placeOf(b))),
    others: visits.filter((visit) => !isDue(visit)),
  }
}
