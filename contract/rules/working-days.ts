import { addDays, isDay, weekdayOf } from './dates'
import type { Day } from './day'

const SATURDAY = 6
const SUNDAY = 0

/**
 * The day `count` working days (Monday to Friday) after a day; 0 is the day itself. Public holidays count as
 * working days.
 * @throws RangeError for an invalid day, for which the loop would never end
 */
export function addWorkingDays(day: Day, count: number): Day {
  if (!isDay(day)) throw new RangeError(`${day} is no day`)
  let at = day
  for (let left = count; left > 0;) {
    at = addDays(at, 1)
    const weekday = weekdayOf(at)
    if (weekday !== SATURDAY && weekday !== SUNDAY) left -= 1
  }
  return at
}
