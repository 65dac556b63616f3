import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import { doctorBooking, doctorOffer } from '../../../../db/schema/clinic'
import { shop } from '../../../../db/schema/shops'
import { inTransaction, type Context } from '../../../../lib/context'
import { dayText } from '../../../../lib/store-time'
import { releaseDoctorPlace } from '../../doctors/commands/places'
import { openOffers, zoneOf } from '../queries/rows'
import { endOffers, lockRequest } from './rows'
import { tellRequest } from './told'

const BATCH = 200

/**
 * Applies state changes that are due: times out unanswered requests, expires offers that were not accepted
 * (and their request with the last of them), and completes appointments of past days. Idempotent, and safe to
 * run in several processes.
 */
export async function settleDoctorBookings(
  ctx: Context,
  of: { userId?: string; id?: string } = {},
): Promise<void> {
  const now = ctx.now()
  const due = await ctx.db
    .select({ id: doctorBooking.id })
    .from(doctorBooking)
    .where(
      and(
        of.userId === undefined ? undefined : eq(doctorBooking.userId, of.userId),
        of.id === undefined ? undefined : eq(doctorBooking.id, of.id),
        or(
          and(eq(doctorBooking.state, 'waiting'), lte(doctorBooking.answerDue, now)),
          and(
            eq(doctorBooking.state, 'offered'),
            sql`exists (select 1 from ${doctorOffer} where ${doctorOffer.bookingId} =
              ${doctorBooking.id} and ${doctorOffer.state} = 'open' and ${doctorOffer.expireTime} <=
              ${now.toISOString()}::timestamptz)`,
          ),
          and(
            eq(doctorBooking.state, 'confirmed'),
            sql`${doctorBooking.date} < (select to_char(${now.toISOString()}::timestamptz at time zone
              ${shop.zone}, 'YYYY-MM-DD') from ${shop} where ${shop.id} = ${doctorBooking.shopId})`,
          ),
        ),
        inArray(doctorBooking.state, ['waiting', 'offered', 'confirmed']),
      ),
    )
    .orderBy(asc(doctorBooking.answerDue), asc(doctorBooking.id))
    .limit(BATCH)
  for (const { id } of due) await inTransaction(ctx, (tx) => settleOne(tx, id))
}

async function settleOne(ctx: Context, id: string): Promise<void> {
  const row = await lockRequest(ctx, id, null)
  const now = ctx.now()
  if (row.state === 'waiting' && row.answerDue <= now) {
    await ctx.db.update(doctorBooking).set({ state: 'timedOut' }).where(eq(doctorBooking.id, id))
    await releaseDoctorPlace(ctx, row.doctorId, row)
    await tellRequest(ctx, row, 'requestTimedOut')
  } else if (row.state === 'offered') {
    const open = await openOffers(ctx, id)
    const over = open.filter((offer) => offer.expireTime <= now)
    await endOffers(ctx, row.doctorId, over, 'expired')
    if (over.length === open.length)
      await ctx.db.update(doctorBooking).set({ state: 'expired' }).where(eq(doctorBooking.id, id))
  } else if (row.state === 'confirmed' && row.date < dayText(now, await zoneOf(ctx, row.shopId))) {
    await ctx.db.update(doctorBooking).set({ state: 'done', doneTime: now }).where(eq(doctorBooking.id, id))
  }
}
