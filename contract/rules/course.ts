import { addDays, type Day, daysBetween, weekdayOf } from './dates'

/** Days after the earliest day of a dose within which it is best given, for goods that do not say their own. */
export const usualWindowDays = 35

/** What is known of one dose of a course: the day it was given, or the day it is booked for. */
export interface DoseFact {
  givenOn: Day | null
  bookedOn: Day | null
}

/** From when to when a dose is best given, both inclusive. */
export interface DoseSpan {
  earliest: Day
  /** Null for a first dose: nothing is late before a course has begun. */
  latest: Day | null
  /** The dose before has not been given yet: the days move with it. */
  isEstimate: boolean
}

/**
 * The days of every dose of a course. A dose counts from the day the one before was given, or else from the day it is
 * booked for, or else from the days it may still be given on, of which none lies before today.
 * @param intervals days to wait before dose 2, 3, …
 * @param windows days after the earliest within which dose 2, 3, … is best given
 */
export function courseSpans(of: {
  intervals: readonly number[]
  windows: readonly number[]
  doses: readonly DoseFact[]
  today: Day
}): DoseSpan[] {
  const { intervals, windows, doses, today } = of
  const later = (a: Day, b: Day) => (a > b ? a : b)
  const spans: DoseSpan[] = []
  let base: { from: Day; to: Day } = { from: today, to: today }
  doses.forEach((dose, index) => {
    const previous = doses[index - 1]
    const span: DoseSpan = previous
      ? {
          earliest: addDays(base.from, intervals[index - 1] ?? 0),
          latest: addDays(base.to, (intervals[index - 1] ?? 0) + (windows[index - 1] ?? usualWindowDays)),
          isEstimate: previous.givenOn === null,
        }
      : { earliest: today, latest: null, isEstimate: false }
    spans.push(span)
    const known = dose.givenOn ?? dose.bookedOn
    const from = known ?? later(span.earliest, today)
    base = { from, to: known ?? later(span.latest ?? today, from) }
  })
  return spans
}

/**
 * Where a dose stands: `done`, `booked`, `waits` (the one before is not given yet), `ahead` (its earliest day is still
 * to come), `due` (can be given now), `late` (its best days are over).
 */
export const doseStandings = ['done', 'booked', 'waits', 'ahead', 'due', 'late'] as const
export type DoseStanding = (typeof doseStandings)[number]

export function doseStanding(span: DoseSpan, dose: DoseFact, today: Day): DoseStanding {
  if (dose.givenOn !== null) return 'done'
  if (dose.bookedOn !== null) return 'booked'
  if (span.isEstimate) return 'waits'
  if (span.latest !== null && today > span.latest) return 'late'
  return today < span.earliest ? 'ahead' : 'due'
}

/** Days after its best days that a dose was given, is booked for or, while neither, would be given today; 0 in time. */
export function daysLate(span: DoseSpan, dose: DoseFact, today: Day): number {
  if (span.latest === null) return 0
  return Math.max(0, daysBetween(span.latest, dose.givenOn ?? dose.bookedOn ?? today))
}

/** When a clinic is not open: days of the calendar, and days of every week (0 = Sunday). */
export interface ClosedDays {
  days: ReadonlySet<string>
  weekdays: ReadonlySet<number>
}

export const isClosedOn = (closed: ClosedDays, day: string): boolean =>
  closed.days.has(day) || closed.weekdays.has(weekdayOf(day))

/** The first day from one to another, both inclusive, on which the clinic is open; null when there is none. */
export function firstOpenDay(closed: ClosedDays, from: Day, to: Day): Day | null {
  for (let day: Day = from; day <= to; day = addDays(day, 1)) if (!isClosedOn(closed, day)) return day
  return null
}

/** Days of the calendar as stretches of days that follow each other. */
export function stretchesOf(days: readonly Day[]): { from: Day; to: Day }[] {
  const stretches: { from: Day; to: Day }[] = []
  for (const day of [...new Set(days)].sort()) {
    const last = stretches.at(-1)
    if (last && addDays(last.to, 1) === day) last.to = day
    else stretches.push({ from: day, to: day })
  }
  return stretches
}
