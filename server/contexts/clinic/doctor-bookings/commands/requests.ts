import { randomUUID } from 'node:crypto'
import { and, eq, gte, inArray, lte, ne } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { BodyOf } from '../../../../../contract/define-endpoint'
import type {
  DoctorBooking,
  doctorOfferAccept,
  placeDoctorBooking,
} from '../../../../../contract/doctor-bookings'
import { addDays } from '../../../../../contract/rules/dates'
import type { Day, Time } from '../../../../../contract/rules/day'
import { doctor, doctorBooking, doctorOffer } from '../../../../db/schema/clinic'
import { closedDay, shop } from '../../../../db/schema/shops'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { requireDay } from '../../../../lib/day-input'
import { once } from '../../../../lib/idempotency'
import { requirePhone } from '../../../../lib/phone'
import { randomDigits } from '../../../../lib/random-digits'
import { dayText, instantOf, momentText } from '../../../../lib/store-time'
import { consultingMinutes, lockAppointmentsOf, ownPerson, refuseWhenBusy } from '../../../scheduling'
import { releaseDoctorPlace, takeDoctorPlace } from '../../doctors/commands/places'
import { answerDue } from '../answer-due'
import { findDoctorBooking } from '../queries/requests'
import { openOffers, zoneOf } from '../queries/rows'
import { holdsPlace, isOver, refuseUnless } from '../states'
import { endOffers, lockRequest } from './rows'
import { settleDoctorBookings } from './settle'
import { remindRequest } from './told'

const DAYS_OF_REST_LOOKED_AT = 70

const NUMBER_TRIES = 5

const LIVE = ['waiting', 'confirmed']

const newBookingNo = (createTime: Date, zone: string): string => {
  const stamp = momentText(createTime, zone).replace(/\D/g, '').slice(2, 12)
  return `YS${stamp}${randomDigits(6)}`
}

const exists = (): AppError => new AppError(codes.doctorRequestExists, 'doctorRequestExists')

/**
 * @throws AppError doctorRequestExists when this person has another open request with the doctor on the day
 */
async function refuseSecond(
  ctx: Context,
  of: { doctorId: string; personId: string; date: Day; exceptId?: string },
): Promise<void> {
  const [other] = await ctx.db
    .select({ id: doctorBooking.id })
    .from(doctorBooking)
    .where(
      and(
        eq(doctorBooking.doctorId, of.doctorId),
        eq(doctorBooking.personId, of.personId),
        eq(doctorBooking.date, of.date),
        inArray(doctorBooking.state, LIVE),
        of.exceptId === undefined ? undefined : ne(doctorBooking.id, of.exceptId),
      ),
    )
  if (other) throw exists()
}

/** @throws AppError personBusy when another appointment of the person overlaps */
async function refuseOverlap(
  ctx: Context,
  of: {
    doctorId: string
    shopId: string
    person: { id: string; name: string }
    at: { date: Day; time: Time }
    exceptId?: string
  },
): Promise<void> {
  await refuseWhenBusy(ctx, {
    ...of.at,
    shopId: of.shopId,
    minutes: await consultingMinutes(ctx, of.doctorId, of.at),
    person: of.person,
    ...(of.exceptId === undefined ? {} : { exceptId: of.exceptId }),
  })
}

/**
 * The deadline for the answer to a request: one working day of the clinic, but not later than the requested
 * time.
 */
async function dueOf(ctx: Context, shopId: string, at: { date: Day; time: Time }): Promise<Date> {
  const [store] = await ctx.db
    .select({ hours: shop.hours, zone: shop.zone })
    .from(shop)
    .where(eq(shop.id, shopId))
  if (!store) throw new AppError(codes.notFound, 'notFound')
  const today = dayText(ctx.now(), store.zone)
  const closed = await ctx.db
    .select({ date: closedDay.date })
    .from(closedDay)
    .where(
      and(
        eq(closedDay.shopId, shopId),
        gte(closedDay.date, today),
        lte(closedDay.date, addDays(today, DAYS_OF_REST_LOOKED_AT)),
      ),
    )
  const due = answerDue(store.hours, new Set(closed.map((row) => row.date)), ctx.now(), store.zone)
  const start = instantOf(at.date, at.time, store.zone)
  return start < due ? start : due
}

/**
 * An expired request is cancelled by the one that replaces it; a request in any other state must be over
 * already.
 */
async function replacePrevious(ctx: Context, userId: string, previousId: string): Promise<void> {
  const previous = await lockRequest(ctx, previousId, userId)
  refuseUnless('rebook', previous, true)
  if (previous.state === 'expired')
    await ctx.db
      .update(doctorBooking)
      .set({ state: 'cancelled', cancelTime: ctx.now() })
      .where(eq(doctorBooking.id, previousId))
}

/**
 * Requests a time from a doctor and holds its slot until the answer; once per idempotency key.
 * @throws AppError badInput (phone, date), notFound (doctor, another user's person or request),
 * doctorUnavailable, dayNotBookable, doctorTimeTaken with `{ nearest }`, doctorRequestExists, personBusy,
 * stateForbids when `previousId` is still open
 */
export async function requestDoctor(
  ctx: Context,
  userId: string,
  request: BodyOf<typeof placeDoctorBooking>,
): Promise<DoctorBooking> {
  await settleDoctorBookings(ctx, { userId })
  const answer = await once(
    ctx,
    { userId, scope: 'doctorBooking', key: request.idempotencyKey, request },
    async (tx) => {
      requirePhone(request.phoneCode, request.phone, 'phone')
      requireDay(request.date, 'date')
      const person = await ownPerson(tx, userId, request.personId)
      const [who] = await tx.db.select().from(doctor).where(eq(doctor.id, request.doctorId))
      if (!who) throw new AppError(codes.notFound, 'notFound')
      if (request.previousId !== undefined) await replacePrevious(tx, userId, request.previousId)
      const at = { date: request.date, time: request.time }
      await refuseSecond(tx, { doctorId: who.id, personId: person.id, date: at.date })
      await lockAppointmentsOf(tx, userId)
      await takeDoctorPlace(tx, who.id, at)
      await refuseOverlap(tx, { doctorId: who.id, shopId: who.shopId, person, at })
      const reason = request.reason?.trim() ?? ''
      const id = randomUUID()
      const row = {
        id,
        userId,
        doctorId: who.id,
        departmentId: who.departmentId,
        shopId: who.shopId,
        personId: person.id,
        personName: person.name,
        personBirthDate: person.birthDate,
        phoneCode: request.phoneCode,
        phone: request.phone,
        ...at,
        reason: reason === '' ? null : reason,
        feeCents: who.feeCents,
        state: 'waiting',
        createTime: tx.now(),
        answerDue: await dueOf(tx, who.shopId, at),
        previousId: request.previousId ?? null,
      }
      for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
        const bookingNo = newBookingNo(row.createTime, tx.config.storeTimeZone)
        const inserted = await tx.db
          .insert(doctorBooking)
          .values({ ...row, bookingNo })
          .onConflictDoNothing()
          .returning({ id: doctorBooking.id })
        if (inserted.length > 0) return { id }
        // Either the number is taken, so that another one is drawn, or a concurrent request for this person
        // won.
        await refuseSecond(tx, { doctorId: who.id, personId: person.id, date: at.date })
      }
      throw new Error('No free number for a request was found')
    },
  )
  return findDoctorBooking(ctx, userId, answer.id)
}

/**
 * Cancels a request, an upcoming appointment, or a request whose offers are open or expired.
 * @throws AppError notFound, stateForbids
 */
export async function cancelRequest(ctx: Context, userId: string, id: string): Promise<DoctorBooking> {
  await settleDoctorBookings(ctx, { userId, id })
  await inTransaction(ctx, async (tx) => {
    const row = await lockRequest(tx, id, userId)
    refuseUnless('cancel', row, isOver(tx, row, await zoneOf(tx, row.shopId)))
    await tx.db
      .update(doctorBooking)
      .set({ state: 'cancelled', cancelTime: tx.now() })
      .where(eq(doctorBooking.id, id))
    if (holdsPlace(row.state)) await releaseDoctorPlace(tx, row.doctorId, row)
    await endOffers(tx, row.doctorId, await openOffers(tx, id), 'released')
  })
  return findDoctorBooking(ctx, userId, id)
}

/**
 * Accepts one of the offered times: its slot becomes the appointment's, the other offers are released.
 * @throws AppError notFound, doctorOfferExpired, stateForbids, doctorRequestExists on the new day, personBusy
 */
export async function acceptOffer(
  ctx: Context,
  userId: string,
  request: BodyOf<typeof doctorOfferAccept>,
): Promise<DoctorBooking> {
  await settleDoctorBookings(ctx, { userId, id: request.id })
  await once(ctx, { userId, scope: 'doctorOffer', key: request.idempotencyKey, request }, async (tx) => {
    const row = await lockRequest(tx, request.id, userId)
    const [offer] = await tx.db
      .select()
      .from(doctorOffer)
      .where(and(eq(doctorOffer.id, request.offerId), eq(doctorOffer.bookingId, row.id)))
    if (!offer) throw new AppError(codes.notFound, 'notFound')
    if (offer.state === 'expired' || (offer.state === 'open' && offer.expireTime <= tx.now()))
      throw new AppError(codes.doctorOfferExpired, 'doctorOfferExpired')
    refuseUnless('acceptOffer', row, false)
    if (offer.state !== 'open') throw new AppError(codes.stateForbids, 'stateForbids')
    await refuseSecond(tx, {
      doctorId: row.doctorId,
      personId: row.personId,
      date: offer.date,
      exceptId: row.id,
    })
    await lockAppointmentsOf(tx, userId)
    await refuseOverlap(tx, {
      doctorId: row.doctorId,
      shopId: row.shopId,
      person: { id: row.personId, name: row.personName },
      at: { date: offer.date, time: offer.time },
      exceptId: row.id,
    })
    await tx.db.update(doctorOffer).set({ state: 'accepted' }).where(eq(doctorOffer.id, offer.id))
    await endOffers(tx, row.doctorId, await openOffers(tx, row.id), 'released')
    await tx.db
      .update(doctorBooking)
      .set({ state: 'confirmed', date: offer.date, time: offer.time, answerTime: tx.now() })
      .where(eq(doctorBooking.id, row.id))
    await remindRequest(tx, { ...row, date: offer.date, time: offer.time })
    return { id: row.id }
  })
  return findDoctorBooking(ctx, userId, request.id)
}
