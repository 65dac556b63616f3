import type { Language, QueueAction, QueueState } from '../../../../contract/constants/enums'
import type { queueLine, queueTicket } from '../../../db/schema/queue'
import type { MessageKey } from '../../../lib/messages'

/**
 * Permission of a session to follow a ticket until a given time. It contains the hash of the session's token,
 * not the token, and is encrypted and authenticated.
 */
export interface LiveKey {
  userId: string
  sessionHash: string
  ticketId: string
  lang: Language
  expiresMs: number
}

/** Channel that notifies every process of a changed queue; the payload is the queue's id. */
export const QUEUE_CHANNEL = 'medibook_queue'

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

/** States of tickets that are still in their queue. */
export const LIVE: QueueState[] = ['registered', 'checkedIn', 'called', 'missed']

export const isLive = (state: string): boolean => (LIVE as string[]).includes(state)

/** The actions that a ticket currently allows. */
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

/** Polling interval for clients without a stream: short when the turn is near, null in final states. */
export function nextPollMs(state: QueueState, peopleAhead: number | null): number {
  if (!isLive(state)) return 0
  if (state === 'registered') return 60_000
  if (state !== 'checkedIn' || peopleAhead === null) return 10_000
  return peopleAhead <= 1 ? 5_000 : peopleAhead <= 3 ? 10_000 : peopleAhead <= 10 ? 20_000 : 45_000
}

/**
 * Expected wait in minutes: the pace of the last calls (or of the timetable) times the people ahead, with a
 * margin on both sides.
 */
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
