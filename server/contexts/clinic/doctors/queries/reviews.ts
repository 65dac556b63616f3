import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PageOf } from '../../../../../contract/common'
import { codes } from '../../../../../contract/constants/codes'
import type { QueryOf } from '../../../../../contract/define-endpoint'
import type { DoctorReview, doctorReviews } from '../../../../../contract/doctors'
import { doctor, doctorReview } from '../../../../db/schema/clinic'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { pageFrom, pageRange } from '../../../../lib/pages'
import { toDoctorReview } from '../mapper'

/** Reviews of a doctor, newest first. @throws AppError notFound */
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

/** Number of reviews of a doctor, and the mean of their scores. */
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

/** Reviews by the request of the visit. */
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
