const DAY_MS = 86_400_000
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter costs far more than using it. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })
    formatters.set(zone, formatter)
  }
  return formatter
}

/** A moment as 'yyyy-MM-dd HH:mm:ss' on the wall clock of `zone`. */
export function momentText(moment: Date, zone: string): string {
  const part = Object.fromEntries(formatterOf(zone).formatToParts(moment).map((item) => [item.type, item.value]))
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
