import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Language, SlotKind } from '../../../../../contract/constants/enums'
import { limits } from '../../../../../contract/constants/limits'
import { isBookable } from '../../../../db/order-conditions'
import { orderBooking } from '../../../../db/schema/orders'
import { shop, slot } from '../../../../db/schema/shops'
import { waitingEntry } from '../../../../db/schema/watches'
import type { Context } from '../../../../lib/context'
import { instantOf, timeText } from '../../../../lib/store-time'
import { tell } from '../../../engagement'
import { isFree, type SlotRow } from '../../slots/availability'
import { loadCalendar } from '../../slots/queries/calendar'
import { LIVE_WAITING, type WaitingRow } from '../states'

/**
 * The next entry for a day whose appointment can still be booked; locked. Entries locked by other transactions are
 * skipped.
 */
async function nextInLine(ctx: Context, freed: SlotRow): Promise<WaitingRow | null> {
  const [next] = await ctx.db
    .select({ entry: waitingEntry })
    .from(waitingEntry)
    .innerJoin(orderBooking, and(eq(orderBooking.id, waitingEntry.bookingId), isBookable))
    .where(
      and(
        eq(waitingEntry.shopId, freed.shopId),
        eq(waitingEntry.slotKind, freed.slotKind),
        eq(waitingEntry.date, freed.date),
        eq(waitingEntry.state, 'waiting'),
      ),
    )
    .orderBy(asc(waitingEntry.createTime), asc(waitingEntry.id))
    .limit(1)
    .for('update', { of: waitingEntry, skipLocked: true })
  return next?.entry ?? null
}

/** End of an offer made now: before the appointment itself begins. */
const offerEndOf = (ctx: Context, freed: SlotRow, zone: string): Date =>
  new Date(
    Math.min(ctx.now().getTime() + limits.waitingOfferMs, instantOf(freed.date, freed.time, zone).getTime()),
  )

/**
 * Offers a free place to the next entry for its day, inside the caller's transaction: the place is taken
 * again in the same step, so that it never appears free to others and is offered to one account at a time.
 * @returns false when nobody waits or the place cannot be taken
 */
export async function offerPlace(ctx: Context, freed: SlotRow): Promise<boolean> {
  const next = await nextInLine(ctx, freed)
  if (!next) return false
  const calendar = await loadCalendar(ctx, {
    shopId: freed.shopId,
    slotKind: freed.slotKind as SlotKind,
    from: freed.date,
    to: freed.date,
  })
  if (!calendar || !isFree(freed, calendar)) return false
  const [held] = await ctx.db
    .update(slot)
    .set({ taken: sql`${slot.taken} + 1` })
    .where(and(eq(slot.id, freed.id), lt(slot.taken, slot.capacity)))
    .returning({ id: slot.id })
  if (!held) return false
  const [store] = await ctx.db.select({ zone: shop.zone }).from(shop).where(eq(shop.id, freed.shopId))
  const zone = store?.zone ?? ctx.config.storeTimeZone
  const offerEnd = offerEndOf(ctx, freed, zone)
  await ctx.db
    .update(waitingEntry)
    .set({ state: 'offered', slotId: freed.id, time: freed.time, offerTime: ctx.now(), offerEnd })
    .where(eq(waitingEntry.id, next.id))
  await tell(ctx, {
    userId: next.userId,
    kind: 'placeOffered',
    subjectId: next.bookingId,
    onceKey: `placeOffered ${next.id}`,
    lang: next.lang as Language,
    params: {
      shopId: freed.shopId,
      day: freed.date,
      time: freed.time,
      until: timeText(offerEnd, zone),
    },
    link: '/pages-common/watches/watches',
  })
  return true
}

/** Releases a held place without offering it, because the caller takes it immediately. */
export async function dropHold(ctx: Context, slotId: string): Promise<void> {
  await ctx.db
    .update(slot)
    .set({ taken: sql`${slot.taken} - 1` })
    .where(and(eq(slot.id, slotId), gt(slot.taken, 0)))
}

/** The open entry of an appointment, locked. */
export async function lockEntryOf(ctx: Context, bookingId: string): Promise<WaitingRow | null> {
  const [row] = await ctx.db
    .select()
    .from(waitingEntry)
    .where(and(eq(waitingEntry.bookingId, bookingId), inArray(waitingEntry.state, LIVE_WAITING)))
    .for('update')
  return row ?? null
}
