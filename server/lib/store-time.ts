/** Days and times in a named zone. Nothing here reads the zone of the process. */
const DAY_MS = 86_400_000
const utcOf = (day: string): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)))
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter costs far more than using it. */
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
export function momentText(moment: Date, zone: string): string {
  const part = Object.fromEntries(
    formatterOf(zone)
      .formatToParts(moment)
      .map((item) => [item.type, item.value]),
  )
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}:${part.second}`
}

/** The day 'yyyy-MM-dd' in `zone`. */
export const dayText = (moment: Date, zone: string): string => momentText(moment, zone).slice(0, 10)

/** The time 'HH:mm' in `zone`. */
export const timeText = (moment: Date, zone: string): string => momentText(moment, zone).slice(11, 16)

/** The day `count` days after (before, when negative) a day. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** 0 = Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** 'yyyy-MM-dd' that exists in the calendar: no 30 February. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === text
}

/** Whole years from `birthDate` to `today`, both 'yyyy-MM-dd'; never below 0. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return Math.max(0, today.slice(5) < birthDate.slice(5) ? years - 1 : years)
}

/** 'yyyy-MM-dd HH:mm:ss' of a moment in `zone`, null staying null. */
export const momentOrNull = (moment: Date | null, zone: string): string | null =>
  moment ? momentText(moment, zone) : null

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((utcOf(to) - utcOf(from)) / DAY_MS)

/** Minutes since midnight of 'HH:mm'. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The moment at which a clock in `zone` shows `day` and `time`. */
export function instantOf(day: string, time: string, zone: string): Date {
  const wanted = utcOf(day) + minutesOf(time) * 60_000
  const shownAt = (ms: number): number =>
    utcOf(dayText(new Date(ms), zone)) + minutesOf(timeText(new Date(ms), zone)) * 60_000
  // The offset can differ between the guess and the answer when a clock change lies between them, hence twice.
  const guess = wanted - (shownAt(wanted) - wanted)
  return new Date(guess - (shownAt(guess) - wanted))
}

/** The moment that 'yyyy-MM-dd HH:mm:ss' names on the wall clock of `zone`; null when no clock there ever shows it. */
export function momentOf(text: string, zone: string): Date | null {
  const moment = new Date(
    instantOf(text.slice(0, 10), text.slice(11, 16), zone).getTime() + Number(text.slice(17)) * 1000,
  )
  return !Number.isNaN(moment.getTime()) && momentText(moment, zone) === text ? moment : null
}
