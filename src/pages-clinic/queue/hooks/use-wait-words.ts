import { formatNumber } from '@/i18n/format'
import { useText } from '@/i18n/use-text'

/** Minutes from which a wait is given in hours: minutes would suggest false precision. */
const HOURS_FROM_MINUTES = 90
const HALF_HOUR = 30

const halfHours = (halves: number): string => formatNumber(halves / 2, halves % 2)

/** An expected wait as a range of minutes, or of half hours when it is long. */
export function useWaitWords(): (fromMinutes: number, toMinutes: number) => string {
  const { t } = useText('pages-clinic')
  return (from, to) =>
    to < HOURS_FROM_MINUTES
      ? t('queue.wait.minutes', { from, to })
      : t('queue.wait.hours', {
          from: halfHours(Math.floor(from / HALF_HOUR)),
          to: halfHours(Math.ceil(to / HALF_HOUR)),
        })
}
