import { and, eq } from 'drizzle-orm'
import type { Booking } from '../../../../contract/bookings'
import { codes } from '../../../../contract/constants/codes'
import { isDay } from '../../../../contract/rules/dates'
import type { Day } from '../../../../contract/rules/day'
import { spu } from '../../../db/schema/goods'
import { orderBooking } from '../../../db/schema/orders'
import { slot } from '../../../db/schema/shops'
import { person } from '../../../db/schema/users'
import { AppError } from '../../../lib/app-error'
import { type Context, inTransaction } from '../../../lib/context'
import { publish } from '../../../lib/events'
import { once } from '../../../lib/idempotency'
import { dayText, instantOf } from '../../../lib/store-time'
import { remind } from '../../engagement'
import type { SlotRow } from '../slots/availability'
import { lockPlaces, releasePlace, takePlace } from '../slots/places'
import { endWaitingOf } from '../waiting/leave'
import { refuseBookingUnless } from './booking-actions'
import { lockAppointmentsOf, refuseWhenBusy } from './busy-times'
import { type BookingRow, earliestDayAfter, isLaterDose, previousDose } from './doses'
import { type PersonRow, requireEligible } from './eligibility'
import { lockBooking } from './lock'
import { appointmentChanged, purchases } from './purchases'
import { findBooking } from './queries'
import { newVerifyCode } from './verify-code'

export interface BookRequest {
  idempotencyKey: string
  id: string
  shopId: string
  slotId: string
  personId?: string | undefined
}

type SpuRow = typeof spu.$inferSelect

async function spuOf(ctx: Context, row: BookingRow): Promise<SpuRow> {
  const [found] = await ctx.db.select().from(spu).where(eq(spu.id, row.spuId))
  if (!found) throw new AppError(codes.goodsDeleted, 'goodsDeleted')
  return found
}

/**
 * The first day that the interval after the previous dose allows.
 * @throws AppError doseLocked while the previous dose is not injected, or when the slot lies within the
 * interval
 */
async function requireDoseOpen(
  ctx: Context,
  row: BookingRow,
  slotId: string,
): Promise<{ notBefore: Day | null; previous: BookingRow | null }> {
  const previous = await previousDose(ctx, row)
  if (isLaterDose(row) && previous?.state !== 'injected') throw new AppError(codes.doseLocked, 'doseLocked')
  const notBefore = earliestDayAfter(row, previous, ctx.config.storeTimeZone)
  if (notBefore !== null) {
    const [wanted] = await ctx.db.select({ date: slot.date }).from(slot).where(eq(slot.id, slotId))
    if (wanted && wanted.date < notBefore)
      throw new AppError(codes.doseLocked, 'doseTooEarly', { day: notBefore }, { earliestDay: notBefore })
  }
  return { notBefore, previous }
}

async function personFor(
  ctx: Context,
  row: BookingRow,
  previous: BookingRow | null,
  personId: string | undefined,
): Promise<PersonRow> {
  const wanted = personId ?? row.personId
  if (wanted === null)
    throw new AppError(codes.badInput, 'personMissing', {}, { field: 'personId', rule: 'required' })
  const [found] = await ctx.db
    .select()
    .from(person)
    .where(and(eq(person.id, wanted), eq(person.userId, row.userId), eq(person.isDeleted, false)))
  if (!found && personId !== undefined) throw new AppError(codes.notFound, 'notFound')
  // The recorded person has been removed from the list since; the user has to choose another.
  if (!found) throw new AppError(codes.badInput, 'personMissing', {}, { field: 'personId', rule: 'required' })
  if (previous?.personId && previous.personId !== found.id)
    throw new AppError(
      codes.personNotEligible,
      'personOfCourse',
      {},
      { field: 'personId', rule: 'personOfCourse' },
    )
  return found
}

interface Fitting {
  row: BookingRow
  goods: SpuRow
  place: Awaited<ReturnType<typeof takePlace>>
  who: PersonRow
}

/**
 * Checks the person against the goods, and against other appointments at the time; those of the same order in the
 * same slot are one visit.
 * @throws AppError personNotEligible, personBusy
 */
async function requireFitting(tx: Context, { row, goods, place, who }: Fitting): Promise<void> {
  requireEligible(goods, who, place.date)
  await refuseWhenBusy(tx, {
    ...place,
    minutes: goods.durationMinutes,
    person: who,
    exceptId: row.id,
    ...(row.orderId === null ? {} : { visit: { orderId: row.orderId, slotId: place.id } }),
  })
}

/**
 * Books a waiting appointment, including a dose of a course; possible once more after a cancellation.
 * @throws AppError stateForbids, doseLocked (also within the interval), personNotEligible, slotTaken with `{
 * nearest }`, dayNotBookable, personBusy
 */
export async function bookAppointment(
  ctx: Context,
  userId: string,
  scope: string,
  request: BookRequest,
): Promise<Booking> {
  await ctx.wiring.get(purchases).releaseOverdue(ctx, { userId })
  const answer = await once(ctx, { userId, scope, key: request.idempotencyKey, request }, async (tx) => {
    await bookLocked(tx, userId, request)
    return { id: request.id }
  })
  return findBooking(ctx, userId, answer.id)
}

const remindOf = (tx: Context, row: BookingRow, place: SlotRow): Promise<void> =>
  remind(tx, { ...place, userId: row.userId, id: row.id, of: 'booking' })

/** Books a waiting appointment inside the caller's transaction. @throws AppError see bookAppointment */
export async function bookLocked(
  tx: Context,
  userId: string,
  request: Omit<BookRequest, 'idempotencyKey'>,
): Promise<void> {
  const { row, facts } = await lockBooking(tx, request.id, userId)
  refuseBookingUnless(['book', 'rebook'], facts)
  const { notBefore, previous } = await requireDoseOpen(tx, row, request.slotId)
  const who = await personFor(tx, row, previous, request.personId)
  const goods = await spuOf(tx, row)
  await lockAppointmentsOf(tx, userId)
  await endWaitingOf(tx, row.id, request.slotId)
  const place = await takePlace(tx, { spu: goods, shopId: request.shopId, slotId: request.slotId, notBefore })
  await requireFitting(tx, { row, goods, place, who })
  await tx.db
    .update(orderBooking)
    .set({
      state: 'booked',
      shopId: place.shopId,
      slotId: place.id,
      date: place.date,
      time: place.time,
      personId: who.id,
      personName: who.name,
      personBirthDate: who.birthDate,
      verifyCode: await newVerifyCode(tx, place.date),
    })
    .where(eq(orderBooking.id, row.id))
  await remindOf(tx, row, place)
  await publish(tx, appointmentChanged, { orderId: row.orderId })
}

/**
 * Reschedules a booked appointment to another clinic, day or time, once; the person stays the same.
 * @throws AppError changesUsedUp, stateForbids (also for the slot it already has), doseLocked, slotTaken,
 * dayNotBookable, personNotEligible, personBusy
 */
export async function rescheduleAppointment(
  ctx: Context,
  userId: string,
  request: BookRequest,
): Promise<Booking> {
  await ctx.wiring.get(purchases).releaseOverdue(ctx, { userId })
  const answer = await once(
    ctx,
    { userId, scope: 'reschedule', key: request.idempotencyKey, request },
    async (tx) => {
      const { row, facts } = await lockBooking(tx, request.id, userId)
      refuseBookingUnless(['reschedule'], facts)
      if (row.slotId === null || row.slotId === request.slotId)
        throw new AppError(codes.stateForbids, 'stateForbids')
      const { notBefore } = await requireDoseOpen(tx, row, request.slotId)
      const goods = await spuOf(tx, row)
      await lockAppointmentsOf(tx, userId)
      await lockPlaces(tx, [row.slotId, request.slotId])
      const place = await takePlace(tx, {
        spu: goods,
        shopId: request.shopId,
        slotId: request.slotId,
        notBefore,
      })
      await releasePlace(tx, row.slotId)
      // Removed persons are kept for their appointments, so this finds the person in either case.
      const [who] =
        row.personId === null ? [] : await tx.db.select().from(person).where(eq(person.id, row.personId))
      if (who) await requireFitting(tx, { row, goods, place, who })
      await tx.db
        .update(orderBooking)
        .set({
          shopId: place.shopId,
          slotId: place.id,
          date: place.date,
          time: place.time,
          changesUsed: row.changesUsed + 1,
          verifyCode: await newVerifyCode(tx, place.date),
        })
        .where(eq(orderBooking.id, row.id))
      await remindOf(tx, row, place)
      return { id: row.id }
    },
  )
  return findBooking(ctx, userId, answer.id)
}

/**
 * Cancels a booked appointment: releases its slot and lets it be booked once more. A second cancellation is
 * refused, since it could not be booked afterwards (see booking-actions.ts).
 * @throws AppError rebooksUsedUp for the second cancellation, stateForbids when it is not booked or has
 * passed
 */
export async function cancelAppointment(ctx: Context, userId: string, id: string): Promise<Booking> {
  await inTransaction(ctx, (tx) => cancelBookedLocked(tx, userId, id))
  return findBooking(ctx, userId, id)
}

/** Cancels a booked appointment inside the caller's transaction. @throws AppError see cancelAppointment */
export async function cancelBookedLocked(tx: Context, userId: string, id: string): Promise<void> {
  const { row, facts } = await lockBooking(tx, id, userId)
  refuseBookingUnless(['cancel'], facts)
  if (row.slotId !== null) await releasePlace(tx, row.slotId)
  await tx.db
    .update(orderBooking)
    .set({
      state: 'pre',
      slotId: null,
      date: null,
      time: null,
      verifyCode: null,
      cancelsUsed: row.cancelsUsed + 1,
      cancelTime: tx.now(),
    })
    .where(eq(orderBooking.id, row.id))
  await publish(tx, appointmentChanged, { orderId: row.orderId })
}

/**
 * When a dose was given: now, or on the named day, which lies from its verification to today.
 * @throws AppError badInput for another day
 */
function injectionMoment(ctx: Context, row: BookingRow, date: string | undefined): Date {
  const zone = ctx.config.storeTimeZone
  const today = dayText(ctx.now(), zone)
  const verified = dayText(row.verifiedTime ?? ctx.now(), zone)
  if (date === undefined || date === today) return ctx.now()
  if (!isDay(date) || date < verified || date > today)
    throw new AppError(codes.badInput, 'badInput', {}, { field: 'date', rule: 'verifiedToToday' })
  return date === verified && row.verifiedTime ? row.verifiedTime : instantOf(date, '12:00', zone)
}

/**
 * Records the user's confirmation that a verified dose was injected, which unlocks the next dose and starts its
 * interval on the day of the injection, by default today.
 * @throws AppError stateForbids unless the clinic has verified it, and for services that are not vaccines
 */
export async function confirmDoseInjected(
  ctx: Context,
  userId: string,
  { id, date }: { id: string; date?: string | undefined },
): Promise<Booking> {
  await inTransaction(ctx, async (tx) => {
    const { row, facts } = await lockBooking(tx, id, userId)
    refuseBookingUnless(['confirmInjected'], facts)
    await tx.db
      .update(orderBooking)
      .set({ state: 'injected', injectedTime: injectionMoment(tx, row, date), confirmTime: tx.now() })
      .where(eq(orderBooking.id, row.id))
    if (row.orderItemId !== null) {
      const [next] = await tx.db
        .select({ id: orderBooking.id })
        .from(orderBooking)
        .where(
          and(
            eq(orderBooking.orderItemId, row.orderItemId),
            eq(orderBooking.doseNo, row.doseNo + 1),
            eq(orderBooking.state, 'locked'),
          ),
        )
      if (next)
        await tx.db
          .update(orderBooking)
          .set({
            state: 'pre',
            shopId: row.shopId,
            personId: row.personId,
            personName: row.personName,
            personBirthDate: row.personBirthDate,
          })
          .where(and(eq(orderBooking.id, next.id), eq(orderBooking.state, 'locked')))
    }
    await publish(tx, appointmentChanged, { orderId: row.orderId })
  })
  return findBooking(ctx, userId, id)
}
