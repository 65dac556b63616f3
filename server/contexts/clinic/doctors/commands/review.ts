import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { BodyOf } from '../../../../../contract/define-endpoint'
import type { DoctorReview, doctorReviewWrite } from '../../../../../contract/doctors'
import { doctorBooking, doctorReview } from '../../../../db/schema/clinic'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { once } from '../../../../lib/idempotency'
import { dayText } from '../../../../lib/store-time'
import { anonymousAuthor, asWritten, authorText } from '../../../engagement'
import { requireFineText } from '../../../identity'
import { toDoctorReview } from '../mapper'

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
