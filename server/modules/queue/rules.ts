import type { QueueAction, QueueState } from '../../../contract/constants/enums'
import type { queueLine, queueTicket } from '../../db/schema/queue'
import type { MessageKey } from '../../lib/messages'

export type TicketRow = typeof queueTicket.$inferSelect
export type LineRow = typeof queueLine.$inferSelect

export const stateTexts: Record<QueueState, MessageKey> = {
  registered: 'queueRegistered',
  checkedIn: 'queueCheckedIn',
  called: 'queueCalled',
  missed: 'queueMissed',
  passed: 'queuePassed',
  done: 'queueDone',
  cancelled: 'queueCancelled',
  expired: 'queueExpired',
}

/** Tickets that still stand in their line. */
export const LIVE: QueueState[] = ['registered', 'checkedIn', 'called', 'missed']
export const isLive = (state: string): boolean => (LIVE as string[]).includes(state)

/** What may be done with a ticket now. */
export function actionsOf(state: QueueState, isToday: boolean): QueueAction[] {
  switch (state) {
    case 'registered':
      return isToday ? ['checkIn', 'cancel'] : []
    case 'checkedIn':
    case 'called':
    case 'missed':
      return isToday ? ['cancel'] : []
    case 'passed':
    case 'cancelled':
      return isToday ? ['requeue'] : []
    default:
      return []
  }
}

/** When a client without a stream asks again: often when it is nearly its turn, never when nothing can change any more. */
export function nextPollMs(state: QueueState, peopleAhead: number | null): number {
  if (!isLive(state)) return 0
  if (state === 'registered') return 60_000
  if (state !== 'checkedIn' || peopleAhead === null) return 10_000
  return peopleAhead <= 1 ? 5_000 : peopleAhead <= 3 ? 10_000 : peopleAhead <= 10 ? 20_000 : 45_000
}

const EARTH_METERS = 6_371_000

/** Metres between two positions. */
export function metersBetween(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  return Math.round(2 * EARTH_METERS * Math.asin(Math.min(1, Math.sqrt(half))))
}

/** Expected wait in minutes: the pace of the last calls (or the timetable's) for the people ahead, with room on both sides. */
export function waitOf(
  peopleAhead: number,
  minutesEach: number,
  minutesToStart: number,
): { from: number; to: number } {
  const middle = peopleAhead * minutesEach
  return {
    from: Math.max(0, minutesToStart) + Math.floor(middle * 0.75),
    to: Math.max(0, minutesToStart) + Math.ceil((middle + minutesEach) * 1.25),
  }
}
