/**
 * Days and times in a store's zone. A day is 'yyyy-MM-dd', a time 'HH:mm', a moment 'yyyy-MM-dd HH:mm:ss'.
 * Nothing here reads the zone of the process: days are counted in UTC, and a zone is always named.
 */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' })
    formats.set(zone, format)
  }
  return format
}

interface ZonedParts { day: string; time: string; seconds: string }

function partsIn(date: Date, zone: string): ZonedParts {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const part of formatFor(zone).formatToParts(date)) parts[part.type] = part.value
  return { day: `${(parts.year ?? '').padStart(4, '0')}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}`, seconds: parts.second ?? '00' }
}

/** 'yyyy-MM-dd' of a moment in `zone`. */
export const dayIn = (date: Date, zone: string): string => partsIn(date, zone).day
/** 'HH:mm' of a moment in `zone`. */
export const timeIn = (date: Date, zone: string): string => partsIn(date, zone).time

/** 'yyyy-MM-dd HH:mm:ss' of a moment in `zone`: how moments travel. */
export function momentIn(date: Date, zone: string): string {
  const { day, time, seconds } = partsIn(date, zone)
  return `${day} ${time}:${seconds}`
}

/** The same, null staying null. */
export const momentOrNull = (date: Date | null, zone: string): string | null => (date ? momentIn(date, zone) : null)

const MS_PER_DAY = 86_400_000
const utcOf = (day: string): number => Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)))

/** The day `count` days later (earlier when negative). */
export const addDays = (day: string, count: number): string => new Date(utcOf(day) + count * MS_PER_DAY).toISOString().slice(0, 10)
/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((utcOf(to) - utcOf(from)) / MS_PER_DAY)
/** 0 = Sunday. */
export const weekdayOf = (day: string): number => new Date(utcOf(day)).getUTCDay()

/** Whole years between a birth day and a day; someone born on 29 February has the birthday on 1 March of other years. */
export function ageOn(birthDay: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDay.slice(0, 4))
  return day.slice(5) < birthDay.slice(5) ? years - 1 : years
}

/** Minutes since midnight of 'HH:mm'. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The moment at which a clock in `zone` shows `day` and `time`. */
export function instantOf(day: string, time: string, zone: string): Date {
  const wanted = utcOf(day) + minutesOf(time) * 60_000
  const shownAs = (ms: number): number => {
    const parts = partsIn(new Date(ms), zone)
    return utcOf(parts.day) + minutesOf(parts.time) * 60_000
  }
  // The offset can differ between the guess and the answer when a clock change lies between them, hence twice.
  const first = wanted - (shownAs(wanted) - wanted)
  return new Date(first - (shownAs(first) - wanted))
}
