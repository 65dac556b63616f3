import { type Day, type Moment, pad, type Time } from '../../contract/rules/day'

/** Days and times in a given time zone. Nothing here depends on the zone of the process. */
const utcOf = (day: Day): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)))
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Creating a formatter costs far more than using it. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
    formatters.set(zone, formatter)
  }
  return formatter
}

/** A moment as 'yyyy-MM-dd HH:mm:ss' on the wall clock of `zone`. */
export function momentText(moment: Date, zone: string): Moment {
  const part = Object.fromEntries(
    formatterOf(zone)
      .formatToParts(moment)
      .map((item) => [item.type, item.value]),
  )
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}:${part.second}` as Moment
}

/** The day 'yyyy-MM-dd' in `zone`. */
export const dayText = (moment: Date, zone: string): Day => momentText(moment, zone).slice(0, 10) as Day

/** The time 'HH:mm' in `zone`. */
export const timeText = (moment: Date, zone: string): Time => momentText(moment, zone).slice(11, 16) as Time

/** 'yyyy-MM-dd HH:mm:ss' of a moment in `zone`; null for null. */
export const momentOrNull = (moment: Date | null, zone: string): Moment | null =>
  moment ? momentText(moment, zone) : null

/** Minutes since midnight of 'HH:mm'. */
export const minutesOf = (time: Time): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** 'HH:mm' of minutes since midnight; 24:00 is '24:00'. */
export const timeAt = (minutes: number): Time =>
  `${pad(Math.floor(minutes / 60), 2)}:${pad(minutes % 60, 2)}` as Time

/** The moment at which a clock in `zone` shows `day` and `time`. */
export function instantOf(day: Day, time: Time, zone: string): Date {
  const wanted = utcOf(day) + minutesOf(time) * 60_000
  const shownAt = (ms: number): number =>
    utcOf(dayText(new Date(ms), zone)) + minutesOf(timeText(new Date(ms), zone)) * 60_000
  // The offsets of the guess and of the result differ when a clock change lies between them, so it is
  // computed twice.
  const guess = wanted - (shownAt(wanted) - wanted)
  return new Date(guess - (shownAt(guess) - wanted))
}

/**
 * The moment of 'yyyy-MM-dd HH:mm:ss' on the wall clock of `zone`; null for a time that does not exist there.
 */
export function momentOf(text: string, zone: string): Date | null {
  const moment = new Date(
    instantOf(text.slice(0, 10) as Day, text.slice(11, 16) as Time, zone).getTime() +
      Number(text.slice(17)) * 1000,
  )
  return !Number.isNaN(moment.getTime()) && momentText(moment, zone) === text ? moment : null
}
