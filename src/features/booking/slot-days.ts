import { addDays, addMonths, monthGrid, monthOf } from '@contract/rules/dates'
import type { Day, Time } from '@contract/rules/day'
import { type MonthNumber, toMonthNumber } from '@/utils/month-number'

/** `busy`: the person has other appointments at all free times. */
export type SlotDayState = 'free' | 'scarce' | 'full' | 'rest' | 'holiday' | 'notOpen' | 'past' | 'busy'
/** A day of the slot picker; `left` is the number of remaining places when they are scarce. */
export type SlotDay = { date: Day; state: SlotDayState; left?: number; isEarliest?: boolean }

/** `busy`: the person has another appointment then. */
export type SlotTimeState = 'free' | 'scarce' | 'full' | 'past' | 'busy'
/** A time of one day with its places. */
export type SlotTime = { slotId: string; time: Time; left: number; capacity: number; state: SlotTimeState }

export type DayPart = 'morning' | 'afternoon' | 'evening'
export const DAY_PARTS: readonly DayPart[] = ['morning', 'afternoon', 'evening']
const AFTERNOON_FROM = '12:00'
const EVENING_FROM = '18:00'

const isBookable = (of: { state: string } | undefined): boolean =>
  of?.state === 'free' || of?.state === 'scarce'
export const isBookableDay: (day: Pick<SlotDay, 'state'> | undefined) => boolean = isBookable
export const isBookableTime: (time: Pick<SlotTime, 'state'>) => boolean = isBookable

/** Part of day of a time: morning until noon, afternoon until 18:00, then evening. */
export function dayPartOf(time: Time): DayPart {
  if (time < AFTERNOON_FROM) return 'morning'
  return time < EVENING_FROM ? 'afternoon' : 'evening'
}

/** The times of a day by part of day, each part in order. */
export function groupTimes(times: readonly SlotTime[]): Record<DayPart, SlotTime[]> {
  const groups: Record<DayPart, SlotTime[]> = { morning: [], afternoon: [], evening: [] }
  for (const time of [...times].sort((a, b) => (a.time < b.time ? -1 : 1)))
    groups[dayPartOf(time.time)].push(time)
  return groups
}

/** The state of any date: dates before the first known day are past, unknown dates after it are not open yet. */
export function dayOn(days: ReadonlyMap<Day, SlotDay>, firstDate: Day | undefined, date: Day): SlotDay {
  return days.get(date) ?? { date, state: firstDate && date < firstDate ? 'past' : 'notOpen' }
}

/** The first bookable day; undefined when there is none. */
export const firstOpenDay = (days: readonly SlotDay[]): Day | undefined =>
  days
    .filter(isBookableDay)
    .map(({ date }) => date)
    .sort()[0]

/** Months from the first to the last known day; null when no day is known. */
export function monthSpan(days: readonly SlotDay[]): { first: string; last: string } | null {
  const dates = days.map(({ date }) => date).sort()
  const first = dates[0]
  const last = dates[dates.length - 1]
  return first && last ? { first: monthOf(first), last: monthOf(last) } : null
}

/** The previous or next month; null when it is outside the span. */
export function neighbourMonth(
  month: string,
  step: 1 | -1,
  span: { first: string; last: string },
): string | null {
  const next = addMonths(month, step)
  return next < span.first || next > span.last ? null : next
}

/** Fewer weeks would show hardly a day to choose from at the end of a month. */
const WEEKS_AT_LEAST = 3
const WEEK = [0, 1, 2, 3, 4, 5, 6] as const

/**
 * The weeks that a picker shows of a month, seven cells each, null where there is no day. Past weeks are omitted: they
 * would push the times off the screen. Known days of the months before and after fill the weeks at both ends; the last
 * days of a month are followed by the next weeks.
 * @param firstDate the first day that may be chosen
 */
export function weeksShown(
  month: string,
  firstWeekday: number,
  days: ReadonlyMap<Day, SlotDay>,
  firstDate: Day | undefined,
): (Day | null)[][] {
  const isKnown = (date: Day) => days.has(date) && (!firstDate || date >= firstDate)
  const weekFrom = (start: Day) =>
    WEEK.map((offset) => addDays(start, offset)).map((date) =>
      monthOf(date) === month || isKnown(date) ? date : null,
    )
  const starts = monthGrid(month, firstWeekday).flatMap((week) => {
    const at = week.findIndex(Boolean)
    const date = week[at]
    return date ? [addDays(date, -at)] : []
  })
  const open = starts.filter((start) => !firstDate || addDays(start, WEEK.length - 1) >= firstDate)
  const weeks = (open.length > 0 ? open : starts).map(weekFrom)
  let next = addDays(starts[starts.length - 1] as Day, WEEK.length)
  while (weeks.length < WEEKS_AT_LEAST && WEEK.some((offset) => isKnown(addDays(next, offset)))) {
    weeks.push(weekFrom(next))
    next = addDays(next, WEEK.length)
  }
  return weeks
}

/** Number of the month (1–12) of a 'yyyy-MM' or 'yyyy-MM-dd' text. */
export const monthNumber = (text: string): MonthNumber => toMonthNumber(text.slice(5, 7))

/** Marks the days or times that are free, but not for a person with other appointments. */
export const withBusy = <T extends { state: string }>(
  all: readonly T[] | undefined,
  busy: readonly string[] | undefined,
  keyOf: (one: T) => string,
) =>
  busy?.length
    ? all?.map((one) =>
        isBookable(one) && busy.includes(keyOf(one)) ? { ...one, state: 'busy' as const } : one,
      )
    : all
