import { addDays, weekdayOf } from '../../../../contract/rules/dates'
import type { Day, Time } from '../../../../contract/rules/day'
import type { OpeningHours } from '../../../db/schema/shops'
import { dayText, minutesOf, timeAt, timeText } from '../../../lib/store-time'

/**
 * `closesAt` is null when the clinic never closes; `opensAt` of an open clinic is the end of its break today;
 * `opensDay` is set when a closed one next opens on another day.
 */
export interface OpenState {
  isOpen: '0' | '1'
  closesAt: Time | null
  opensAt: Time | null
  opensDay: Day | null
}

/** Interval in minutes since today's midnight on the clinic's clock. */
interface Interval {
  start: number
  end: number
}

const MINUTES_A_DAY = 1440
const DAYS_AHEAD = 60

const timeInDay = (minutes: number): Time =>
  timeAt(((minutes % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY)

/**
 * Open intervals from yesterday on, because yesterday's hours may pass midnight; adjacent intervals are
 * merged.
 */
function openIntervals(
  hours: readonly OpeningHours[],
  closedDays: Pick<ReadonlySet<string>, 'has'>,
  today: Day,
): Interval[] {
  const all: Interval[] = []
  for (let offset = -1; offset <= DAYS_AHEAD; offset += 1) {
    const day = addDays(today, offset)
    if (closedDays.has(day)) continue
    const weekday = weekdayOf(day)
    for (const row of hours) {
      if (row.weekday !== weekday) continue
      const start = offset * MINUTES_A_DAY + minutesOf(row.open)
      const end = offset * MINUTES_A_DAY + minutesOf(row.close) + (row.close <= row.open ? MINUTES_A_DAY : 0)
      all.push({ start, end })
    }
  }
  all.sort((a, b) => a.start - b.start)
  return all.reduce<Interval[]>((merged, next) => {
    const last = merged.at(-1)
    if (last && next.start <= last.end) last.end = Math.max(last.end, next.end)
    else merged.push({ ...next })
    return merged
  }, [])
}

function hoursAt(
  hours: readonly OpeningHours[],
  closedDays: Pick<ReadonlySet<string>, 'has'>,
  now: Date,
  zone: string,
) {
  const today = dayText(now, zone)
  const minute = minutesOf(timeText(now, zone))
  const intervals = openIntervals(hours, closedDays, today)
  const current = intervals.find((interval) => interval.start <= minute && minute < interval.end)
  return { today, minute, intervals, current }
}

/** Whether a clinic is open at `now`; see `openState`. */
export const isOpenAt = (...of: Parameters<typeof hoursAt>): boolean => hoursAt(...of).current !== undefined

/**
 * Whether a clinic is open at `now` on its own clock. Several rows for one weekday express a break; a `close`
 * that is not later than `open` lies after midnight; days in `closedDays` ('yyyy-MM-dd') are closed
 * regardless of their weekday.
 */
export function openState(
  hours: readonly OpeningHours[],
  closedDays: Pick<ReadonlySet<string>, 'has'>,
  now: Date,
  zone: string,
): OpenState {
  const { today, minute, intervals, current } = hoursAt(hours, closedDays, now, zone)
  if (current) {
    const isAlways = current.end > DAYS_AHEAD * MINUTES_A_DAY
    const again = intervals.find(({ start }) => start > current.end && start < MINUTES_A_DAY)
    return {
      isOpen: '1',
      closesAt: isAlways ? null : timeInDay(current.end),
      opensAt: again ? timeInDay(again.start) : null,
      opensDay: null,
    }
  }
  const next = intervals.find((interval) => interval.start > minute)
  if (!next) return { isOpen: '0', closesAt: null, opensAt: null, opensDay: null }
  const daysAway = Math.floor(next.start / MINUTES_A_DAY)
  return {
    isOpen: '0',
    closesAt: null,
    opensAt: timeInDay(next.start),
    opensDay: daysAway === 0 ? null : addDays(today, daysAway),
  }
}
