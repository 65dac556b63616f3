import { and, asc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm'
import { orderBooking } from '../../../../db/schema/orders'
import { shop, slot } from '../../../../db/schema/shops'
import { waitingEntry } from '../../../../db/schema/watches'
import { inTransaction, type Context } from '../../../../lib/context'
import { LIVE_WAITING } from '../states'
import { endEntry } from './leave'
import { offerPlace } from './line'

const BATCH = 200

const isPastDay = (ctx: Context) =>
  sql`${waitingEntry.date} < (select to_char(${ctx.now().toISOString()}::timestamptz at time zone
    ${shop.zone}, 'YYYY-MM-DD') from ${shop} where ${shop.id} = ${waitingEntry.shopId})`

const needsNothing = sql`not exists (
  select 1 from ${orderBooking}
  where ${orderBooking.id} = ${waitingEntry.bookingId} and ${orderBooking.state} = 'pre')`

/** Ends one entry if it is over. An entry locked by another transaction is skipped. */
async function endIfOver(ctx: Context, id: string): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(waitingEntry)
    .where(
      and(
        eq(waitingEntry.id, id),
        inArray(waitingEntry.state, LIVE_WAITING),
        or(lte(waitingEntry.offerEnd, ctx.now()), isPastDay(ctx), needsNothing),
      ),
    )
    .for('update', { skipLocked: true })
  if (row) await endEntry(ctx, row, 'expired')
}

/**
 * Ends offers that were not accepted, entries of past days, and entries of appointments that no longer wait.
 */
async function endOver(ctx: Context): Promise<void> {
  const over = await ctx.db
    .select({ id: waitingEntry.id })
    .from(waitingEntry)
    .where(
      or(
        and(eq(waitingEntry.state, 'offered'), lte(waitingEntry.offerEnd, ctx.now())),
        and(inArray(waitingEntry.state, LIVE_WAITING), or(isPastDay(ctx), needsNothing)),
      ),
    )
    .orderBy(asc(waitingEntry.offerEnd), asc(waitingEntry.id))
    .limit(BATCH)
  for (const { id } of over) await inTransaction(ctx, (tx) => endIfOver(tx, id))
}

/** Offers places that became free without a release, for example when a clinic opens more times on a day. */
async function offerFree(ctx: Context): Promise<void> {
  const free = await ctx.db
    .select({ id: slot.id })
    .from(slot)
    .where(
      and(
        lt(slot.taken, slot.capacity),
        sql`exists (select 1 from ${waitingEntry} where ${waitingEntry.shopId} = ${slot.shopId} and
          ${waitingEntry.slotKind} = ${slot.slotKind} and ${waitingEntry.date} = ${slot.date} and
          ${waitingEntry.state} = 'waiting')`,
      ),
    )
    .orderBy(asc(slot.date), asc(slot.time), asc(slot.id))
    .limit(BATCH)
  for (const { id } of free)
    await inTransaction(ctx, async (tx) => {
      let isOffered = true
      while (isOffered) {
        const [row] = await tx.db.select().from(slot).where(eq(slot.id, id)).for('update')
        isOffered = row !== undefined && (await offerPlace(tx, row))
      }
    })
}

/** Applies time-dependent changes of the waiting lists. Idempotent, and safe to run concurrently. */
export async function settleWaiting(ctx: Context): Promise<void> {
  await endOver(ctx)
  await offerFree(ctx)
}
