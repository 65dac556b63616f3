import { and, eq } from 'drizzle-orm'
import type { Booking } from '../../../../../contract/bookings'
import { codes } from '../../../../../contract/constants/codes'
import type { Day } from '../../../../../contract/rules/day'
import { spu } from '../../../../db/schema/goods'
import { orderBooking } from '../../../../db/schema/orders'
import { slot } from '../../../../db/schema/shops'
import { person, storedScopes } from '../../../../db/schema/users'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { dayWords } from '../../../../lib/day-words'
import { publish } from '../../../../lib/events'
import { once } from '../../../../lib/idempotency'
import { remind } from '../../../engagement'
import type { SlotRow } from '../../slots/availability'
import { takePlace } from '../../slots/commands/places'
import { endWaitingOf } from '../../waiting/commands/leave'
import { refuseBookingUnless } from '../booking-actions'
import { earliestDayAfter, isLaterDose, type BookingRow } from '../doses'
import { requireEligible, type PersonRow } from '../eligibility'
import { appointmentChanged, purchases } from '../purchases'
import { findBooking } from '../queries/bookings'
import { refuseWhenBusy } from '../queries/busy-times'
import { previousDose } from '../queries/doses'
import { newVerifyCode } from '../queries/verify-code'
import { lockAppointmentsOf, lockBooking } from './lock'

export interface BookRequest {
  idempotencyKey: string
  id: string
  shopId: string
  slotId: string
  personId?: string | undefined
}

type SpuRow = typeof spu.$inferSelect

export async function spuOf(ctx: Context, row: BookingRow): Promise<SpuRow> {
  const [found] = await ctx.db.select().from(spu).where(eq(spu.id, row.spuId))
  if (!found) throw new AppError(codes.goodsDeleted, 'goodsDeleted')
  return found
}

/**
 * The first day that the interval after the previous dose allows.
 * @throws AppError doseLocked while the previous dose is not injected, or when the slot lies within the
 * interval
 */
export async function requireDoseOpen(
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
      throw new AppError(
        codes.doseLocked,
        'doseTooEarly',
        { day: dayWords(notBefore, ctx.lang) },
        { earliestDay: notBefore },
      )
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
  // The recorded person has been deleted since, so the user has to choose another.
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
export async function requireFitting(tx: Context, { row, goods, place, who }: Fitting): Promise<void> {
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
  kind: 'book' | 'bookDose',
  request: BookRequest,
): Promise<Booking> {
  await ctx.wiring.get(purchases).releaseOverdue(ctx, { userId })
  const scope = storedScopes[kind]
  const answer = await once(ctx, { userId, scope, key: request.idempotencyKey, request }, async (tx) => {
    await bookLocked(tx, userId, request)
    return { id: request.id }
  })
  return findBooking(ctx, userId, answer.id)
}

export const remindOf = (tx: Context, row: BookingRow, place: SlotRow): Promise<void> =>
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
