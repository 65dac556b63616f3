import { and, eq, inArray, sql } from 'drizzle-orm'
import { queueTicket } from '../../../../db/schema/queue'
import { shop } from '../../../../db/schema/shops'
import { inTransaction, type Context } from '../../../../lib/context'
import { clinicDay } from '../queries/now'
import { LIVE } from '../rules'
import { changeLine, lockLine } from './line'

/** Expires tickets of days that have ended at their clinic. Idempotent. */
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
