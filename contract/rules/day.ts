// Split from dates.ts, so that the mini-program's main package does not include the calendar arithmetic.

/**
 * Day in the store's zone: 2026-11-24. Literals are checked only for their form; any other text has to pass
 * `isDay`.
 */
export type Day = `${number}-${number}-${number}`
/** Time of a day in the store's zone: 10:30. */
export type Time = `${number}:${number}`
/** Moment in the store's zone: 2026-11-24 10:30:00. */
export type Moment = `${Day} ${Time}:${number}`

/** Wire format of each; `isDay` also checks that the day exists. */
export const forms = {
  day: /^\d{4}-\d{2}-\d{2}$/,
  moment: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/,
  time: /^\d{2}:\d{2}$/,
} as const

/** A day of the proleptic Gregorian calendar; month and day count from 1. */
export type CalendarDay = { year: number; month: number; day: number }

const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/

/** Zero-pads a number. */
export const pad = (value: number, width: number) => String(value).padStart(width, '0')

export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Number of days in a month (1–12). */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** 'yyyy-MM-dd' of a calendar day. */
export const formatDay = ({ year, month, day }: CalendarDay): Day =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as Day

/** The calendar day of a 'yyyy-MM-dd' text; null when it is not a real day (2026-02-30, 2026-13-01, '2026-1-1'). */
export function parseDay(text: string): CalendarDay | null {
  const match = DAY_PATTERN.exec(text)
  if (!match) return null
  const parsed = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
  const isReal =
    parsed.year >= 1 &&
    parsed.month >= 1 &&
    parsed.month <= 12 &&
    parsed.day >= 1 &&
    parsed.day <= daysInMonth(parsed.year, parsed.month)
  return isReal ? parsed : null
}

/** A time in the form 'HH:mm'. */
export const isTime = (text: string): text is Time => forms.time.test(text)

/** A day 'yyyy-MM-dd' that exists in the calendar: no 30 February. */
export const isDay = (text: string): text is Day => parseDay(text) !== null
