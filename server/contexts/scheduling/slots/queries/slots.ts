import { and, asc, eq, ne } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { DataOf } from '../../../../../contract/define-endpoint'
import type { Day } from '../../../../../contract/rules/day'
import type { SlotTime, slotDays } from '../../../../../contract/slots'
import { spu, spuShop } from '../../../../db/schema/goods'
import { orderBooking } from '../../../../db/schema/orders'
import { shop, slot } from '../../../../db/schema/shops'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import type { BookingRow } from '../../bookings/doses'
import { earliestDayOf } from '../../bookings/queries/doses'
import { earliestOf, lastDay, nearestOf, slotDaysOf, slotTimeOf } from '../availability'
import { NEAREST_COUNT, slotKindOf } from '../places'
import { firstFreeByShop, loadCalendar } from './calendar'
import { isOffered } from './offered'

export const missing = (): AppError => new AppError(codes.notFound, 'notFound')

const OTHER_SHOPS = 5

/** @throws AppError notFound */
export async function bookableSpu(
  ctx: Context,
  spuId: string,
): Promise<{ id: string; slotKind: string | null; minutes: number | null }> {
  const [row] = await ctx.db
    .select({ id: spu.id, slotKind: spu.slotKind, minutes: spu.durationMinutes })
    .from(spu)
    .where(and(eq(spu.id, spuId), eq(spu.isDeleted, false)))
  if (!row?.slotKind) throw missing()
  return row
}

/** An appointment, only for its owner. @throws AppError notFound */
export async function ownBooking(ctx: Context, bookingId: string): Promise<BookingRow> {
  const [row] = await ctx.db.select().from(orderBooking).where(eq(orderBooking.id, bookingId))
  if (!row || !ctx.user || row.userId !== ctx.user.id) throw missing()
  return row
}

/** The first day allowed by the interval of a dose. */
const notBeforeOf = async (ctx: Context, bookingId: string | undefined): Promise<Day | null> =>
  bookingId === undefined ? null : earliestDayOf(ctx, await ownBooking(ctx, bookingId))

/**
 * @throws AppError notFound for an unknown product, clinic or appointment, and for a clinic that does not
 * offer the product
 */
export async function listSlotDays(
  ctx: Context,
  query: { spuId: string; shopId: string; bookingId?: string | undefined },
): Promise<DataOf<typeof slotDays>> {
  const wanted = await bookableSpu(ctx, query.spuId)
  const slotKind = slotKindOf(wanted)
  const notBefore = await notBeforeOf(ctx, query.bookingId)
  const calendar = await loadCalendar(ctx, { shopId: query.shopId, slotKind, notBefore })
  if (!calendar || !(await isOffered(ctx, wanted.id, query.shopId))) throw missing()
  const days = slotDaysOf(calendar)
  const [store] = await ctx.db
    .select({ hasList: shop.hasWaitingList, region: shop.region })
    .from(shop)
    .where(eq(shop.id, query.shopId))
  const others = await ctx.db
    .select({ id: shop.id, name: shop.name })
    .from(shop)
    .innerJoin(spuShop, eq(spuShop.shopId, shop.id))
    .where(and(eq(spuShop.spuId, wanted.id), ne(shop.id, query.shopId), eq(shop.region, store?.region ?? '')))
    .orderBy(asc(shop.sort), asc(shop.id))
  const firstFree = await firstFreeByShop(ctx, {
    slotKinds: [slotKind],
    shopIds: others.map((other) => other.id),
    notBefore,
  })
  const otherShops = others
    .flatMap((other) => {
      const first = firstFree.get(other.id)
      return first
        ? [{ shopId: other.id, shopName: localized(other.name, ctx.lang), firstFreeDay: first.date }]
        : []
    })
    .sort((a, b) => (a.firstFreeDay < b.firstFreeDay ? -1 : a.firstFreeDay > b.firstFreeDay ? 1 : 0))
    .slice(0, OTHER_SHOPS)
  return {
    today: calendar.now.day,
    earliestDay: earliestOf(days),
    days,
    otherShops,
    hasWaitingList: store?.hasList ? '1' : '0',
  }
}

/** Times of one day in order; empty when the day is closed or outside the booking window. */
export async function listSlotTimes(
  ctx: Context,
  query: { spuId: string; shopId: string; date: Day },
): Promise<SlotTime[]> {
  const wanted = await bookableSpu(ctx, query.spuId)
  const calendar = await loadCalendar(ctx, {
    shopId: query.shopId,
    slotKind: slotKindOf(wanted),
    from: query.date,
    to: query.date,
  })
  if (!calendar || !(await isOffered(ctx, wanted.id, query.shopId))) throw missing()
  if (query.date > lastDay(calendar.now)) return []
  return calendar.slots.flatMap((row) => slotTimeOf(row, calendar) ?? [])
}

/** Free slots of the same clinic around one that was taken, nearest first. */
export async function listNearestSlots(
  ctx: Context,
  query: { spuId: string; slotId: string },
): Promise<SlotTime[]> {
  const wanted = await bookableSpu(ctx, query.spuId)
  const slotKind = slotKindOf(wanted)
  const [target] = await ctx.db
    .select()
    .from(slot)
    .where(and(eq(slot.id, query.slotId), eq(slot.slotKind, slotKind)))
  if (!target || !(await isOffered(ctx, wanted.id, target.shopId))) throw missing()
  const calendar = await loadCalendar(ctx, { shopId: target.shopId, slotKind })
  return calendar ? nearestOf(target, calendar, NEAREST_COUNT) : []
}
