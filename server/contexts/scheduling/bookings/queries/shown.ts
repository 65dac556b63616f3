import { inArray } from 'drizzle-orm'
import type { Booking } from '../../../../../contract/bookings'
import { spu } from '../../../../db/schema/goods'
import { orderBooking } from '../../../../db/schema/orders'
import { shop } from '../../../../db/schema/shops'
import type { Context } from '../../../../lib/context'
import { isLaterDose, type BookingRow } from '../doses'
import { bookingsWith, type AroundBookings } from '../mapper'
import { purchases } from '../purchases'

const unique = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter((id): id is string => id !== null)),
]

const byId = <T extends { id: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.id, row]))

/** Related rows of appointments: five queries, independent of their number. */
async function loadAround(ctx: Context, rows: readonly BookingRow[]): Promise<AroundBookings> {
  const shopIds = unique(rows.map((row) => row.shopId))
  const orderIds = unique(rows.map((row) => row.orderId))
  const itemIds = unique(rows.filter(isLaterDose).map((row) => row.orderItemId))
  const shops = byId(shopIds.length ? await ctx.db.select().from(shop).where(inArray(shop.id, shopIds)) : [])
  const orders = await ctx.wiring.get(purchases).facts(ctx, orderIds)
  const askedBack = await ctx.wiring.get(purchases).askedBack(ctx, orderIds)
  const spus = byId(
    await ctx.db
      .select({ id: spu.id, durationMinutes: spu.durationMinutes, preparations: spu.preparations })
      .from(spu)
      .where(inArray(spu.id, unique(rows.map((row) => row.spuId)))),
  )
  const course = itemIds.length
    ? await ctx.db.select().from(orderBooking).where(inArray(orderBooking.orderItemId, itemIds))
    : []
  return { shops, orders, askedBack, spus, course }
}

/** Appointments in wire format, in the given order. */
export async function toBookings(ctx: Context, rows: readonly BookingRow[]): Promise<Booking[]> {
  return rows.length === 0 ? [] : bookingsWith(ctx, rows, await loadAround(ctx, rows))
}
