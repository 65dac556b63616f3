import { dayText, momentText, timeText } from './store-time'

/** More about days and times in a named zone (see store-time.ts). Nothing here reads the zone of the process. */
const MS_PER_DAY = 86_400_000
const utcOf = (day: string): number => Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)))

/** 'yyyy-MM-dd HH:mm:ss' of a moment in `zone`, null staying null. */
export const momentOrNull = (moment: Date | null, zone: string): string | null => (moment ? momentText(moment, zone) : null)

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((utcOf(to) - utcOf(from)) / MS_PER_DAY)

/** Minutes since midnight of 'HH:mm'. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The moment at which a clock in `zone` shows `day` and `time`. */
export function instantOf(day: string, time: string, zone: string): Date {
  const wanted = utcOf(day) + minutesOf(time) * 60_000
  const shownAt = (ms: number): number => utcOf(dayText(new Date(ms), zone)) + minutesOf(timeText(new Date(ms), zone)) * 60_000
  // The offset can differ between the guess and the answer when a clock change lies between them, hence twice.
  const guess = wanted - (shownAt(wanted) - wanted)
  return new Date(guess - (shownAt(guess) - wanted))
}
