import { orderStatus, type OrderStatus } from '../../../../contract/constants/enums'

/**
 * The status of a paid order with appointments: "to book" takes precedence over "booked"; completed when all
 * are verified or injected.
 */
export function statusOfBookings(states: readonly string[]): OrderStatus {
  const live = states.filter((state) => state !== 'cancelled')
  if (live.length > 0 && live.every((state) => state === 'writeOff' || state === 'injected'))
    return orderStatus.completed
  if (!live.includes('pre') && live.includes('booked')) return orderStatus.booked
  return orderStatus.toBook
}
