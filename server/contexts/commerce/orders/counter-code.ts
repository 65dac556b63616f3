import type { Booking } from '../../../../contract/bookings'
import { orderStatus } from '../../../../contract/constants/enums'
import type { Context } from '../../../lib/context'
import { dayText } from '../../../lib/store-time'
import { isWaiting } from './offers'
import type { OrderRow } from './order-state'

const OPEN: readonly (string | null)[] = [orderStatus.paid, orderStatus.toBook, orderStatus.booked]

/** True when an order is paid and not yet completed. */
export const isOpenAtCounter = (order: Pick<OrderRow, 'isPaid' | 'status'>): boolean =>
  order.isPaid && OPEN.includes(order.status)

/**
 * True when the order's code can be used at the counter: for products to hand over, or for appointments of
 * today (one code verifies several).
 */
export async function hasCounterCode(
  ctx: Context,
  order: OrderRow,
  bookings: readonly Pick<Booking, 'state' | 'date'>[],
): Promise<boolean> {
  if (!isOpenAtCounter(order)) return false
  const today = dayText(ctx.now(), ctx.config.storeTimeZone)
  const isDue =
    bookings.length === 0 || bookings.some(({ state, date }) => state === 'booked' && date === today)
  return isDue && !(await isWaiting(ctx, order.id))
}
