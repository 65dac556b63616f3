import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { limits } from '../../../../../contract/constants/limits'
import type { Day, Time } from '../../../../../contract/rules/day'
import { doctorBooking, doctorOffer } from '../../../../db/schema/clinic'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { instantOf, momentText } from '../../../../lib/store-time'
import { recordAccess } from '../../../identity'
import { nearestTimes, type DoctorMoment } from '../../doctors/calendar'
import { releaseDoctorPlace, takeDoctorPlace } from '../../doctors/commands/places'
import { loadCalendars } from '../../doctors/queries/calendars'
import { zoneOf } from '../queries/rows'
import type { DoctorBookingRow } from '../states'
import { lockDoctor, lockRequest } from './rows'
import { settleDoctorBookings } from './settle'
import { remindRequest, tellRequest } from './told'

const OFFERED = 3

const REASON_LENGTH = 140

/**
 * Locks a request that still waits for an answer; an overdue one is timed out first.
 * @throws AppError notFound, stateForbids
 */
async function lockWaiting(ctx: Context, id: string): Promise<DoctorBookingRow> {
  const row = await lockRequest(ctx, id, null)
  if (row.state !== 'waiting' || row.answerDue <= ctx.now())
    throw new AppError(codes.stateForbids, 'stateForbids')
  return row
}

const recordAnswer = (
  ctx: Context,
  row: Pick<DoctorBookingRow, 'id' | 'userId' | 'personId' | 'shopId'>,
): Promise<void> =>
  recordAccess(ctx, {
    userId: row.userId,
    personId: row.personId,
    actor: 'staff',
    shopId: row.shopId,
    action: 'change',
    kind: 'doctorRequest',
    rowId: row.id,
    purpose: 'treatment',
  })

async function answer(
  ctx: Context,
  id: string,
  work: (tx: Context, row: DoctorBookingRow) => Promise<void>,
): Promise<void> {
  await settleDoctorBookings(ctx, { id })
  await inTransaction(ctx, async (tx) => {
    const row = await lockWaiting(tx, id)
    await work(tx, row)
    await recordAnswer(tx, row)
  })
}

/**
 * Accepts a request on behalf of the doctor; its slot stays taken.
 * @throws AppError notFound, stateForbids when it was answered or timed out
 */
export const confirmRequest = (ctx: Context, id: string): Promise<void> =>
  answer(ctx, id, async (tx, row) => {
    await tx.db
      .update(doctorBooking)
      .set({ state: 'confirmed', answerTime: tx.now() })
      .where(eq(doctorBooking.id, row.id))
    await tellRequest(tx, row, 'requestConfirmed')
    await remindRequest(tx, row)
  })

/**
 * Declines a request on behalf of the doctor and releases its slot.
 * @throws AppError badInput without a reason, notFound, stateForbids
 */
export async function declineRequest(ctx: Context, id: string, reason: string): Promise<void> {
  const declineReason = reason.trim().slice(0, REASON_LENGTH)
  if (declineReason === '')
    throw new AppError(codes.badInput, 'declineReasonMissing', {}, { field: 'reason', rule: 'required' })
  await answer(ctx, id, async (tx, row) => {
    await tx.db
      .update(doctorBooking)
      .set({ state: 'declined', answerTime: tx.now(), declineReason })
      .where(eq(doctorBooking.id, row.id))
    await releaseDoctorPlace(tx, row.doctorId, row)
    await tellRequest(tx, row, 'requestDeclined')
  })
}

/** Parses 'yyyy-MM-dd HH:mm', several separated by commas. */
const momentsOf = (text: string): DoctorMoment[] =>
  [...text.matchAll(/(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})/g)].map(([, date, time]) => ({
    date: date as Day,
    time: time as Time,
  }))

/**
 * Offers other times on behalf of the doctor: releases the requested slot and holds the offered ones until
 * the offers expire (after a day, but not later than the time itself).
 * @param times 'yyyy-MM-dd HH:mm', several separated by commas; when empty, the three free times nearest to
 * the requested one
 * @throws AppError notFound, stateForbids, doctorTimeTaken, dayNotBookable
 */
export const offerTimes = (ctx: Context, id: string, times: string): Promise<void> =>
  answer(ctx, id, async (tx, row) => {
    const calendar = (await loadCalendars(tx, [row.doctorId])).get(row.doctorId)
    const wished = momentsOf(times)
    const offered = (wished.length > 0 ? wished : calendar ? nearestTimes(calendar, row, OFFERED) : [])
      .map(({ date, time }) => ({ date, time }))
      .sort((a, b) => (a.date + a.time < b.date + b.time ? -1 : 1))
    if (offered.length === 0) throw new AppError(codes.dayNotBookable, 'dayNotBookable')
    const zone = await zoneOf(tx, row.shopId)
    await lockDoctor(tx, row.doctorId)
    await releaseDoctorPlace(tx, row.doctorId, row)
    const ends: Date[] = []
    for (const at of offered) {
      await takeDoctorPlace(tx, row.doctorId, at)
      const expireTime = new Date(
        Math.min(tx.now().getTime() + limits.doctorOfferMs, instantOf(at.date, at.time, zone).getTime()),
      )
      ends.push(expireTime)
      await tx.db
        .insert(doctorOffer)
        .values({ id: randomUUID(), bookingId: row.id, ...at, expireTime, state: 'open' })
    }
    await tx.db
      .update(doctorBooking)
      .set({ state: 'offered', answerTime: tx.now() })
      .where(eq(doctorBooking.id, row.id))
    const firstEnd = ends.reduce((first, end) => (end < first ? end : first))
    await tellRequest(tx, row, 'requestOffered', momentText(firstEnd, zone).slice(0, 16))
  })

/** Marks a confirmed appointment as done. @throws AppError notFound, stateForbids unless it is confirmed */
export async function finishRequest(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockRequest(tx, id, null)
    if (row.state !== 'confirmed') throw new AppError(codes.stateForbids, 'stateForbids')
    await tx.db
      .update(doctorBooking)
      .set({ state: 'done', doneTime: tx.now() })
      .where(eq(doctorBooking.id, id))
    await recordAnswer(tx, row)
  })
}
