import { eq } from 'drizzle-orm'
import type { Booking } from '../../../../../contract/bookings'
import { codes } from '../../../../../contract/constants/codes'
import { orderBooking } from '../../../../db/schema/orders'
import { person } from '../../../../db/schema/users'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { publish } from '../../../../lib/events'
import { once } from '../../../../lib/idempotency'
import { lockPlaces, releasePlace, takePlace } from '../../slots/commands/places'
import { refuseBookingUnless } from '../booking-actions'
import { appointmentChanged, purchases } from '../purchases'
import { findBooking } from '../queries/bookings'
import { newVerifyCode } from '../queries/verify-code'
import { remindOf, requireDoseOpen, requireFitting, spuOf, type BookRequest } from './book'
import { lockAppointmentsOf, lockBooking } from './lock'

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
      // Deleted persons are retained for their appointments, so this always finds the person.
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
