import { addDays } from '@contract/rules/dates'
import type { Day } from '@contract/rules/day'
import type { Translate } from '@/i18n/engine'
import { formatDayTime, formatShortDay } from '@/i18n/format'
import { capitalized } from '@/utils/capitalized'

/** Title of a day's messages: today and yesterday by name; the year only when it is not the present one. */
export function dayTitle(day: Day, today: Day, t: Translate<'pages-mine'>): string {
  const date = day.slice(0, 4) === today.slice(0, 4) ? formatShortDay(day) : formatDayTime(day)
  if (day === today) return t('messages.today', { day: date })
  return day === addDays(today, -1) ? t('messages.yesterday', { day: date }) : capitalized(date)
}
