import type { Translate } from './engine'
import { formatNumber } from './format'

const MINUTES_PER_HOUR = 60

/**
 * A duration in the same words everywhere: "about 45 min", "about 2.5 h".
 * @param minutes whole minutes
 * @param common the texts of `common`
 */
export const durationText = (minutes: number, common: Translate<'common'>): string =>
  minutes < MINUTES_PER_HOUR
    ? common('booking.minutes', { n: minutes })
    : common('booking.hours', { n: formatNumber(Math.round((minutes / MINUTES_PER_HOUR) * 10) / 10) })
