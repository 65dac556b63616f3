import { eq, inArray } from 'drizzle-orm'
import { brandFollow, browseRecord, compareEntry, favourite } from '../../db/schema/favourites'
import { feedback, feedbackAnswer } from '../../db/schema/feedback'
import { review } from '../../db/schema/goods'
import { messageChoice, messageGrant, userMessage } from '../../db/schema/watches'
import { readable, tablePart } from '../identity'
import type { UserData, UserDataParts, Owned } from '../identity'
import { anonymousAuthor } from './reviews/texts'

const feedbackPart: UserData = {
  async read(ctx, userId) {
    const rows = await ctx.db
      .select()
      .from(feedback)
      .where(eq(feedback.userId, userId))
      .orderBy(feedback.createTime, feedback.id)
    const answers =
      rows.length > 0
        ? await ctx.db
            .select()
            .from(feedbackAnswer)
            .where(
              inArray(
                feedbackAnswer.feedbackId,
                rows.map((row) => row.id),
              ),
            )
            .orderBy(feedbackAnswer.createTime)
        : []
    return rows.map((row) => ({
      ...readable(ctx, row),
      answers: answers
        .filter((answer) => answer.feedbackId === row.id)
        .map((answer) => readable(ctx, answer)),
    }))
  },
  async erase(ctx, userId) {
    await ctx.db
      .delete(feedbackAnswer)
      .where(
        inArray(
          feedbackAnswer.feedbackId,
          ctx.db.select({ id: feedback.id }).from(feedback).where(eq(feedback.userId, userId)),
        ),
      )
    await ctx.db.delete(feedback).where(eq(feedback.userId, userId))
  },
}

export const engagementData: UserDataParts = {
  favourites: tablePart(favourite, 'delete'),
  comparison: tablePart(compareEntry, 'delete'),
  followedBrands: tablePart(brandFollow, 'delete'),
  browseHistory: tablePart(browseRecord, 'delete'),
  reviews: tablePart(review as typeof review & Owned, {
    userId: null,
    authorText: anonymousAuthor,
    picUrls: [],
  }),
  messages: tablePart(userMessage, 'delete'),
  messageChoices: tablePart(messageChoice, 'delete'),
  messagePermissions: tablePart(messageGrant, 'delete'),
  feedback: feedbackPart,
}
