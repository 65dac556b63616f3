import { and, eq } from 'drizzle-orm'
import { addDays } from '../../../../contract/rules/dates'
import type { Day } from '../../../../contract/rules/day'
import { orderBooking } from '../../../db/schema/orders'
import type { Context } from '../../../lib/context'
import { dayText } from '../../../lib/store-time'

export type BookingRow = typeof orderBooking.$inferSelect

/** A dose after the first one of a course. */
export const isLaterDose = (row: Pick<BookingRow, 'doseNo'>): boolean => row.doseNo > 1

/**
 * The first day allowed for a dose, counted from the injection of the previous one; null for the first dose,
 * and while the previous one is not injected.
 */
export function earliestDayAfter(
  row: Pick<BookingRow, 'doseNo' | 'doseIntervalDays'>,
  previous: Pick<BookingRow, 'injectedTime'> | null,
  zone: string,
): Day | null {
  if (!isLaterDose(row) || !previous?.injectedTime) return null
  return addDays(dayText(previous.injectedTime, zone), row.doseIntervalDays)
}

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
 * The first day allowed for this appointment, 'yyyy-MM-dd' in the store's zone; null without a restriction.
 */
export async function earliestDayOf(ctx: Context, row: BookingRow): Promise<Day | null> {
  return earliestDayAfter(row, await previousDose(ctx, row), ctx.config.storeTimeZone)
}
