import {
  clampDay,
  correctDay,
  daysInMonth,
  formatDay,
  parseDay,
  type CalendarDay,
} from '@contract/rules/dates'

/** Years offered before and after the current one when a date picker has no bounds. */
const DATE_PICKER_SPAN_YEARS = 150

export type DayRange = { min: string; max: string }

const numbersFrom = (first: number, last: number, step = 1): number[] =>
  Array.from(
    { length: Math.max(0, Math.floor((last - first) / step) + 1) },
    (_, index) => first + index * step,
  )

/**
 * The days offered by a date picker: the given bounds, else 1 January 150 years ago to 31 December 150 years
 * ahead.
 */
export function dayRange(currentYear: number, min?: string, max?: string): DayRange {
  const first =
    min && parseDay(min) ? min : formatDay({ year: currentYear - DATE_PICKER_SPAN_YEARS, month: 1, day: 1 })
  const last =
    max && parseDay(max) ? max : formatDay({ year: currentYear + DATE_PICKER_SPAN_YEARS, month: 12, day: 31 })
  return first <= last ? { min: first, max: last } : { min: first, max: first }
}

/**
 * The selected day of a date picker: a day that does not exist becomes the last of its month, then the bounds
 * apply. A text that is not three numbers becomes `fallback`, clamped.
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

/** The years, months and days that can be chosen while `day` is selected (a day inside the range). */
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

/** The day after one part changed: clamped to the last day of the month and to the bounds. */
export function turnDay(day: string, part: Partial<CalendarDay>, range: DayRange): string {
  const { first } = boundsOf(range)
  return clampDay(formatDay(correctDay({ ...(parseDay(day) ?? first), ...part })), range.min, range.max)
}
