import { clampDay, correctDay, daysInMonth, formatDay, parseDay, type CalendarDay } from './calendar'

/** Years offered before and after the current one when a date picker is given no bounds. */
export const DATE_PICKER_SPAN_YEARS = 150
export const FIRST_TIME = '00:00'
export const LAST_TIME = '23:59'

export type DayRange = { min: string; max: string }

const numbersFrom = (first: number, last: number, step = 1): number[] =>
  Array.from(
    { length: Math.max(0, Math.floor((last - first) / step) + 1) },
    (_, index) => first + index * step,
  )

/** The days a date picker offers: the given bounds, else 1 January 150 years ago to 31 December 150 years ahead. */
export function dayRange(currentYear: number, min?: string, max?: string): DayRange {
  const first =
    min && parseDay(min) ? min : formatDay({ year: currentYear - DATE_PICKER_SPAN_YEARS, month: 1, day: 1 })
  const last =
    max && parseDay(max) ? max : formatDay({ year: currentYear + DATE_PICKER_SPAN_YEARS, month: 12, day: 31 })
  return first <= last ? { min: first, max: last } : { min: first, max: first }
}

/**
 * The day a date picker stands on: a day of the month that does not exist becomes the last valid one, then the
 * bounds hold. A text that is not three numbers becomes `fallback`, clamped.
 */
export function normaliseDay(text: string | undefined, range: DayRange, fallback: string): string {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text ?? '')
  if (!match) return clampDay(fallback, range.min, range.max)
  const month = Math.min(Math.max(Number(match[2]), 1), 12)
  return clampDay(
    formatDay(correctDay({ year: Number(match[1]), month, day: Number(match[3]) })),
    range.min,
    range.max,
  )
}

const boundsOf = ({ min, max }: DayRange): { first: CalendarDay; last: CalendarDay } => {
  const first = parseDay(min)
  const last = parseDay(max)
  if (!first || !last) throw new RangeError(`not a day range: ${min} – ${max}`)
  return { first, last }
}

/** The years, months and days that can be chosen while the picker stands on `day` (a day inside the range). */
export function dayColumns(
  day: string,
  range: DayRange,
): { years: number[]; months: number[]; days: number[] } {
  const { first, last } = boundsOf(range)
  const { year, month } = parseDay(day) ?? first
  const isFirstYear = year === first.year
  const isLastYear = year === last.year
  const lastOfMonth = daysInMonth(year, month)
  return {
    years: numbersFrom(first.year, last.year),
    months: numbersFrom(isFirstYear ? first.month : 1, isLastYear ? last.month : 12),
    days: numbersFrom(
      isFirstYear && month === first.month ? first.day : 1,
      isLastYear && month === last.month ? last.day : lastOfMonth,
    ),
  }
}

/** The day after one part was turned: the day of the month is brought down to the last valid one, the bounds hold. */
export function turnDay(day: string, part: Partial<CalendarDay>, range: DayRange): string {
  const { first } = boundsOf(range)
  return clampDay(formatDay(correctDay({ ...(parseDay(day) ?? first), ...part })), range.min, range.max)
}

/** Minutes since midnight of 'HH:mm', or null when it is no time of day. */
export function parseTime(text: string): number | null {
  const match = /^(\d{2}):(\d{2})$/.exec(text)
  if (!match) return null
  const hours = Number(match[1])
  const minutes = Number(match[2])
  return hours <= 23 && minutes <= 59 ? hours * 60 + minutes : null
}

/** 'HH:mm' of minutes since midnight (0–1439). */
export const formatTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Bounds (minutes since midnight) and step (minutes) of a time picker. */
export type TimeRange = { min: number; max: number; step: number }

/** The times a time picker offers, by default every minute from 00:00 to 23:59. */
export function timeRange(min: string = FIRST_TIME, max: string = LAST_TIME, stepMinutes = 1): TimeRange {
  const first = parseTime(min) ?? 0
  const last = parseTime(max) ?? 1439
  return { min: first, max: Math.max(first, last), step: Math.min(Math.max(Math.floor(stepMinutes), 1), 60) }
}

const minutesOfHour = (hour: number, { min, max, step }: TimeRange): number[] =>
  numbersFrom(0, 59, step).filter((minute) => hour * 60 + minute >= min && hour * 60 + minute <= max)

/** Hours and minutes that can be chosen while the picker stands on `time` (minutes since midnight). */
export function timeColumns(time: number, range: TimeRange): { hours: number[]; minutes: number[] } {
  const hours = numbersFrom(Math.floor(range.min / 60), Math.floor(range.max / 60)).filter(
    (hour) => minutesOfHour(hour, range).length > 0,
  )
  return { hours, minutes: minutesOfHour(Math.floor(time / 60), range) }
}

/** The offered time nearest to the wanted one; the earlier of two equally near. Minutes since midnight. */
export function clampTime(wanted: number, range: TimeRange): number {
  const { hours } = timeColumns(range.min, range)
  const offered = hours.flatMap((hour) => minutesOfHour(hour, range).map((minute) => hour * 60 + minute))
  return offered.reduce(
    (best, time) => (Math.abs(time - wanted) < Math.abs(best - wanted) ? time : best),
    offered[0] ?? range.min,
  )
}
