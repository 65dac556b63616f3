import { addDays } from '../../../../contract/rules/dates'
import type { Day } from '../../../../contract/rules/day'
import type { orderBooking } from '../../../db/schema/orders'
import { dayText } from '../../../lib/store-time'

export type BookingRow = typeof orderBooking.$inferSelect

/** True for a dose after the first one of a course. */
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
