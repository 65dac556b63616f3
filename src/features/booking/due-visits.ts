import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { requestFaces } from '@/features/clinics/request-faces'
import type { Translate } from '@/i18n/engine'
import { daysUntil, formatDayTime, formatTime } from '@/i18n/format'

/** When the first of the offered times ends. */
const dueOf = ({ offers }: DoctorBooking): string | undefined =>
  offers
    .filter(({ state }) => state === 'open')
    .map(({ expireTime }) => expireTime)
    .sort()[0]

/** By when one of the offered times is chosen. */
export function dueText(visit: DoctorBooking, t: Translate<'pages-common'>, nowMs?: number) {
  const due = dueOf(visit)
  return (
    due &&
    (daysUntil(due, nowMs) === 0
      ? t('reservation.visit.dueToday', { time: formatTime(due) })
      : t('reservation.visit.due', { when: formatDayTime(due) }))
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
