/**
 * Calendar arithmetic on day strings ('yyyy-MM-dd'). It never uses Date: a day in the store's zone must stay
 * the same day on a device in any other zone.
 */

import { type CalendarDay, type Day, daysInMonth, formatDay, pad, parseDay } from './day'

export * from './day'

const MONTH_PATTERN = /^(\d{4})-(\d{2})$/

/** Clamps the day to the last day of its month (31 → 30, 29 or 28). */
export function correctDay({ year, month, day }: CalendarDay): CalendarDay {
  return { year, month, day: Math.min(Math.max(day, 1), daysInMonth(year, month)) }
}

/** Clamps the day to [min, max]; days with four-digit years sort as strings. */
export function clampDay<T extends string>(day: T, min: T, max: T): T {
  if (day < min) return min
  return day > max ? max : day
}

/** Days since 1970-01-01 (negative before). */
export function dayNumber({ year, month, day }: CalendarDay): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return (
    era * 146097 +
    yearOfEra * 365 +
    Math.floor(yearOfEra / 4) -
    Math.floor(yearOfEra / 100) +
    dayOfYear -
    719468
  )
}

/** The calendar day that is this many days after 1970-01-01. */
export function dayOfNumber(number: number): CalendarDay {
  const shifted = number + 719468
  const era = Math.floor(shifted / 146097)
  const dayOfEra = shifted - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  }
}

/** The day this many days later (earlier when negative); an invalid day is returned unchanged. */
export function addDays<T extends string>(day: T, count: number): T | Day {
  const parsed = parseDay(day)
  return parsed ? formatDay(dayOfNumber(dayNumber(parsed) + count)) : day
}

/** Whole days from one day to another; 0 when either is invalid. */
export function daysBetween(from: string, to: string): number {
  const start = parseDay(from)
  const end = parseDay(to)
  return start && end ? dayNumber(end) - dayNumber(start) : 0
}

/** Weekday of a day, 0 = Sunday … 6 = Saturday. */
export function weekdayOf(day: string): number {
  const parsed = parseDay(day)
  return parsed ? (((dayNumber(parsed) + 4) % 7) + 7) % 7 : 0
}

/** 'yyyy-MM' of a day. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** Year and month of a 'yyyy-MM' text; null when it is invalid. */
export function parseMonth(text: string): { year: number; month: number } | null {
  const match = MONTH_PATTERN.exec(text)
  if (!match) return null
  const month = Number(match[2])
  return month >= 1 && month <= 12 ? { year: Number(match[1]), month } : null
}

/** The month ('yyyy-MM') this many months later; an invalid month is returned unchanged. */
export function addMonths(month: string, count: number): string {
  const parsed = parseMonth(month)
  if (!parsed) return month
  const index = parsed.year * 12 + parsed.month - 1 + count
  return `${pad(Math.floor(index / 12), 4)}-${pad((index % 12) + 1, 2)}`
}

/**
 * The weeks of a month: a day per cell, null for a cell outside the month.
 * @param firstWeekday first day of a week, 0 = Sunday … 6 = Saturday
 */
export function monthGrid(month: string, firstWeekday = 0): (Day | null)[][] {
  const parsed = parseMonth(month)
  if (!parsed) return []
  const lead = (weekdayOf(formatDay({ ...parsed, day: 1 })) - firstWeekday + 7) % 7
  const cells: (Day | null)[] = Array.from({ length: lead }, () => null)
  for (let day = 1; day <= daysInMonth(parsed.year, parsed.month); day += 1)
    cells.push(formatDay({ ...parsed, day }))
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
