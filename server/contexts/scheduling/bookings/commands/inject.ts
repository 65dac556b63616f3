import { and, eq } from 'drizzle-orm'
import type { Booking } from '../../../../../contract/bookings'
import { codes } from '../../../../../contract/constants/codes'
import { isDay } from '../../../../../contract/rules/dates'
import { orderBooking } from '../../../../db/schema/orders'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { publish } from '../../../../lib/events'
import { dayText, instantOf } from '../../../../lib/store-time'
import { refuseBookingUnless } from '../booking-actions'
import type { BookingRow } from '../doses'
import { appointmentChanged } from '../purchases'
import { findBooking } from '../queries/bookings'
import { lockBooking } from './lock'

/**
 * When a dose was given: now, or on the given day, which must be between its verification and today.
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
