import { addDays, type Day, daysBetween, weekdayOf } from './dates'

/** Width in days of the recommended window after a dose's earliest day, for goods without their own. */
export const usualWindowDays = 35

/** Known facts of one dose: the day it was given, or the day it is booked for. */
export interface DoseFact {
  givenOn: Day | null
  bookedOn: Day | null
}

/** The recommended window of a dose, both days inclusive. */
export interface DoseSpan {
  earliest: Day
  /** Null for a first dose: a course that has not begun cannot be late. */
  latest: Day | null
  /** The previous dose has not been given yet, so these days may still move. */
  isEstimate: boolean
}

/**
 * The recommended window of every dose of a course. Each dose counts from the day the previous one was given,
 * else from the day it is booked for, else from its own possible days, none of which is before today.
 * @param intervals days to wait before dose 2, 3, …
 * @param windows days after the earliest within which dose 2, 3, … is recommended
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
 * Status of a dose: `done`, `booked`, `waits` (previous dose not given), `ahead` (earliest day in the
 * future), `due` (can be given now), `late` (recommended window is over).
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

/**
 * Days past the recommended window at which a dose was given, is booked, or would be given today; 0 when in
 * time.
 */
export function daysLate(span: DoseSpan, dose: DoseFact, today: Day): number {
  if (span.latest === null) return 0
  return Math.max(0, daysBetween(span.latest, dose.givenOn ?? dose.bookedOn ?? today))
}

/** Days on which a clinic is closed: calendar days, and days of every week (0 = Sunday). */
export interface ClosedDays {
  days: ReadonlySet<string>
  weekdays: ReadonlySet<number>
}

export const isClosedOn = (closed: ClosedDays, day: string): boolean =>
  closed.days.has(day) || closed.weekdays.has(weekdayOf(day))

/** The first day in a range (both ends inclusive) on which the clinic is open; null when there is none. */
export function firstOpenDay(closed: ClosedDays, from: Day, to: Day): Day | null {
  for (let day: Day = from; day <= to; day = addDays(day, 1)) if (!isClosedOn(closed, day)) return day
  return null
}

/** Groups sorted days into ranges of consecutive days. */
export function stretchesOf(days: readonly Day[]): { from: Day; to: Day }[] {
  const stretches: { from: Day; to: Day }[] = []
  for (const day of [...new Set(days)].sort()) {
    const last = stretches.at(-1)
    if (last && addDays(last.to, 1) === day) last.to = day
    else stretches.push({ from: day, to: day })
  }
  return stretches
}
