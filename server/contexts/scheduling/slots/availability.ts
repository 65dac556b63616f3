import type { DayState } from '../../../../contract/constants/enums'
import { limits } from '../../../../contract/constants/limits'
import { addDays, daysBetween, weekdayOf } from '../../../../contract/rules/dates'
import type { Day, Time } from '../../../../contract/rules/day'
import type { SlotDay, SlotTime } from '../../../../contract/slots'
import type { slot, OpeningHours } from '../../../db/schema/shops'
import type { Context } from '../../../lib/context'
import { dayText, minutesOf, timeText } from '../../../lib/store-time'

/** A day or time with at most this many free places is shown as scarce. */
const SCARCE_DAY = 4

const SCARCE_TIME = 2

export type SlotRow = typeof slot.$inferSelect

/** Day and time on a clinic's own clock. */
export interface StoreNow {
  day: Day
  time: Time
}

export const storeNow = (ctx: Context, zone: string): StoreNow => ({
  day: dayText(ctx.now(), zone),
  time: timeText(ctx.now(), zone),
})

/** The data that decides whether a place in one calendar of one clinic can be taken. */
export interface Calendar {
  now: StoreNow
  /** Days before it are not bookable: the interval after a vaccine's previous dose. */
  notBefore: Day | null
  hours: OpeningHours[]
  closed: ReadonlyMap<string, 'rest' | 'holiday'>
  slots: readonly SlotRow[]
}

const isPast = (row: Pick<SlotRow, 'date' | 'time'>, now: StoreNow): boolean =>
  row.date < now.day || (row.date === now.day && row.time <= now.time)

const leftOf = (row: Pick<SlotRow, 'capacity' | 'taken'>): number => Math.max(0, row.capacity - row.taken)

export const lastDay = (now: StoreNow): Day => addDays(now.day, limits.bookingDaysAhead)

/** The reason why the whole day is not bookable; null when it depends on its times. */
function closedReason(day: Day, calendar: Calendar): DayState | null {
  if (day < calendar.now.day) return 'past'
  if (day > lastDay(calendar.now)) return 'notOpen'
  const closed = calendar.closed.get(day)
  if (closed) return closed
  if (calendar.notBefore !== null && day < calendar.notBefore) return 'notOpen'
  return null
}

/** The only rule for the state of a slot: days, times, nearest slots, booking and rescheduling all use it. */
export function slotState(row: SlotRow, calendar: Calendar): SlotTime['state'] | 'closed' {
  if (isPast(row, calendar.now)) return 'past'
  if (closedReason(row.date, calendar) !== null) return 'closed'
  const left = leftOf(row)
  if (left === 0) return 'full'
  return left <= SCARCE_TIME ? 'scarce' : 'free'
}

export const isFree = (row: SlotRow, calendar: Calendar): boolean => {
  const state = slotState(row, calendar)
  return state === 'free' || state === 'scarce'
}

function dayOf(day: Day, slots: readonly SlotRow[], calendar: Calendar): { state: DayState; left: number } {
  const reason = closedReason(day, calendar)
  if (reason) return { state: reason, left: 0 }
  if (slots.length === 0)
    return {
      state: calendar.hours.some((row) => row.weekday === weekdayOf(day)) ? 'notOpen' : 'rest',
      left: 0,
    }
  const ahead = slots.filter((row) => !isPast(row, calendar.now))
  if (ahead.length === 0) return { state: 'past', left: 0 }
  const left = ahead.reduce((sum, row) => sum + leftOf(row), 0)
  return { state: left === 0 ? 'full' : left <= SCARCE_DAY ? 'scarce' : 'free', left }
}

const hasFree = (state: DayState): boolean => state === 'free' || state === 'scarce'

/** The first day with a free place. */
export const earliestOf = (days: readonly SlotDay[]): Day | null =>
  days.find(({ state }) => hasFree(state))?.date ?? null

/** Every day from today to the end of the booking window with its state; the first free one is marked. */
export function slotDaysOf(calendar: Calendar): SlotDay[] {
  const byDay = new Map<string, SlotRow[]>()
  for (const row of calendar.slots) byDay.set(row.date, [...(byDay.get(row.date) ?? []), row])
  let hasEarliest = false
  return Array.from({ length: limits.bookingDaysAhead + 1 }, (_unused, offset) => {
    const date = addDays(calendar.now.day, offset)
    const { state, left } = dayOf(date, byDay.get(date) ?? [], calendar)
    const isEarliest = !hasEarliest && hasFree(state)
    if (isEarliest) hasEarliest = true
    return { date, state, left, isEarliest: isEarliest ? ('1' as const) : ('0' as const) }
  })
}

/** A slot in wire format; null when its day is closed. */
export function slotTimeOf(row: SlotRow, calendar: Calendar): SlotTime | null {
  const state = slotState(row, calendar)
  if (state === 'closed') return null
  return {
    slotId: row.id,
    date: row.date,
    time: row.time,
    left: state === 'past' ? 0 : leftOf(row),
    capacity: row.capacity,
    state,
  }
}

/** Free slots in order of their distance in time to `target`. */
export function nearestOf(
  target: Pick<SlotRow, 'id' | 'date' | 'time'>,
  calendar: Calendar,
  count: number,
): SlotTime[] {
  const distance = (row: SlotRow): number =>
    Math.abs(daysBetween(target.date, row.date) * 1440 + minutesOf(row.time) - minutesOf(target.time))
  return calendar.slots
    .filter((row) => row.id !== target.id && isFree(row, calendar))
    .map((row) => ({ row, far: distance(row) }))
    .sort((a, b) => a.far - b.far || (a.row.date + a.row.time < b.row.date + b.row.time ? -1 : 1))
    .slice(0, count)
    .flatMap(({ row }) => slotTimeOf(row, calendar) ?? [])
}
