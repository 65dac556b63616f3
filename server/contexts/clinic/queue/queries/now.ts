import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { QueueState } from '../../../../../contract/constants/enums'
import { limits } from '../../../../../contract/constants/limits'
import type { QueueNow, QueueTicket } from '../../../../../contract/queue'
import { queueLine, queueTicket } from '../../../../db/schema/queue'
import { person } from '../../../../db/schema/users'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { instantOf, minutesOf, momentOrNull, momentText } from '../../../../lib/store-time'
import { sessionsToday, type DoctorCalendar } from '../../doctors/calendar'
import { loadCalendars } from '../../doctors/queries/calendars'
import { doctorNamesByIds } from '../../doctors/queries/doctors'
import { toTicket } from '../mapper'
import { nextPollMs, type LineRow, type TicketRow, waitOf } from '../rules'

const MINUTES_WITHOUT_TIMETABLE = 10

const CALLS_FOR_PACE = 6

const MINUTE_MS = 60_000

/** Which of these persons own the account that books for them. */
async function selvesAmong(ctx: Context, personIds: readonly string[]): Promise<Set<string>> {
  if (personIds.length === 0) return new Set()
  const rows = await ctx.db
    .select({ id: person.id })
    .from(person)
    .where(and(inArray(person.id, [...personIds]), eq(person.relation, 'self')))
  return new Set(rows.map(({ id }) => id))
}

/** Tickets in the form of lists, in the given order. */
export async function toTickets(ctx: Context, rows: readonly TicketRow[]): Promise<QueueTicket[]> {
  const names = await doctorNamesByIds(
    ctx,
    rows.map((row) => row.doctorId),
  )
  const selves = await selvesAmong(
    ctx,
    rows.map((row) => row.personId),
  )
  return rows.map((row) =>
    toTicket(ctx, row, { doctor: names.get(row.doctorId), isSelf: selves.has(row.personId) }),
  )
}

/** Minutes between the last calls of each queue; queues with fewer than two calls are omitted. */
export async function pacesOf(ctx: Context, lineIds: readonly string[]): Promise<Map<string, number>> {
  if (lineIds.length === 0) return new Map()
  const calls = await ctx.db
    .select({ lineId: queueTicket.lineId, calledTime: queueTicket.calledTime })
    .from(queueTicket)
    .where(and(inArray(queueTicket.lineId, [...lineIds]), isNotNull(queueTicket.calledTime)))
    .orderBy(desc(queueTicket.calledTime))
  const paces = new Map<string, number>()
  for (const lineId of lineIds) {
    const times = calls
      .filter((call) => call.lineId === lineId)
      .slice(0, CALLS_FOR_PACE)
      .map((call) => call.calledTime?.getTime() ?? 0)
    const [last, first] = [times[0], times.at(-1)]
    if (times.length >= 2 && last !== undefined && first !== undefined)
      paces.set(lineId, Math.min(60, Math.max(1, (last - first) / MINUTE_MS / (times.length - 1))))
  }
  return paces
}

export const minutesEachOf = (pace: number | undefined, calendar: DoctorCalendar | undefined): number =>
  pace ?? (calendar ? sessionsToday(calendar)?.stepMinutes : undefined) ?? MINUTES_WITHOUT_TIMETABLE

export function minutesToStart(calendar: DoctorCalendar | undefined): number {
  const duty = calendar ? sessionsToday(calendar) : null
  return calendar && duty ? Math.max(0, minutesOf(duty.start) - minutesOf(calendar.now.time)) : 0
}

/** The check-in period for a doctor today; null without a session. */
export function checkInWindow(calendar: DoctorCalendar): { from: Date; to: Date } | null {
  const duty = sessionsToday(calendar)
  if (!duty) return null
  return {
    from: new Date(
      instantOf(calendar.now.day, duty.start, calendar.zone).getTime() -
        limits.queueCheckInMinutesBeforeOpening * MINUTE_MS,
    ),
    to: instantOf(calendar.now.day, duty.end, calendar.zone),
  }
}

/**
 * Tickets with their position in the queue: shared by the state call, the list of current tickets and the
 * stream.
 */
export async function toQueueNow(ctx: Context, rows: readonly TicketRow[]): Promise<QueueNow[]> {
  if (rows.length === 0) return []
  const lineIds = [...new Set(rows.map((row) => row.lineId))]
  const lines = new Map(
    (await ctx.db.select().from(queueLine).where(inArray(queueLine.id, lineIds))).map((line) => [
      line.id,
      line,
    ]),
  )
  const waiting = await ctx.db
    .select({ lineId: queueTicket.lineId, number: queueTicket.number })
    .from(queueTicket)
    .where(and(inArray(queueTicket.lineId, lineIds), eq(queueTicket.state, 'checkedIn')))
  const tickets = await toTickets(ctx, rows)
  const calendars = await loadCalendars(ctx, [...new Set(rows.map((row) => row.doctorId))])
  const paces = await pacesOf(ctx, lineIds)
  return rows.map((row, index) => {
    const [ticket, line, calendar] = [tickets[index], lines.get(row.lineId), calendars.get(row.doctorId)]
    if (!ticket || !line) throw new Error('A ticket without its line')
    const ahead =
      row.state === 'checkedIn' && row.number !== null
        ? waiting.filter(
            (other) =>
              other.lineId === row.lineId && other.number !== null && other.number < (row.number ?? 0),
          ).length
        : row.state === 'called' || row.state === 'missed'
          ? 0
          : null
    return { ...ticket, ...placeOf(ctx, { row, line, ahead, calendar, pace: paces.get(row.lineId) }) }
  })
}

function placeOf(
  ctx: Context,
  of: {
    row: TicketRow
    line: LineRow
    ahead: number | null
    calendar: DoctorCalendar | undefined
    pace: number | undefined
  },
): Omit<QueueNow, keyof QueueTicket> {
  const { row, line, ahead, calendar } = of
  const state = row.state as QueueState
  const wait =
    state === 'checkedIn' && ahead !== null
      ? waitOf(ahead, minutesEachOf(of.pace, calendar), minutesToStart(calendar))
      : null
  const window =
    state === 'registered' && calendar && row.date === calendar.now.day ? checkInWindow(calendar) : null
  return {
    calledNumber: line.calledNumber === 0 ? null : line.calledNumber,
    peopleAhead: ahead,
    numbersBehind:
      state === 'called' || state === 'missed' || state === 'passed'
        ? Math.max(0, line.calledNumber - (row.number ?? line.calledNumber))
        : 0,
    waitMinutesFrom: wait?.from ?? null,
    waitMinutesTo: wait?.to ?? null,
    checkInFrom: momentOrNull(window?.from ?? null, ctx.config.storeTimeZone),
    version: line.version,
    serverTime: momentText(ctx.now(), ctx.config.storeTimeZone),
    nextPollMs: nextPollMs(state, ahead),
  }
}

/**
 * Tickets by id with their positions, read in one snapshot, so that the returned version matches the returned
 * state.
 */
export async function queueNowByIds(
  ctx: Context,
  ids: readonly string[],
  userId?: string,
): Promise<QueueNow[]> {
  return ctx.db.transaction(
    async (db) => {
      const rows = await db
        .select()
        .from(queueTicket)
        .where(
          and(
            inArray(queueTicket.id, [...ids]),
            userId === undefined ? undefined : eq(queueTicket.userId, userId),
          ),
        )
      return toQueueNow({ ...ctx, db, readDb: db }, rows)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** One of the user's tickets with its position. @throws AppError notFound (unknown, or another user's) */
export async function queueNowOf(ctx: Context, userId: string, id: string): Promise<QueueNow> {
  const [now] = await queueNowByIds(ctx, [id], userId)
  if (!now) throw new AppError(codes.notFound, 'notFound')
  return now
}

/** SQL expression for the clinic's day at a given time. Requires `shop` in the query. */
export const clinicDay = (now: Date) =>
  sql`to_char(${now.toISOString()}::timestamptz at time zone shop.zone, 'YYYY-MM-DD')`
