import type { Booking } from '@contract/routes/bookings'
import type { Translate } from '@/i18n/engine'
import { momentToMs, msToDay } from '@/i18n/format'

const DAY_MS = 86_400_000

/** Days until an appointment in the store's zone: today, tomorrow, 3 days to go. */
export function dayCountText(
  { date }: Pick<Booking, 'date'>,
  t: Translate<'pages-common'>,
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
