const MINUTE_S = 60
const HOUR_S = 3600
const DAY_S = 86400
/** Below this age a moment is 'just now'. */
const JUST_NOW_S = 300
/** Up to this age days are counted; older moments are shown as a date. */
const RELATIVE_DAYS_MAX = 30

/** An i18n key of the `common` namespace with its count, or `date` when the date itself is to be shown. */
export type RelativeTime =
  | { key: 'relative.justNow' | 'relative.minutes' | 'relative.hours' | 'relative.days'; count: number }
  | { key: 'date' }

/**
 * Age of a moment: under 300 s just now, then whole minutes, hours, and days up to 30. A moment in the future
 * (clocks differ) counts as just now.
 * @param thenMs epoch milliseconds
 * @param nowMs the present, epoch milliseconds
 */
export function relativeTime(thenMs: number, nowMs: number): RelativeTime {
  const ageS = Math.floor((nowMs - thenMs) / 1000)
  if (ageS < JUST_NOW_S) return { key: 'relative.justNow', count: 0 }
  if (ageS < HOUR_S) return { key: 'relative.minutes', count: Math.floor(ageS / MINUTE_S) }
  if (ageS < DAY_S) return { key: 'relative.hours', count: Math.floor(ageS / HOUR_S) }
  const days = Math.floor(ageS / DAY_S)
  return days <= RELATIVE_DAYS_MAX ? { key: 'relative.days', count: days } : { key: 'date' }
}
