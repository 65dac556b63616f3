import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { browseRecord } from '../../../db/schema/favourites'
import { feedback, feedbackAnswer } from '../../../db/schema/feedback'
import { userMessage } from '../../../db/schema/watches'
import { inTransaction, type Context } from '../../../lib/context'
import type { RetentionRule } from '../../../lib/retention'
import { releaseUpload } from '../../identity'

/**
 * Feedback is deleted by the age of its last answer; without an answer it is still open. The next clean-up
 * deletes its pictures.
 */
const endFeedback = (ctx: Context, before: Date): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const closed = await tx.db
      .select({ id: feedback.id, userId: feedback.userId, picUrls: feedback.picUrls })
      .from(feedback)
      .where(
        sql`(
          select max(${feedbackAnswer.createTime}) from ${feedbackAnswer}
          where ${feedbackAnswer.feedbackId} = ${feedback.id}) < ${before.toISOString()}::timestamptz`,
      )
      .for('update')
    if (closed.length === 0) return
    const ids = closed.map(({ id }) => id)
    await tx.db.delete(feedbackAnswer).where(inArray(feedbackAnswer.feedbackId, ids))
    await tx.db.delete(feedback).where(inArray(feedback.id, ids))
    for (const { userId, picUrls } of closed) for (const key of picUrls) await releaseUpload(tx, userId, key)
  })

/** Retention rules of this context (docs/PRIVACY.md). */
export const engagementRetention: readonly RetentionRule[] = [
  {
    name: 'endBrowseHistory',
    days: 'browseDays',
    end: ({ db }, before) => db.delete(browseRecord).where(lt(browseRecord.time, before)),
  },
  {
    name: 'endReadMessages',
    days: 'messageDays',
    end: ({ db }, before) =>
      db.delete(userMessage).where(and(isNotNull(userMessage.readTime), lt(userMessage.readTime, before))),
  },
  { name: 'endFeedback', days: 'feedbackDays', end: endFeedback },
]
