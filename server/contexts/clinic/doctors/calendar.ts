import type { DayState } from '../../../../contract/constants/enums'
import { limits } from '../../../../contract/constants/limits'
import type { DoctorDay, DoctorTime } from '../../../../contract/doctors'
import { addDays, daysBetween, weekdayOf } from '../../../../contract/rules/dates'
import type { Day, Time } from '../../../../contract/rules/day'
import type { doctorTimetable } from '../../../db/schema/clinic'
import { minutesOf, timeAt } from '../../../lib/store-time'
import type { StoreNow } from '../../scheduling'

const SCARCE_DAY = 3

const SCARCE_TIME = 1

export type SessionRow = Pick<
  typeof doctorTimetable.$inferSelect,
  'doctorId' | 'weekday' | 'start' | 'end' | 'stepMinutes' | 'capacity'
>

/**
 * The data that decides whether a time of one doctor can be taken; days and times are on the clinic's clock.
 */
export interface DoctorCalendar {
  doctorId: string
  shopId: string
  zone: string
  /** False when the doctor takes no appointments, regardless of free times. */
  isAvailable: boolean
  now: StoreNow
  sessions: readonly SessionRow[]
  closed: ReadonlyMap<string, 'rest' | 'holiday'>
  leave: ReadonlySet<string>
  /** Number of held or booked places, by 'yyyy-MM-dd HH:mm'. */
  taken: ReadonlyMap<string, number>
}

export interface DoctorMoment {
  date: Day
  time: Time
}

interface Place extends DoctorMoment {
  minutes: number
  capacity: number
  left: number
}

/** Every day of the booking window. */
const daysFrom = (today: Day): Day[] =>
  Array.from({ length: limits.bookingDaysAhead + 1 }, (_unused, offset) => addDays(today, offset))

const isPast = (at: DoctorMoment, now: StoreNow): boolean =>
  at.date < now.day || (at.date === now.day && at.time <= now.time)

const lastDay = (calendar: DoctorCalendar): Day => addDays(calendar.now.day, limits.bookingDaysAhead)

/** The reason why the whole day is closed; null when it depends on its times. */
function closedReason(calendar: DoctorCalendar, date: Day): DayState | null {
  if (date < calendar.now.day) return 'past'
  if (date > lastDay(calendar)) return 'notOpen'
  return calendar.closed.get(date) ?? (calendar.leave.has(date) ? 'rest' : null)
}

const sessionsOn = (calendar: DoctorCalendar, date: Day): SessionRow[] =>
  calendar.sessions
    .filter((row) => row.weekday === weekdayOf(date))
    .sort((a, b) => (a.start < b.start ? -1 : 1))

/** Every time of a day in the timetable, including past and full ones; empty when the day is closed. */
function placesOn(calendar: DoctorCalendar, date: Day): Place[] {
  if (closedReason(calendar, date) !== null) return []
  return sessionsOn(calendar, date).flatMap((row) => {
    const places: Place[] = []
    for (let at = minutesOf(row.start); at + row.stepMinutes <= minutesOf(row.end); at += row.stepMinutes) {
      const time = timeAt(at)
      places.push({
        date,
        time,
        minutes: row.stepMinutes,
        capacity: row.capacity,
        left: Math.max(0, row.capacity - (calendar.taken.get(`${date} ${time}`) ?? 0)),
      })
    }
    return places
  })
}

const stateOf = (place: Place, calendar: DoctorCalendar): DoctorTime['state'] =>
  isPast(place, calendar.now)
    ? 'past'
    : place.left === 0
      ? 'full'
      : place.left <= SCARCE_TIME && place.capacity > SCARCE_TIME
        ? 'scarce'
        : 'free'

/** In wire format; a past time has no place left. */
function toTime(place: Place, calendar: DoctorCalendar): DoctorTime {
  const { date, time, capacity, left } = place
  return {
    date,
    time,
    capacity,
    left: isPast(place, calendar.now) ? 0 : left,
    state: stateOf(place, calendar),
  }
}

const isFree = (place: Place, calendar: DoctorCalendar): boolean =>
  calendar.isAvailable && !isPast(place, calendar.now) && place.left > 0

/** The times of one day in wire format. */
export function doctorTimesOf(calendar: DoctorCalendar, date: Day): DoctorTime[] {
  if (!calendar.isAvailable) return []
  return placesOn(calendar, date).map((place) => toTime(place, calendar))
}

/** Every day from today to the end of the booking window; the first one with a free time is marked. */
export function doctorDaysOf(calendar: DoctorCalendar): DoctorDay[] {
  let hasEarliest = false
  return daysFrom(calendar.now.day).map((date) => {
    const { state, left } = dayOf(calendar, date)
    const isEarliest = !hasEarliest && left > 0
    if (isEarliest) hasEarliest = true
    return { date, state, left, isEarliest: isEarliest ? ('1' as const) : ('0' as const) }
  })
}

function dayOf(calendar: DoctorCalendar, date: Day): { state: DayState; left: number } {
  const reason = closedReason(calendar, date)
  if (reason) return { state: reason, left: 0 }
  if (!calendar.isAvailable) return { state: 'notOpen', left: 0 }
  const places = placesOn(calendar, date)
  if (places.length === 0) return { state: 'rest', left: 0 }
  const ahead = places.filter((place) => !isPast(place, calendar.now))
  if (ahead.length === 0) return { state: 'past', left: 0 }
  const left = ahead.reduce((sum, place) => sum + place.left, 0)
  return { state: left === 0 ? 'full' : left <= SCARCE_DAY ? 'scarce' : 'free', left }
}

/** From when to when a person is occupied, 'yyyy-MM-dd HH:mm' on the clinic's clock. */
interface ClockSpan {
  from: string
  to: string
}

/** The free times at which a visit would overlap one of the spans, and the days without another free time. */
export function busyTimesOf(
  calendar: DoctorCalendar,
  spans: readonly ClockSpan[],
): { times: DoctorMoment[]; days: Day[] } {
  const isBusy = ({ date, time, minutes }: Place): boolean => {
    const [start, end] = [`${date} ${time}`, `${date} ${timeAt(minutesOf(time) + minutes)}`]
    return spans.some(({ from, to }) => start < to && from < end)
  }
  const perDay = daysFrom(calendar.now.day).map((date) => {
    const free = placesOn(calendar, date).filter((place) => isFree(place, calendar))
    return { date, free, busy: free.filter(isBusy) }
  })
  return {
    times: perDay.flatMap(({ busy }) => busy.map(({ date, time }) => ({ date, time }))),
    days: perDay
      .filter(({ free, busy }) => busy.length > 0 && busy.length === free.length)
      .map(({ date }) => date),
  }
}

/** The first free time from today; null when there is none in the booking window. */
export function firstFreeOf(calendar: DoctorCalendar): DoctorMoment | null {
  for (const date of daysFrom(calendar.now.day)) {
    const found = placesOn(calendar, date).find((place) => isFree(place, calendar))
    if (found) return { date: found.date, time: found.time }
  }
  return null
}

export const isFreeOn = (calendar: DoctorCalendar, date: Day): boolean =>
  placesOn(calendar, date).some((place) => isFree(place, calendar))

/** Free times in order of their distance to a moment. */
export function nearestTimes(calendar: DoctorCalendar, target: DoctorMoment, count: number): DoctorTime[] {
  const far = (place: Place): number =>
    Math.abs(daysBetween(target.date, place.date) * 1440 + minutesOf(place.time) - minutesOf(target.time))
  return daysFrom(calendar.now.day)
    .flatMap((date) => placesOn(calendar, date))
    .filter((place) => isFree(place, calendar) && !(place.date === target.date && place.time === target.time))
    .sort((a, b) => far(a) - far(b) || (a.date + a.time < b.date + b.time ? -1 : 1))
    .slice(0, count)
    .map((place) => toTime(place, calendar))
}

/** An upcoming time of the timetable with its capacity; null when the doctor has no such time. */
export function placeAt(calendar: DoctorCalendar, at: DoctorMoment): { capacity: number } | null {
  const place = placesOn(calendar, at.date).find((item) => item.time === at.time)
  return place && !isPast(place, calendar.now) ? { capacity: place.capacity } : null
}

export interface Duty {
  start: Time
  end: Time
  stepMinutes: number
}

/**
 * The doctor's sessions today: start of the first, end of the last, minutes per consultation; null without a
 * session today.
 */
export function sessionsToday(calendar: DoctorCalendar): Duty | null {
  if (!calendar.isAvailable || closedReason(calendar, calendar.now.day) !== null) return null
  const sessions = sessionsOn(calendar, calendar.now.day)
  const [first, last] = [sessions[0], sessions.at(-1)]
  return first && last ? { start: first.start, end: last.end, stepMinutes: first.stepMinutes } : null
}

/** The doctor's sessions today; null once they are over. */
export function dutyToday(calendar: DoctorCalendar): Duty | null {
  const duty = sessionsToday(calendar)
  return duty && duty.end > calendar.now.time ? duty : null
}
