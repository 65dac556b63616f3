import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { PageOf } from '../../../../contract/common'
import { codes } from '../../../../contract/constants/codes'
import type { FeedbackKind } from '../../../../contract/constants/enums'
import { limits } from '../../../../contract/constants/limits'
import type { BodyOf } from '../../../../contract/define-endpoint'
import type { Feedback, sendFeedback } from '../../../../contract/feedback'
import { feedback, feedbackAnswer } from '../../../db/schema/feedback'
import { appUser } from '../../../db/schema/users'
import { AppError } from '../../../lib/app-error'
import { type Context, inTransaction } from '../../../lib/context'
import { once } from '../../../lib/idempotency'
import { messageText, type MessageKey } from '../../../lib/messages'
import { pageFrom, type PageQuery, pageRange } from '../../../lib/pages'
import { momentText } from '../../../lib/store-time'
import { requireFineText, requireUploads, uploadUrl } from '../../identity'

type FeedbackRow = typeof feedback.$inferSelect

const DAY_MS = 86_400_000
const ANSWER_LENGTH = 500
const kindTexts: Record<FeedbackKind, MessageKey> = {
  suggestion: 'feedbackSuggestion',
  fault: 'feedbackFault',
  service: 'feedbackService',
  order: 'feedbackOrder',
  other: 'feedbackOther',
}

/** Feedback with its answers, in the given order. */
export async function toFeedback(ctx: Context, rows: readonly FeedbackRow[]): Promise<Feedback[]> {
  if (rows.length === 0) return []
  const zone = ctx.config.storeTimeZone
  const answers = await ctx.db
    .select()
    .from(feedbackAnswer)
    .where(
      inArray(
        feedbackAnswer.feedbackId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(feedbackAnswer.createTime), asc(feedbackAnswer.id))
  return rows.map((row) => {
    const own = answers.filter((answer) => answer.feedbackId === row.id)
    const kind = row.kind as FeedbackKind
    return {
      id: row.id,
      kind,
      kindDesc: messageText(kindTexts[kind], ctx.lang),
      content: row.content,
      picUrls: row.picUrls.map((key) => uploadUrl(ctx, key)),
      contact: row.contact,
      createTime: momentText(row.createTime, zone),
      isAnswered: own.length > 0 ? '1' : '0',
      answers: own.map((answer) => ({
        id: answer.id,
        content: answer.content,
        createTime: momentText(answer.createTime, zone),
      })),
    }
  })
}

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

/** The user's feedback, newest first. */
export async function listFeedback(
  ctx: Context,
  userId: string,
  query: PageQuery,
): Promise<PageOf<Feedback>> {
  const range = pageRange(query)
  const where = eq(feedback.userId, userId)
  const rows = await ctx.db
    .select()
    .from(feedback)
    .where(where)
    .orderBy(desc(feedback.createTime), asc(feedback.id))
    .limit(range.limit)
    .offset(range.offset)
  return pageFrom(
    await toFeedback(ctx, rows),
    range.isCounted ? await ctx.db.$count(feedback, where) : 0,
    range,
  )
}

/** @throws AppError notFound (unknown, or another user's) */
export async function findFeedback(ctx: Context, userId: string, id: string): Promise<Feedback> {
  const [found] = await toFeedback(
    ctx,
    await ctx.db
      .select()
      .from(feedback)
      .where(and(eq(feedback.id, id), eq(feedback.userId, userId))),
  )
  if (!found) throw new AppError(codes.notFound, 'notFound')
  return found
}

/** Unanswered feedback, oldest first; for the desk. */
export async function unanswered(ctx: Context, limit: number): Promise<(Feedback & { userId: string })[]> {
  const rows = await ctx.db
    .select()
    .from(feedback)
    .where(
      sql`not exists (select 1 from ${feedbackAnswer} where ${feedbackAnswer.feedbackId} = ${feedback.id})`,
    )
    .orderBy(asc(feedback.createTime), asc(feedback.id))
    .limit(limit)
  const userIds = new Map(rows.map(({ id, userId }) => [id, userId]))
  return (await toFeedback(ctx, rows)).map((item) => ({ ...item, userId: userIds.get(item.id) ?? '' }))
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
