import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PageOf } from '../../../../../contract/common'
import { codes } from '../../../../../contract/constants/codes'
import type { QueryOf } from '../../../../../contract/define-endpoint'
import type { QueueLine, QueueNow, QueueTicket, registrationHistory } from '../../../../../contract/queue'
import type { Day } from '../../../../../contract/rules/day'
import { doctor } from '../../../../db/schema/clinic'
import { queueLine, queueTicket } from '../../../../db/schema/queue'
import { shop } from '../../../../db/schema/shops'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { pageFrom, pageRange } from '../../../../lib/pages'
import { dayText } from '../../../../lib/store-time'
import { dutyToday } from '../../doctors/calendar'
import { loadCalendars } from '../../doctors/queries/calendars'
import { doctorNamesByIds } from '../../doctors/queries/doctors'
import { settleQueue } from '../commands/settle'
import { LIVE, waitOf } from '../rules'
import { minutesEachOf, minutesToStart, pacesOf, queueNowOf, toQueueNow, toTickets } from './now'

/** The user's tickets of all days, newest first. */
export async function listHistory(
  ctx: Context,
  userId: string,
  query: QueryOf<typeof registrationHistory>,
): Promise<PageOf<QueueTicket>> {
  await settleQueue(ctx, { userId })
  const range = pageRange(query)
  const where = and(
    eq(queueTicket.userId, userId),
    query.personId === undefined ? undefined : eq(queueTicket.personId, query.personId),
    query.shopId === undefined ? undefined : eq(queueTicket.shopId, query.shopId),
  )
  const rows = await ctx.db
    .select()
    .from(queueTicket)
    .where(where)
    .orderBy(desc(queueTicket.registerTime), asc(queueTicket.id))
    .limit(range.limit)
    .offset(range.offset)
  return pageFrom(
    await toTickets(ctx, rows),
    range.isCounted ? await ctx.db.$count(queueTicket, where) : 0,
    range,
  )
}

/** The user's open tickets: called ones first, then by the number of people ahead. */
export async function currentTickets(ctx: Context, userId: string): Promise<QueueNow[]> {
  await settleQueue(ctx, { userId })
  const rows = await ctx.db
    .select()
    .from(queueTicket)
    .where(and(eq(queueTicket.userId, userId), inArray(queueTicket.state, LIVE)))
    .orderBy(asc(queueTicket.registerTime), asc(queueTicket.id))
  const order = (now: QueueNow): number => now.peopleAhead ?? Number.MAX_SAFE_INTEGER
  return (await toQueueNow(ctx, rows)).sort((a, b) => order(a) - order(b))
}

/** One ticket with its position. @throws AppError notFound */
export async function findTicket(ctx: Context, userId: string, id: string): Promise<QueueNow> {
  await settleQueue(ctx, { userId })
  return queueNowOf(ctx, userId, id)
}

/** The state of a clinic's queues on a day, by doctor; a doctor without a queue has no entry. */
async function loadLineStates(ctx: Context, of: { shopId: string; date: Day }) {
  const lines = await ctx.db
    .select()
    .from(queueLine)
    .where(and(eq(queueLine.shopId, of.shopId), eq(queueLine.date, of.date)))
  const lineIds = lines.map((line) => line.id)
  const counts =
    lineIds.length === 0
      ? []
      : await ctx.db
          .select({
            lineId: queueTicket.lineId,
            waiting: sql<number>`count(*) filter (where ${queueTicket.state} = 'checkedIn')::int`,
            registered: sql<number>`count(*) filter (where ${queueTicket.state} = 'registered')::int`,
          })
          .from(queueTicket)
          .where(inArray(queueTicket.lineId, lineIds))
          .groupBy(queueTicket.lineId)
  const paces = await pacesOf(ctx, lineIds)
  return (doctorId: string) => {
    const line = lines.find((item) => item.doctorId === doctorId)
    const count = counts.find((item) => item.lineId === line?.id)
    return {
      line,
      waiting: count?.waiting ?? 0,
      registered: count?.registered ?? 0,
      pace: line ? paces.get(line.id) : undefined,
    }
  }
}

/** The queues of a clinic today, one per doctor on duty. @throws AppError notFound */
export async function listLines(
  ctx: Context,
  query: { shopId: string; departmentId?: string | undefined },
): Promise<QueueLine[]> {
  const [store] = await ctx.db.select({ zone: shop.zone }).from(shop).where(eq(shop.id, query.shopId))
  if (!store) throw new AppError(codes.notFound, 'notFound')
  const doctors = await ctx.db
    .select({ id: doctor.id, departmentId: doctor.departmentId })
    .from(doctor)
    .where(
      and(
        eq(doctor.shopId, query.shopId),
        query.departmentId === undefined ? undefined : eq(doctor.departmentId, query.departmentId),
      ),
    )
    .orderBy(asc(doctor.sort), asc(doctor.id))
  const calendars = await loadCalendars(
    ctx,
    doctors.map((row) => row.id),
  )
  const names = await doctorNamesByIds(
    ctx,
    doctors.map((row) => row.id),
  )
  const stateOf = await loadLineStates(ctx, { shopId: query.shopId, date: dayText(ctx.now(), store.zone) })
  return doctors.flatMap((row) => {
    const [calendar, name] = [calendars.get(row.id), names.get(row.id)]
    const duty = calendar ? dutyToday(calendar) : null
    if (!calendar || !name || !duty) return []
    const { line, waiting, registered, pace } = stateOf(row.id)
    const wait = waitOf(waiting, minutesEachOf(pace, calendar), minutesToStart(calendar))
    return [
      {
        shopId: query.shopId,
        doctorId: row.id,
        doctorName: name.name,
        doctorPicUrl: name.picUrl,
        departmentId: row.departmentId,
        departmentName: name.departmentName,
        calledNumber: line && line.calledNumber > 0 ? line.calledNumber : null,
        waiting,
        registered,
        waitMinutesFrom: wait.from,
        waitMinutesTo: wait.to,
        start: duty.start,
        end: duty.end,
        canRegister: '1' as const,
      },
    ]
  })
}

/** Number of tickets of all queues in each state that is not final. */
export async function countOpenTickets(ctx: Context): Promise<{ label: string; value: number }[]> {
  return ctx.db
    .select({ label: queueTicket.state, value: count() })
    .from(queueTicket)
    .where(inArray(queueTicket.state, [...LIVE]))
    .groupBy(queueTicket.state)
}

/** The queue of a ticket. @throws AppError notFound */
export async function lineIdOf(ctx: Context, ticketId: string): Promise<string> {
  const [ticket] = await ctx.db
    .select({ lineId: queueTicket.lineId })
    .from(queueTicket)
    .where(eq(queueTicket.id, ticketId))
  if (!ticket) throw new AppError(codes.notFound, 'notFound')
  return ticket.lineId
}
