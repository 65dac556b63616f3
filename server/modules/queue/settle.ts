import { and, eq, inArray, sql } from 'drizzle-orm'
import { shop } from '../../db/schema/shops'
import { queueTicket } from '../../db/schema/queue'
import { type Context, inTransaction } from '../../lib/context'
import { changeLine, lockLine } from './line'
import { clinicDay } from './now'
import { LIVE } from './rules'

/** Tickets of a day that is over at their clinic expire. Harmless when it runs again. */
export async function settleQueue(ctx: Context, of: { userId?: string } = {}): Promise<void> {
  const due = await ctx.db
    .selectDistinct({ lineId: queueTicket.lineId })
    .from(queueTicket)
    .innerJoin(shop, eq(shop.id, queueTicket.shopId))
    .where(
      and(
        inArray(queueTicket.state, LIVE),
        of.userId === undefined ? undefined : eq(queueTicket.userId, of.userId),
        sql`${queueTicket.date} < ${clinicDay(ctx.now())}`,
      ),
    )
  for (const { lineId } of due) {
    await inTransaction(ctx, async (tx) => {
      await lockLine(tx, lineId)
      const ended = await tx.db
        .update(queueTicket)
        .set({ state: 'expired' })
        .where(and(eq(queueTicket.lineId, lineId), inArray(queueTicket.state, LIVE)))
        .returning({ id: queueTicket.id })
      if (ended.length > 0) await changeLine(tx, lineId)
    })
  }
}
