import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { limits } from '../../../../../contract/constants/limits'
import type { BodyOf } from '../../../../../contract/define-endpoint'
import type { Feedback, sendFeedback } from '../../../../../contract/feedback'
import { feedback, feedbackAnswer } from '../../../../db/schema/feedback'
import { appUser } from '../../../../db/schema/users'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { once } from '../../../../lib/idempotency'
import { requireFineText, requireUploads } from '../../../identity'
import { findFeedback } from '../queries'

const DAY_MS = 86_400_000

const ANSWER_LENGTH = 500

/**
 * Stores feedback, once per idempotency key.
 * @throws AppError badInput (empty or refused text, a picture that is not the user's upload), feedbackTooOften
 */
export async function keepFeedback(
  ctx: Context,
  userId: string,
  request: BodyOf<typeof sendFeedback>,
): Promise<Feedback> {
  await requireFineText(ctx, userId, {
    field: 'content',
    place: 'comment',
    text: request.content,
    isForStaff: true,
  })
  const answer = await once(
    ctx,
    { userId, scope: 'feedback', key: request.idempotencyKey, request },
    async (tx) => {
      const content = request.content.trim()
      if (content === '')
        throw new AppError(codes.badInput, 'contentMissing', {}, { field: 'content', rule: 'required' })
      // Serialised per user, so that concurrent requests cannot exceed the limit.
      await tx.db.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('update')
      const sent = await tx.db.$count(
        feedback,
        and(eq(feedback.userId, userId), gt(feedback.createTime, new Date(tx.now().getTime() - DAY_MS))),
      )
      if (sent >= limits.feedbackPerDay)
        throw new AppError(codes.feedbackTooOften, 'feedbackTooOften', { count: limits.feedbackPerDay })
      const pictures = await requireUploads(tx, userId, request.picUrls ?? [], {
        field: 'picUrls',
        purpose: 'feedback',
      })
      const id = randomUUID()
      await tx.db.insert(feedback).values({
        id,
        userId,
        kind: request.kind,
        content,
        picUrls: pictures.map((picture) => picture.key),
        contact: request.contact?.trim() ?? '',
        createTime: tx.now(),
      })
      return { id }
    },
  )
  return findFeedback(ctx, userId, answer.id)
}

/** Stores the desk's answer. @throws AppError notFound, badInput without a text */
export async function answerFeedback(ctx: Context, id: string, text: string): Promise<void> {
  const content = text.trim().slice(0, ANSWER_LENGTH)
  if (content === '')
    throw new AppError(codes.badInput, 'contentMissing', {}, { field: 'content', rule: 'required' })
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .select({ id: feedback.id })
      .from(feedback)
      .where(eq(feedback.id, id))
      .for('update')
    if (!row) throw new AppError(codes.notFound, 'notFound')
    await tx.db
      .insert(feedbackAnswer)
      .values({ id: randomUUID(), feedbackId: id, content, createTime: tx.now() })
  })
}
