import { and, isNull, lte, sql } from 'drizzle-orm'
import { limits } from '../../../../../contract/constants/limits'
import { userMessage } from '../../../../db/schema/watches'
import type { Context } from '../../../../lib/context'

/** Counts messages that are due and not sent: those to be retried, and those given up. */
export async function countDueMessages(ctx: Context): Promise<{ label: string; value: number }[]> {
  const isDue = and(
    isNull(userMessage.claimTime),
    isNull(userMessage.sentTime),
    lte(userMessage.dueTime, ctx.now()),
  )
  const [found] = await ctx.db
    .select({
      waiting: sql<number>`count(*) filter (where ${userMessage.tries} < ${limits.messageTries})`.mapWith(
        Number,
      ),
      givenUp: sql<number>`count(*) filter (where ${userMessage.tries} >= ${limits.messageTries})`.mapWith(
        Number,
      ),
    })
    .from(userMessage)
    .where(isDue)
  return [
    { label: 'waiting', value: found?.waiting ?? 0 },
    { label: 'givenUp', value: found?.givenUp ?? 0 },
  ]
}
