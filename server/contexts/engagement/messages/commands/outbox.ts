import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { limits } from '../../../../../contract/constants/limits'
import { userMessage } from '../../../../db/schema/watches'
import { inTransaction, type Context } from '../../../../lib/context'
import { isUntold, untrueOf } from '../queries/reminders'
import { deliver } from './deliver'

const BATCH = 50

const RETRY_MS = 60_000

type MessageRow = typeof userMessage.$inferSelect

/**
 * Claims due messages, so that no other process sends them. An outdated message is not sent, and an outdated
 * reminder never appears in the app; the others appear from now on. All in one statement, so that a crash
 * leaves either all of it or nothing.
 */
function claim(ctx: Context): Promise<{ taken: number; rows: MessageRow[] }> {
  return inTransaction(ctx, async (tx) => {
    const due = tx.db
      .select({ id: userMessage.id })
      .from(userMessage)
      .where(
        and(
          isNull(userMessage.claimTime),
          isNull(userMessage.sentTime),
          lte(userMessage.dueTime, tx.now()),
          lt(userMessage.tries, limits.messageTries),
        ),
      )
      .orderBy(userMessage.dueTime, userMessage.id)
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const rows = await tx.db
      .update(userMessage)
      .set({
        claimTime: tx.now(),
        tries: sql`${userMessage.tries} + 1`,
        shownTime: sql`coalesce(${userMessage.shownTime}, ${tx.now().toISOString()}::timestamptz)`,
      })
      .where(inArray(userMessage.id, due))
      .returning()
    const untrue = await untrueOf(tx, rows)
    const untold = untrue.filter((row) => row.tries === 1 && isUntold(row)).map(({ id }) => id)
    if (untold.length > 0) await tx.db.delete(userMessage).where(inArray(userMessage.id, untold))
    return { taken: rows.length, rows: rows.filter((row) => !untrue.includes(row)) }
  })
}

/**
 * Sends due messages. A message is claimed before it is sent and released only when sending failed: after a
 * crash it remains unsent rather than being sent twice. It stays in the app in either case.
 */
export async function sendDueMessages(ctx: Context): Promise<void> {
  for (let batch = await claim(ctx); batch.taken > 0; batch = await claim(ctx))
    for (const row of batch.rows) {
      const outcome = await deliver(ctx, row).then(
        () => ({ sentTime: ctx.now() }),
        (error: unknown) => {
          ctx.log.warn({ err: error, message: row.id }, 'a message was not sent')
          return { claimTime: null, dueTime: new Date(ctx.now().getTime() + RETRY_MS * row.tries) }
        },
      )
      await ctx.db.update(userMessage).set(outcome).where(eq(userMessage.id, row.id))
    }
}
