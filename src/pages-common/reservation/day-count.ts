import type { Booking } from '@contract/bookings'
import { momentToMs, msToDay } from '@/i18n/format'

const DAY_MS = 86_400_000

/** How far away an appointment is, in days of the store: today, tomorrow, 3 days to go. */
export function dayCountText(
  { date }: Pick<Booking, 'date'>,
  t: (key: string, params?: { n: number }) => string,
  nowMs: number = Date.now(),
): string {
  if (!date) return ''
  const days = Math.round((momentToMs(date) - momentToMs(msToDay(nowMs))) / DAY_MS)
  if (days < 0) return t('reservation.over')
  return days === 0
    ? t('reservation.today')
    : days === 1
      ? t('reservation.tomorrow')
      : t('reservation.days', { n: days })
}
