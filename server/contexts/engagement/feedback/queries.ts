import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PageOf } from '../../../../contract/common'
import { codes } from '../../../../contract/constants/codes'
import type { FeedbackKind } from '../../../../contract/constants/enums'
import type { Feedback } from '../../../../contract/feedback'
import { feedback, feedbackAnswer } from '../../../db/schema/feedback'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'
import { messageText, type MessageKey } from '../../../lib/messages'
import { pageFrom, pageRange, type PageQuery } from '../../../lib/pages'
import { momentText } from '../../../lib/store-time'
import { uploadUrl } from '../../identity'

type FeedbackRow = typeof feedback.$inferSelect

const kindTexts: Record<FeedbackKind, MessageKey> = {
  suggestion: 'feedbackSuggestion',
  fault: 'feedbackFault',
  service: 'feedbackService',
  order: 'feedbackOrder',
  other: 'feedbackOther',
}

/** Feedback with its answers, in the given order. */
async function toFeedback(ctx: Context, rows: readonly FeedbackRow[]): Promise<Feedback[]> {
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
