import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Language } from '../../../../../contract/constants/enums'
import { slotWatch } from '../../../../db/schema/watches'
import { inTransaction, type Context } from '../../../../lib/context'
import { dayText } from '../../../../lib/store-time'
import { tell } from '../../../engagement'
import type { FoundDay } from '../doctor-days'
import { findFreeDay, type WatchRow } from '../queries/find-free'

const BATCH = 200

/**
 * Answers one watch, once: the update that sets its state also writes the message, in the same transaction.
 */
async function answerOne(ctx: Context, row: WatchRow, found: FoundDay): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [answered] = await tx.db
      .update(slotWatch)
      .set({ state: 'answered', answerTime: tx.now(), foundShopId: found.shopId, foundDate: found.date })
      .where(and(eq(slotWatch.id, row.id), eq(slotWatch.state, 'open')))
      .returning({ id: slotWatch.id })
    if (!answered) return
    await tell(tx, {
      userId: row.userId,
      kind: 'dayOpened',
      onceKey: `dayOpened ${row.id}`,
      lang: row.lang as Language,
      params: { shopId: found.shopId, day: found.date },
      link: '/pages-common/watches/watches',
    })
  })
}

/**
 * Checks all watches against the current free places, whatever made them free (a cancellation, a reschedule,
 * an unpaid order, a new day). Each target is checked once, however many accounts watch it.
 */
export async function answerWatches(ctx: Context): Promise<void> {
  const today = dayText(ctx.now(), ctx.config.storeTimeZone)
  await ctx.db
    .update(slotWatch)
    .set({ state: 'over' })
    .where(and(eq(slotWatch.state, 'open'), lt(slotWatch.toDay, today)))
  let last = ''
  for (;;) {
    const targets = await ctx.db
      .selectDistinctOn([slotWatch.target])
      .from(slotWatch)
      .where(and(eq(slotWatch.state, 'open'), gt(slotWatch.target, last)))
      .orderBy(asc(slotWatch.target))
      .limit(BATCH)
    if (targets.length === 0) return
    last = targets.at(-1)?.target ?? last
    for (const one of targets) {
      const found = await findFreeDay(ctx, one)
      if (!found) continue
      const waiting = await ctx.db
        .select()
        .from(slotWatch)
        .where(and(eq(slotWatch.target, one.target), inArray(slotWatch.state, ['open'])))
        .orderBy(asc(slotWatch.createTime), asc(slotWatch.id))
      for (const row of waiting) await answerOne(ctx, row, found)
    }
  }
}
