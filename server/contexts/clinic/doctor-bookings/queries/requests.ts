import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { PageOf } from '../../../../../contract/common'
import { codes } from '../../../../../contract/constants/codes'
import type { DoctorBookingState } from '../../../../../contract/constants/enums'
import type { QueryOf } from '../../../../../contract/define-endpoint'
import type { DoctorBooking, doctorBookingPage } from '../../../../../contract/doctor-bookings'
import { ageOn } from '../../../../../contract/rules/eligibility'
import { formatCents } from '../../../../../contract/rules/money'
import { doctorBooking, doctorOffer } from '../../../../db/schema/clinic'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { maskPhone } from '../../../../lib/mask'
import { messageText } from '../../../../lib/messages'
import { pageFrom, pageRange } from '../../../../lib/pages'
import { dayText, momentOrNull, momentText } from '../../../../lib/store-time'
import { doctorNamesByIds } from '../../doctors/queries/doctors'
import { reviewsOfVisits } from '../../doctors/queries/reviews'
import { settleDoctorBookings } from '../commands/settle'
import { secondsLeft, toDoctor, toOffer } from '../mapper'
import { actionsOf, isOver, stateTexts, type DoctorBookingRow, versionOf } from '../states'

const OPEN: DoctorBookingState[] = ['waiting', 'confirmed', 'offered', 'expired']

const PAST: DoctorBookingState[] = ['declined', 'timedOut', 'cancelled', 'done']

/** Requests in wire format, in the given order. */
export async function toDoctorBookings(
  ctx: Context,
  rows: readonly DoctorBookingRow[],
): Promise<DoctorBooking[]> {
  if (rows.length === 0) return []
  const names = await doctorNamesByIds(
    ctx,
    rows.map((row) => row.doctorId),
  )
  const offers = await ctx.db
    .select()
    .from(doctorOffer)
    .where(
      inArray(
        doctorOffer.bookingId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(doctorOffer.date), asc(doctorOffer.time), asc(doctorOffer.id))
  const reviews = await reviewsOfVisits(
    ctx,
    rows.filter((row) => row.state === 'done').map((row) => row.id),
  )
  const zone = ctx.config.storeTimeZone
  return rows.map((row) => {
    const doctor = names.get(row.doctorId)
    if (!doctor) throw new Error('A request without its doctor')
    const state = row.state as DoctorBookingState
    const isWaiting = state === 'waiting'
    const own = offers.filter((offer) => offer.bookingId === row.id)
    const ended = own.filter((offer) => offer.state !== 'open').length
    return {
      id: row.id,
      bookingNo: row.bookingNo,
      version: versionOf(state, ended, reviews.has(row.id)),
      state,
      stateDesc: messageText(stateTexts[state], ctx.lang),
      actions: actionsOf(row, isOver(ctx, row, doctor.zone), reviews.has(row.id)),
      ...toDoctor(row, doctor),
      personId: row.personId,
      personName: row.personName,
      personAge: ageOn(row.personBirthDate, dayText(ctx.now(), doctor.zone)),
      phone: maskPhone(row.phone),
      date: row.date,
      time: row.time,
      reason: row.reason ?? '',
      fee: formatCents(row.feeCents),
      createTime: momentText(row.createTime, zone),
      answerDue: isWaiting ? momentText(row.answerDue, zone) : null,
      answerOutTime: isWaiting ? secondsLeft(ctx, row.answerDue) : null,
      answerTime: momentOrNull(row.answerTime, zone),
      declineReason: row.declineReason,
      cancelTime: momentOrNull(row.cancelTime, zone),
      doneTime: momentOrNull(row.doneTime, zone),
      previousId: row.previousId,
      offers: own.map((offer) => toOffer(ctx, offer)),
      review: reviews.get(row.id) ?? null,
    }
  })
}

/** The user's requests: open ones by the time of the visit, soonest first; others newest first. */
export async function listDoctorBookings(
  ctx: Context,
  userId: string,
  query: QueryOf<typeof doctorBookingPage>,
): Promise<PageOf<DoctorBooking>> {
  await settleDoctorBookings(ctx, { userId })
  const range = pageRange(query)
  const where = and(
    eq(doctorBooking.userId, userId),
    query.tab === 'open'
      ? inArray(doctorBooking.state, OPEN)
      : query.tab === 'past'
        ? inArray(doctorBooking.state, PAST)
        : undefined,
    query.personId === undefined ? undefined : eq(doctorBooking.personId, query.personId),
    query.shopId === undefined ? undefined : eq(doctorBooking.shopId, query.shopId),
  )
  const rows = await ctx.db
    .select()
    .from(doctorBooking)
    .where(where)
    .orderBy(
      ...(query.tab === 'open' ? [asc(doctorBooking.date), asc(doctorBooking.time)] : []),
      desc(doctorBooking.createTime),
      asc(doctorBooking.id),
    )
    .limit(range.limit)
    .offset(range.offset)
  return pageFrom(
    await toDoctorBookings(ctx, rows),
    range.isCounted ? await ctx.db.$count(doctorBooking, where) : 0,
    range,
  )
}

/** One of the user's requests. @throws AppError notFound (unknown, or another user's) */
export async function findDoctorBooking(ctx: Context, userId: string, id: string): Promise<DoctorBooking> {
  await settleDoctorBookings(ctx, { userId, id })
  const rows = await ctx.db
    .select()
    .from(doctorBooking)
    .where(and(eq(doctorBooking.id, id), eq(doctorBooking.userId, userId)))
  const [found] = await toDoctorBookings(ctx, rows)
  if (!found) throw new AppError(codes.notFound, 'notFound')
  return found
}
