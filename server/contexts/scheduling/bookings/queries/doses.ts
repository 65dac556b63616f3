import { and, eq } from 'drizzle-orm'
import type { Day } from '../../../../../contract/rules/day'
import { orderBooking } from '../../../../db/schema/orders'
import type { Context } from '../../../../lib/context'
import { earliestDayAfter, isLaterDose, type BookingRow } from '../doses'

/** The previous dose of the course; null for the first dose and outside a course. */
export async function previousDose(ctx: Context, row: BookingRow): Promise<BookingRow | null> {
  if (!isLaterDose(row) || row.orderItemId === null) return null
  const [previous] = await ctx.db
    .select()
    .from(orderBooking)
    .where(and(eq(orderBooking.orderItemId, row.orderItemId), eq(orderBooking.doseNo, row.doseNo - 1)))
  return previous ?? null
}

/**
 * The first day allowed for this appointment, 'yyyy-MM-dd' in the shop's time zone; null without a
 * restriction.
 */
export async function earliestDayOf(ctx: Context, row: BookingRow): Promise<Day | null> {
  return earliestDayAfter(row, await previousDose(ctx, row), ctx.config.storeTimeZone)
}
