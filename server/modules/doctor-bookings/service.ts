import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, gte, inArray, lte, ne } from 'drizzle-orm'
import { codes } from '../../../contract/constants/codes'
import type { BodyOf } from '../../../contract/define-endpoint'
import type { DoctorBooking, doctorOfferAccept, placeDoctorBooking } from '../../../contract/doctor-bookings'
import { doctor, doctorBooking, doctorOffer } from '../../db/schema/clinic'
import { closedDay, shop } from '../../db/schema/shops'
import { AppError } from '../../lib/app-error'
import { type Context, inTransaction } from '../../lib/context'
import { once } from '../../lib/idempotency'
import { seal } from '../../lib/seal'
import { addDays, dayText, instantOf, isDay, momentText } from '../../lib/store-time'
import { ownPerson } from '../bookings/eligibility'
import { releaseDoctorPlace, takeDoctorPlace } from '../doctors/places'
import { requirePhone } from '../orders/buyer'
import { answerDue } from './answer-due'
import { findDoctorBooking } from './queries'
import { settleDoctorBookings } from './settle'
import { holdsPlace, refuseUnless } from './states'
import { endOffers, isOver, lockRequest, openOffers, zoneOf } from './store'

const DAYS_OF_REST_LOOKED_AT = 70
const NUMBER_TRIES = 5
const LIVE = ['waiting', 'confirmed']

const exists = (): AppError => new AppError(codes.doctorRequestExists, 'doctorRequestExists')

/** @throws AppError doctorRequestExists when this person has another live request with the doctor on the day */
async function refuseSecond(
  ctx: Context,
  of: { doctorId: string; personId: string; date: string; exceptId?: string },
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

/** When the answer to a request is due: one working day of the clinic, at the latest when the time itself begins. */
async function dueOf(ctx: Context, shopId: string, at: { date: string; time: string }): Promise<Date> {
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

/** An expired request is cancelled by the one that takes its place; another must be over already. */
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
 * Asks a doctor for a time. Its place is held until the answer; once per idempotency key.
 * @throws AppError badInput (phone, date), notFound (doctor, somebody else's person or request), doctorUnavailable, dayNotBookable,
 *   doctorTimeTaken with `{ nearest }`, doctorRequestExists, stateForbids when `previousId` is still open
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
      if (!isDay(request.date))
        throw new AppError(codes.badInput, 'badInput', {}, { field: 'date', rule: 'format' })
      const person = await ownPerson(tx, userId, request.personId)
      const [who] = await tx.db.select().from(doctor).where(eq(doctor.id, request.doctorId))
      if (!who) throw new AppError(codes.notFound, 'notFound')
      if (request.previousId !== undefined) await replacePrevious(tx, userId, request.previousId)
      const at = { date: request.date, time: request.time }
      await refuseSecond(tx, { doctorId: who.id, personId: person.id, date: at.date })
      await takeDoctorPlace(tx, who.id, at)
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
        reasonSealed: reason === '' ? null : seal(tx.config, reason),
        feeCents: who.feeCents,
        state: 'waiting',
        createTime: tx.now(),
        answerDue: await dueOf(tx, who.shopId, at),
        previousId: request.previousId ?? null,
      }
      for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
        const bookingNo = `YS${momentText(row.createTime, tx.config.storeTimeZone).replace(/\D/g, '').slice(2, 12)}${String(randomInt(1_000_000)).padStart(6, '0')}`
        const inserted = await tx.db
          .insert(doctorBooking)
          .values({ ...row, bookingNo })
          .onConflictDoNothing()
          .returning({ id: doctorBooking.id })
        if (inserted.length > 0) return { id }
        // Either the number is taken, and another is drawn, or somebody asked for this person at the same moment.
        await refuseSecond(tx, { doctorId: who.id, personId: person.id, date: at.date })
      }
      throw new Error('No free number for a request was found')
    },
  )
  return findDoctorBooking(ctx, userId, answer.id)
}

/** Cancels a request, an appointment that is still ahead, or one whose offers are open or over. @throws AppError notFound, stateForbids */
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
 * Takes one of the offered times: its place is this request's now, the others are free again.
 * @throws AppError notFound, doctorOfferExpired, stateForbids, doctorRequestExists on the new day
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
    await tx.db.update(doctorOffer).set({ state: 'accepted' }).where(eq(doctorOffer.id, offer.id))
    await endOffers(tx, row.doctorId, await openOffers(tx, row.id), 'released')
    await tx.db
      .update(doctorBooking)
      .set({ state: 'confirmed', date: offer.date, time: offer.time, answerTime: tx.now() })
      .where(eq(doctorBooking.id, row.id))
    return { id: row.id }
  })
  return findDoctorBooking(ctx, userId, request.id)
}
