import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { limits } from '../../../../../contract/constants/limits'
import type { BodyOf } from '../../../../../contract/define-endpoint'
import type { QueueNow, queueCheckIn, queueRegister } from '../../../../../contract/queue'
import type { Day } from '../../../../../contract/rules/day'
import { metersBetween } from '../../../../../contract/rules/distance'
import { doctor } from '../../../../db/schema/clinic'
import { queueLine, queueTicket } from '../../../../db/schema/queue'
import { shop } from '../../../../db/schema/shops'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { timeWords } from '../../../../lib/day-words'
import { once } from '../../../../lib/idempotency'
import { timeText } from '../../../../lib/store-time'
import { ownPerson } from '../../../scheduling'
import { dutyToday } from '../../doctors/calendar'
import { loadCalendars } from '../../doctors/queries/calendars'
import { checkInWindow, queueNowOf } from '../queries/now'
import { LIVE, actionsOf, isLive, type TicketRow } from '../rules'
import { changeLine, ensureLine, lockTicket } from './line'
import { settleQueue } from './settle'
import { tellNear } from './told'

interface OnDuty {
  doctorId: string
  departmentId: string
  date: Day
}

/**
 * The doctor to queue for: the requested one, or the one with the shortest queue of the department.
 * @throws AppError notFound, doctorUnavailable
 */
async function doctorFor(ctx: Context, request: BodyOf<typeof queueRegister>): Promise<OnDuty> {
  const { shopId, doctorId, departmentId } = request
  if (doctorId === undefined && departmentId === undefined)
    throw new AppError(
      codes.badInput,
      'doctorOrDepartmentMissing',
      {},
      { field: 'doctorId', rule: 'required' },
    )
  const doctors = await ctx.db
    .select()
    .from(doctor)
    .where(
      and(
        eq(doctor.shopId, shopId),
        doctorId === undefined ? undefined : eq(doctor.id, doctorId),
        departmentId === undefined ? undefined : eq(doctor.departmentId, departmentId),
      ),
    )
    .orderBy(asc(doctor.sort), asc(doctor.id))
  if (doctors.length === 0) throw new AppError(codes.notFound, 'notFound')
  const calendars = await loadCalendars(
    ctx,
    doctors.map((row) => row.id),
  )
  const onDuty = doctors.flatMap((row) => {
    const calendar = calendars.get(row.id)
    return calendar && dutyToday(calendar)
      ? [{ doctorId: row.id, departmentId: row.departmentId, date: calendar.now.day }]
      : []
  })
  const [anyone] = onDuty
  if (!anyone) throw new AppError(codes.doctorUnavailable, 'doctorUnavailable')
  const waiting = new Map(
    (
      await ctx.db
        .select({ doctorId: queueLine.doctorId, count: sql<number>`count(*)::int` })
        .from(queueTicket)
        .innerJoin(queueLine, eq(queueLine.id, queueTicket.lineId))
        .where(
          and(
            inArray(
              queueLine.doctorId,
              onDuty.map((row) => row.doctorId),
            ),
            eq(queueLine.date, anyone.date),
            inArray(queueTicket.state, ['registered', 'checkedIn']),
          ),
        )
        .groupBy(queueLine.doctorId)
    ).map((row) => [row.doctorId, row.count]),
  )
  const waitingFor = (row: typeof anyone): number => waiting.get(row.doctorId) ?? 0
  return onDuty.reduce((best, row) => (waitingFor(row) < waitingFor(best) ? row : best), anyone)
}

/**
 * Registers a person in a doctor's queue of today, once per idempotency key.
 * @throws AppError badInput (neither doctor nor department), notFound, doctorUnavailable, alreadyRegistered
 * with `{ id }`
 */
export async function registerInQueue(
  ctx: Context,
  userId: string,
  request: BodyOf<typeof queueRegister>,
): Promise<QueueNow> {
  await settleQueue(ctx, { userId })
  const answer = await once(
    ctx,
    { userId, scope: 'queueRegister', key: request.idempotencyKey, request },
    async (tx) => {
      const person = await ownPerson(tx, userId, request.personId)
      const { doctorId, departmentId, date } = await doctorFor(tx, request)
      const line = await ensureLine(tx, { shopId: request.shopId, doctorId, date })
      const id = randomUUID()
      const inserted = await tx.db
        .insert(queueTicket)
        .values({
          id,
          lineId: line.id,
          userId,
          shopId: request.shopId,
          doctorId,
          departmentId,
          date,
          personId: person.id,
          personName: person.name,
          state: 'registered',
          registerTime: tx.now(),
        })
        .onConflictDoNothing()
        .returning({ id: queueTicket.id })
      if (inserted.length > 0) return { id }
      const [other] = await tx.db
        .select({ id: queueTicket.id })
        .from(queueTicket)
        .where(
          and(
            eq(queueTicket.lineId, line.id),
            eq(queueTicket.personId, person.id),
            inArray(queueTicket.state, LIVE),
          ),
        )
      throw new AppError(codes.alreadyRegistered, 'alreadyRegistered', {}, { id: other?.id ?? null })
    },
  )
  return queueNowOf(ctx, userId, answer.id)
}

const refuseSecondCheckIn = (ticket: TicketRow): void => {
  if (['checkedIn', 'called', 'missed'].includes(ticket.state))
    throw new AppError(codes.alreadyCheckedIn, 'alreadyCheckedIn')
  if (ticket.state === 'passed')
    throw new AppError(codes.ticketPassed, 'ticketPassed', { count: limits.queueBehind })
  if (ticket.state !== 'registered') throw new AppError(codes.stateForbids, 'stateForbids')
}

/**
 * @throws AppError checkInNotOpen outside the check-in period, tooFarFromClinic when a position is given and
 * too far away
 */
async function refuseElsewhere(
  ctx: Context,
  ticket: TicketRow,
  request: BodyOf<typeof queueCheckIn>,
): Promise<void> {
  const calendar = (await loadCalendars(ctx, [ticket.doctorId])).get(ticket.doctorId)
  const window = calendar && calendar.now.day === ticket.date ? checkInWindow(calendar) : null
  if (!calendar || !window) throw new AppError(codes.doctorUnavailable, 'doctorUnavailable')
  if (ctx.now() < window.from || ctx.now() >= window.to)
    throw new AppError(codes.checkInNotOpen, 'checkInNotOpen', {
      from: timeWords(timeText(window.from, calendar.zone), ctx.lang),
      to: timeWords(timeText(window.to, calendar.zone), ctx.lang),
    })
  const { latitude, longitude } = request
  if (latitude === undefined || longitude === undefined) return
  const [store] = await ctx.db
    .select({ latitude: shop.latitude, longitude: shop.longitude })
    .from(shop)
    .where(eq(shop.id, ticket.shopId))
  const meters = store ? metersBetween(store, { latitude, longitude }) : 0
  if (meters > limits.queueCheckInMeters)
    throw new AppError(codes.tooFarFromClinic, 'tooFarFromClinic', {}, { distanceMeters: meters })
}

/**
 * Checks a ticket in, which assigns it the next number of its queue.
 * @throws AppError notFound, alreadyCheckedIn, ticketPassed, stateForbids, checkInNotOpen, tooFarFromClinic
 */
export async function checkIn(
  ctx: Context,
  userId: string,
  request: BodyOf<typeof queueCheckIn>,
): Promise<QueueNow> {
  await settleQueue(ctx, { userId })
  const [seen] = await ctx.db
    .select()
    .from(queueTicket)
    .where(and(eq(queueTicket.id, request.id), eq(queueTicket.userId, userId)))
  if (!seen) throw new AppError(codes.notFound, 'notFound')
  refuseSecondCheckIn(seen)
  // Period and position are checked before the queue is locked, because every check-in waits for that lock.
  await refuseElsewhere(ctx, seen, request)
  await inTransaction(ctx, async (tx) => {
    const { line, ticket } = await lockTicket(tx, request.id, userId)
    refuseSecondCheckIn(ticket)
    const number = line.lastNumber + 1
    await changeLine(tx, line.id, { lastNumber: number })
    await tx.db
      .update(queueTicket)
      .set({ state: 'checkedIn', number, checkInTime: tx.now() })
      .where(eq(queueTicket.id, ticket.id))
  })
  return queueNowOf(ctx, userId, request.id)
}

/**
 * Leaves the queue; the number is not reused.
 * @throws AppError notFound, stateForbids when the ticket is over
 */
export async function cancelTicket(ctx: Context, userId: string, id: string): Promise<QueueNow> {
  await settleQueue(ctx, { userId })
  await inTransaction(ctx, async (tx) => {
    const { line, ticket } = await lockTicket(tx, id, userId)
    if (!isLive(ticket.state) || !actionsOf(ticket.state as 'registered', true).includes('cancel'))
      throw new AppError(codes.stateForbids, 'stateForbids')
    await tx.db
      .update(queueTicket)
      .set({ state: 'cancelled', cancelTime: tx.now() })
      .where(eq(queueTicket.id, id))
    await tellNear(tx, line.id)
    await changeLine(tx, line.id)
  })
  return queueNowOf(ctx, userId, id)
}
