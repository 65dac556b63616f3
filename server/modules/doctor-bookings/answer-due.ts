import type { OpeningHours } from '../../db/schema/shops'
import { addDays, dayText, instantOf, weekdayOf } from '../../lib/store-time'

const DAY_MS = 86_400_000
const DAYS_LOOKED_AT = 60

const hoursOn = (
  hours: readonly OpeningHours[],
  closedDays: ReadonlySet<string>,
  day: string,
): OpeningHours[] => (closedDays.has(day) ? [] : hours.filter((row) => row.weekday === weekdayOf(day)))

function opensAt(rows: readonly OpeningHours[], day: string, zone: string): Date {
  return instantOf(day, rows.map((row) => row.open).sort()[0] ?? '00:00', zone)
}

/** A `close` not later than `open` is after midnight. */
function closesAt(rows: readonly OpeningHours[], day: string, zone: string): Date {
  return new Date(
    Math.max(
      ...rows.map((row) =>
        instantOf(row.close <= row.open ? addDays(day, 1) : day, row.close, zone).getTime(),
      ),
    ),
  )
}

/**
 * Until when a doctor answers: one working day of the clinic. A request that arrives before the clinic opens is answered by its close
 * of that day, one that arrives later by the close of the next day on which it opens; days of rest and holidays do not count.
 * A clinic that never opens in the next 60 days leaves 24 hours.
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
