import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Booking } from '../../../../contract/bookings'
import { codes } from '../../../../contract/constants/codes'
import type { WaitingState } from '../../../../contract/constants/enums'
import type { Waiting } from '../../../../contract/watches'
import { orderBooking } from '../../../db/schema/orders'
import { shop } from '../../../db/schema/shops'
import { waitingEntry } from '../../../db/schema/watches'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { momentOrNull, momentText } from '../../../lib/store-time'
import { toBookings } from '../bookings/queries/shown'
import type { WaitingRow } from './states'
import { LIVE_WAITING } from './states'

const DAY_MS = 86_400_000

const aheadOf = (row: WaitingRow) => sql<number>`(select count(*)::int from ${waitingEntry} w
  where w.shop_id = ${row.shopId} and w.slot_kind = ${row.slotKind} and w.date = ${row.date} and w.state = 'waiting'
  and (w.create_time, w.id) < (${row.createTime.toISOString()}::timestamptz, ${row.id}))`

/** Entries in wire format, in the given order; `ahead` is the number of entries before. */
async function toWaiting(ctx: Context, userId: string, rows: readonly WaitingRow[]): Promise<Waiting[]> {
  if (rows.length === 0) return []
  const bookingRows = await ctx.db
    .select()
    .from(orderBooking)
    .where(
      and(
        eq(orderBooking.userId, userId),
        inArray(
          orderBooking.id,
          rows.map((row) => row.bookingId),
        ),
      ),
    )
  const bookings = new Map<string, Booking>(
    (await toBookings(ctx, bookingRows)).map((booking) => [booking.id, booking]),
  )
  const shops = await ctx.db
    .select({ id: shop.id, name: shop.name })
    .from(shop)
    .where(
      inArray(
        shop.id,
        rows.map((row) => row.shopId),
      ),
    )
  const zone = ctx.config.storeTimeZone
  const shown: Waiting[] = []
  for (const row of rows) {
    const booking = bookings.get(row.bookingId)
    if (!booking) continue
    const [counted] =
      row.state === 'waiting'
        ? (await ctx.db.execute<{ ahead: number }>(sql`select ${aheadOf(row)} as ahead`)).rows
        : []
    const isOpen = row.state === 'offered' && row.offerEnd !== null && row.offerEnd > ctx.now()
    shown.push({
      id: row.id,
      state: (row.state === 'offered' && !isOpen ? 'expired' : row.state) as WaitingState,
      booking,
      shopId: row.shopId,
      shopName: localized(shops.find(({ id }) => id === row.shopId)?.name, ctx.lang),
      date: row.date,
      ahead: counted?.ahead ?? 0,
      slotId: row.slotId,
      time: row.time,
      offerEnd: momentOrNull(row.offerEnd, zone),
      offerSecondsLeft:
        isOpen && row.offerEnd ? Math.ceil((row.offerEnd.getTime() - ctx.now().getTime()) / 1000) : null,
      createTime: momentText(row.createTime, zone),
    })
  }
  return shown
}

/** The user's entries, offers first, with offers that expired during the last day. */
export async function listWaiting(ctx: Context, userId: string): Promise<Waiting[]> {
  const rows = await ctx.db
    .select()
    .from(waitingEntry)
    .where(
      and(
        eq(waitingEntry.userId, userId),
        or(
          inArray(waitingEntry.state, LIVE_WAITING),
          and(
            eq(waitingEntry.state, 'expired'),
            gt(waitingEntry.offerEnd, new Date(ctx.now().getTime() - DAY_MS)),
          ),
        ),
      ),
    )
    .orderBy(
      sql`case ${waitingEntry.state} when 'offered' then 0 when 'waiting' then 1 else 2 end`,
      asc(waitingEntry.date),
      asc(waitingEntry.id),
    )
  return toWaiting(ctx, userId, rows)
}

export async function ownEntry(ctx: Context, userId: string, id: string): Promise<WaitingRow> {
  const [row] = await ctx.db
    .select()
    .from(waitingEntry)
    .where(and(eq(waitingEntry.id, id), eq(waitingEntry.userId, userId)))
  if (!row) throw new AppError(codes.notFound, 'notFound')
  return row
}

export async function findWaiting(ctx: Context, userId: string, id: string): Promise<Waiting> {
  const [entry] = await toWaiting(ctx, userId, [await ownEntry(ctx, userId, id)])
  if (!entry) throw new AppError(codes.notFound, 'notFound')
  return entry
}
