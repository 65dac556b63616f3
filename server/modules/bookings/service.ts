import { and, eq } from 'drizzle-orm'
import type { Booking } from '../../../contract/bookings'
import { codes } from '../../../contract/constants/codes'
import { spu } from '../../db/schema/goods'
import { orderBooking } from '../../db/schema/orders'
import { slot } from '../../db/schema/shops'
import { person } from '../../db/schema/users'
import { AppError } from '../../lib/app-error'
import { type Context, inTransaction } from '../../lib/context'
import { once } from '../../lib/idempotency'
import { followBookings } from '../orders/order-status'
import { lockPlaces, releasePlace, takePlace } from '../slots/places'
import { refuseBookingUnless } from './booking-actions'
import { type PersonRow, requireEligible } from './eligibility'
import { lockBooking } from './lock'
import { type BookingRow, earliestDayAfter, isLaterNeedle, previousNeedle } from './needles'
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
 * The first day the needle's interval allows, after a look at the needle before it.
 * @throws AppError needleLocked while that one is not injected, or when the slot lies before the interval's end
 */
async function requireNeedleOpen(
  ctx: Context,
  row: BookingRow,
  slotId: string,
): Promise<{ notBefore: string | null; previous: BookingRow | null }> {
  const previous = await previousNeedle(ctx, row)
  if (isLaterNeedle(row) && previous?.state !== 'injected')
    throw new AppError(codes.needleLocked, 'needleLocked')
  const notBefore = earliestDayAfter(row, previous, ctx.config.storeTimeZone)
  if (notBefore !== null) {
    const [wanted] = await ctx.db.select({ date: slot.date }).from(slot).where(eq(slot.id, slotId))
    if (wanted && wanted.date < notBefore)
      throw new AppError(codes.needleLocked, 'needleTooEarly', { day: notBefore }, { earliestDay: notBefore })
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
  // The recorded person was removed from the list since: another one has to be chosen.
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

/**
 * Books a waiting appointment, also once more after a cancellation; the same for a needle of a course.
 * @throws AppError stateForbids, needleLocked (also before the interval's end), personNotEligible, slotTaken with `{ nearest }`, dayNotBookable
 */
export async function bookAppointment(
  ctx: Context,
  userId: string,
  scope: string,
  request: BookRequest,
): Promise<Booking> {
  const answer = await once(ctx, { userId, scope, key: request.idempotencyKey, request }, async (tx) => {
    await bookLocked(tx, userId, request)
    return { id: request.id }
  })
  return findBooking(ctx, userId, answer.id)
}

/** Books a waiting appointment inside the caller's transaction. @throws AppError see bookAppointment */
export async function bookLocked(
  tx: Context,
  userId: string,
  request: Omit<BookRequest, 'idempotencyKey'>,
): Promise<void> {
  const { row, facts } = await lockBooking(tx, request.id, userId)
  refuseBookingUnless(['book', 'rebook'], facts)
  const { notBefore, previous } = await requireNeedleOpen(tx, row, request.slotId)
  const who = await personFor(tx, row, previous, request.personId)
  const goods = await spuOf(tx, row)
  const place = await takePlace(tx, { spu: goods, shopId: request.shopId, slotId: request.slotId, notBefore })
  requireEligible(goods, who, place.date)
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
  await followBookings(tx, row.orderId)
}

/**
 * Moves a booked appointment to another store, day or time; the person stays. Once.
 * @throws AppError changesUsedUp, stateForbids (also for the place it has already), needleLocked, slotTaken, dayNotBookable, personNotEligible
 */
export async function rescheduleAppointment(
  ctx: Context,
  userId: string,
  request: BookRequest,
): Promise<Booking> {
  const answer = await once(
    ctx,
    { userId, scope: 'reschedule', key: request.idempotencyKey, request },
    async (tx) => {
      const { row, facts } = await lockBooking(tx, request.id, userId)
      refuseBookingUnless(['reschedule'], facts)
      if (row.slotId === null || row.slotId === request.slotId)
        throw new AppError(codes.stateForbids, 'stateForbids')
      const { notBefore } = await requireNeedleOpen(tx, row, request.slotId)
      const goods = await spuOf(tx, row)
      await lockPlaces(tx, [row.slotId, request.slotId])
      const place = await takePlace(tx, {
        spu: goods,
        shopId: request.shopId,
        slotId: request.slotId,
        notBefore,
      })
      await releasePlace(tx, row.slotId)
      // Removed persons are kept for what they booked, so this finds the person of the appointment either way.
      const [who] =
        row.personId === null ? [] : await tx.db.select().from(person).where(eq(person.id, row.personId))
      if (who) requireEligible(goods, who, place.date)
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
      return { id: row.id }
    },
  )
  return findBooking(ctx, userId, answer.id)
}

/**
 * Cancels a booked appointment: its place is free again, and it waits to be booked once more. A second cancellation is refused,
 * since nothing could be booked after it (see booking-actions.ts).
 * @throws AppError rebooksUsedUp for the second cancellation, stateForbids when it is not booked or its time is over
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
  await followBookings(tx, row.orderId)
}

/**
 * The user confirms that a verified needle was injected: the next needle opens, its interval counts from today.
 * @throws AppError stateForbids unless the clinic has verified it, and for what is no vaccine
 */
export async function confirmNeedleInjected(ctx: Context, userId: string, id: string): Promise<Booking> {
  await inTransaction(ctx, async (tx) => {
    const { row, facts } = await lockBooking(tx, id, userId)
    refuseBookingUnless(['confirmInjected'], facts)
    await tx.db
      .update(orderBooking)
      .set({ state: 'injected', injectedTime: tx.now() })
      .where(eq(orderBooking.id, row.id))
    if (row.orderItemId !== null) {
      await tx.db
        .update(orderBooking)
        .set({
          state: 'pre',
          shopId: row.shopId,
          personId: row.personId,
          personName: row.personName,
          personBirthDate: row.personBirthDate,
        })
        .where(
          and(
            eq(orderBooking.orderItemId, row.orderItemId),
            eq(orderBooking.needleNo, row.needleNo + 1),
            eq(orderBooking.state, 'locked'),
          ),
        )
    }
    await followBookings(tx, row.orderId)
  })
  return findBooking(ctx, userId, id)
}
