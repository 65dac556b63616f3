import type { OpeningHours } from '../../db/schema/shops'
import { addDays, dayText, timeText, weekdayOf } from '../../lib/store-time'

/** `closesAt` is null when it never closes; `opensDay` is set when it opens on another day than today. */
export interface OpenState {
  isOpen: '0' | '1'
  closesAt: string | null
  opensAt: string | null
  opensDay: string | null
}

/** Minutes from today's midnight on the store's wall clock. */
interface Interval {
  start: number
  end: number
}

const MINUTES_A_DAY = 1440
const DAYS_AHEAD = 60

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const timeAt = (minutes: number): string => {
  const inDay = ((minutes % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

/** Yesterday counts too: it may still be open after midnight. Intervals that touch are one. */
function openIntervals(
  hours: readonly OpeningHours[],
  closedDays: ReadonlySet<string>,
  today: string,
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

/**
 * Is a store open at `now` on its own wall clock? Several rows of one weekday are a break; a `close` not later than
 * `open` is after midnight; `closedDays` ('yyyy-MM-dd') are closed whatever their weekday says.
 */
export function openState(
  hours: readonly OpeningHours[],
  closedDays: ReadonlySet<string>,
  now: Date,
  zone: string,
): OpenState {
  const today = dayText(now, zone)
  const minute = minutesOf(timeText(now, zone))
  const intervals = openIntervals(hours, closedDays, today)
  const current = intervals.find((interval) => interval.start <= minute && minute < interval.end)
  if (current) {
    const isAlways = current.end > DAYS_AHEAD * MINUTES_A_DAY
    return { isOpen: '1', closesAt: isAlways ? null : timeAt(current.end), opensAt: null, opensDay: null }
  }
  const next = intervals.find((interval) => interval.start > minute)
  if (!next) return { isOpen: '0', closesAt: null, opensAt: null, opensDay: null }
  const daysAway = Math.floor(next.start / MINUTES_A_DAY)
  return {
    isOpen: '0',
    closesAt: null,
    opensAt: timeAt(next.start),
    opensDay: daysAway === 0 ? null : addDays(today, daysAway),
  }
}
