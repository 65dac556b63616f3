import type { Booking } from '@contract/routes/bookings'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import type { Translate } from '@/i18n/engine'
import { daysUntil, momentToMs } from '@/i18n/format'

/** Days until an appointment in the store's zone: today, tomorrow, 3 days to go. */
export function dayCountText(
  { date }: Pick<Booking, 'date'>,
  t: Translate<'pages-common'>,
  nowMs: number = Date.now(),
): string {
  if (!date) return ''
  const days = daysUntil(date, nowMs)
  if (days < 0) return t('reservation.over')
  return days === 0
    ? t('reservation.today')
    : days === 1
      ? t('reservation.tomorrow')
      : t('reservation.days', { n: days })
}

/** Who comes late is still seen, and looks for this appointment first. */
const LATE_MS = 3_600_000

/** The next appointment whose code can be shown, or confirmed visit; what is over may still be in the list. */
export const soonestId = (
  rows: readonly Booking[],
  visits: readonly DoctorBooking[],
  nowMs: number = Date.now(),
): string | undefined =>
  [
    ...rows.filter(({ actions }) => actions.includes('showCode')),
    ...visits.filter(({ state }) => state === 'confirmed'),
  ]
    .filter(({ date, time }) => date && momentToMs(`${date} ${time}:00`) > nowMs - LATE_MS)
    .map(({ id, date, time }) => ({ id, at: `${date} ${time}` }))
    .sort((a, b) => a.at.localeCompare(b.at))[0]?.id

/** From the day before, the code is what is needed next. */
export const isCodeSoon = ({ date }: Pick<Booking, 'date'>, nowMs?: number): boolean =>
  date !== null && daysUntil(date, nowMs) <= 1
