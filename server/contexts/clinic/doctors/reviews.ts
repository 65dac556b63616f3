import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PageOf } from '../../../../contract/common'
import { codes } from '../../../../contract/constants/codes'
import type { BodyOf, QueryOf } from '../../../../contract/define-endpoint'
import type { DoctorReview, doctorReviews, doctorReviewWrite } from '../../../../contract/doctors'
import { doctor, doctorBooking, doctorReview } from '../../../db/schema/clinic'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'
import { once } from '../../../lib/idempotency'
import { localized } from '../../../lib/language'
import { pageFrom, pageRange } from '../../../lib/pages'
import { dayText } from '../../../lib/store-time'
import { authorText, anonymousAuthor, asWritten } from '../../engagement'
import { requireFineText } from '../../identity'

const toDoctorReview = (ctx: Context, row: typeof doctorReview.$inferSelect): DoctorReview => ({
  id: row.id,
  score: row.score,
  content: localized(row.content, ctx.lang),
  authorText: localized(row.authorText, ctx.lang),
  createTime: row.date,
})

/** What people wrote about a doctor, the newest first. @throws AppError notFound */
export async function listDoctorReviews(
  ctx: Context,
  query: QueryOf<typeof doctorReviews>,
): Promise<PageOf<DoctorReview>> {
  const [found] = await ctx.db.select({ id: doctor.id }).from(doctor).where(eq(doctor.id, query.doctorId))
  if (!found) throw new AppError(codes.notFound, 'notFound')
  const range = pageRange(query)
  const where = eq(doctorReview.doctorId, query.doctorId)
  const rows = await ctx.db
    .select()
    .from(doctorReview)
    .where(where)
    .orderBy(desc(doctorReview.date), asc(doctorReview.id))
    .limit(range.limit)
    .offset(range.offset)
  return pageFrom(
    rows.map((row) => toDoctorReview(ctx, row)),
    range.isCounted ? await ctx.db.$count(doctorReview, where) : 0,
    range,
  )
}

/** How many wrote about a doctor, and the mean of their scores. */
export async function reviewsOf(
  ctx: Context,
  doctorId: string,
): Promise<{ reviewCount: number; score: string | null }> {
  const [row] = await ctx.db
    .select({
      reviewCount: sql<number>`count(*)::int`,
      score: sql<string | null>`round(avg(${doctorReview.score}), 1)::text`,
    })
    .from(doctorReview)
    .where(eq(doctorReview.doctorId, doctorId))
  return row ?? { reviewCount: 0, score: null }
}

/** What was written about visits, by the request of the visit. */
export async function reviewsOfVisits(
  ctx: Context,
  bookingIds: readonly string[],
): Promise<Map<string, DoctorReview>> {
  const rows = await ctx.db
    .select()
    .from(doctorReview)
    .where(inArray(doctorReview.bookingId, [...bookingIds]))
  return new Map(rows.flatMap((row) => (row.bookingId ? [[row.bookingId, toDoctorReview(ctx, row)]] : [])))
}

/**
 * Reviews the doctor of a visit that took place, once.
 * @throws AppError notFound (another user's), reviewTooEarly, reviewExists, badInput for refused words, systemBusy
 */
export async function writeDoctorReview(
  ctx: Context,
  userId: string,
  body: BodyOf<typeof doctorReviewWrite>,
): Promise<DoctorReview> {
  await requireFineText(ctx, userId, { field: 'content', place: 'comment', text: body.content })
  const { idempotencyKey, ...request } = body
  return once(ctx, { userId, scope: 'writeDoctorReview', key: idempotencyKey, request }, async (inner) => {
    const [visit] = await inner.db
      .select()
      .from(doctorBooking)
      .where(and(eq(doctorBooking.id, body.bookingId), eq(doctorBooking.userId, userId)))
    if (!visit) throw new AppError(codes.notFound, 'notFound')
    if (visit.state !== 'done') throw new AppError(codes.reviewTooEarly, 'visitNotDone')
    const row = {
      id: randomUUID(),
      doctorId: visit.doctorId,
      userId,
      bookingId: visit.id,
      score: body.score,
      content: asWritten((body.content ?? '').trim()),
      authorText:
        body.isAnonymous === '1' ? anonymousAuthor : await authorText(inner, userId, visit.personId),
      date: dayText(inner.now(), inner.config.storeTimeZone),
    }
    const inserted = await inner.db
      .insert(doctorReview)
      .values(row)
      .onConflictDoNothing({ target: doctorReview.bookingId })
      .returning({ id: doctorReview.id })
    if (inserted.length === 0) throw new AppError(codes.reviewExists, 'reviewExists')
    return toDoctorReview(inner, row)
  })
}
