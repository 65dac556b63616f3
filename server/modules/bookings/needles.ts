import { and, eq } from 'drizzle-orm'
import { orderBooking } from '../../db/schema/orders'
import type { Context } from '../../lib/context'
import { addDays, dayText } from '../../lib/store-time'

export type BookingRow = typeof orderBooking.$inferSelect

/** A needle after the first one of a course. */
export const isLaterNeedle = (row: Pick<BookingRow, 'needleNo'>): boolean => row.needleNo > 1

/** First day of a needle, counted from the day the one before was injected; null for a first needle and while that is open. */
export function earliestDayAfter(
  row: Pick<BookingRow, 'needleNo' | 'needleIntervalDays'>,
  previous: Pick<BookingRow, 'injectedTime'> | null,
  zone: string,
): string | null {
  if (!isLaterNeedle(row) || !previous?.injectedTime) return null
  return addDays(dayText(previous.injectedTime, zone), row.needleIntervalDays)
}

/** The needle before this one in its course; null for a first needle and for what is no course. */
export async function previousNeedle(ctx: Context, row: BookingRow): Promise<BookingRow | null> {
  if (!isLaterNeedle(row) || row.orderItemId === null) return null
  const [previous] = await ctx.db
    .select()
    .from(orderBooking)
    .where(and(eq(orderBooking.orderItemId, row.orderItemId), eq(orderBooking.needleNo, row.needleNo - 1)))
  return previous ?? null
}

/** The first day on which this appointment may be, 'yyyy-MM-dd' in the store zone; null when any day will do. */
export async function earliestDayOf(ctx: Context, row: BookingRow): Promise<string | null> {
  return earliestDayAfter(row, await previousNeedle(ctx, row), ctx.config.storeTimeZone)
}
