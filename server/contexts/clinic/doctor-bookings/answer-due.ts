import { addDays, weekdayOf } from '../../../../contract/rules/dates'
import type { Day } from '../../../../contract/rules/day'
import type { OpeningHours } from '../../../db/schema/shops'
import { dayText, instantOf } from '../../../lib/store-time'

const DAY_MS = 86_400_000
const DAYS_LOOKED_AT = 60

const hoursOn = (
  hours: readonly OpeningHours[],
  closedDays: ReadonlySet<string>,
  day: Day,
): OpeningHours[] => (closedDays.has(day) ? [] : hours.filter((row) => row.weekday === weekdayOf(day)))

function opensAt(rows: readonly OpeningHours[], day: Day, zone: string): Date {
  return instantOf(day, rows.map((row) => row.open).sort()[0] ?? '00:00', zone)
}

/** A `close` not later than `open` is after midnight. */
function closesAt(rows: readonly OpeningHours[], day: Day, zone: string): Date {
  return new Date(
    Math.max(
      ...rows.map((row) =>
        instantOf(row.close <= row.open ? addDays(day, 1) : day, row.close, zone).getTime(),
      ),
    ),
  )
}

/**
 * The deadline for a doctor's answer, one working day of the clinic: a request that arrives before opening is
 * due at closing time of the same day, a later one at closing time of the next day on which the clinic opens.
 * Closed days and holidays do not count. 24 hours for a clinic that does not open within 60 days.
 */
export function answerDue(
  hours: readonly OpeningHours[],
  closedDays: ReadonlySet<string>,
  sentAt: Date,
  zone: string,
): Date {
  const today = dayText(sentAt, zone)
  for (let offset = 0; offset <= DAYS_LOOKED_AT; offset += 1) {
    const day = addDays(today, offset)
    const rows = hoursOn(hours, closedDays, day)
    if (rows.length === 0 || (offset === 0 && sentAt >= opensAt(rows, day, zone))) continue
    return closesAt(rows, day, zone)
  }
  return new Date(sentAt.getTime() + DAY_MS)
}
