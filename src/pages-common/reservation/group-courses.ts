import type { Booking } from '@contract/routes/bookings'

/** A card of the list: one appointment, or the doses of one course. */
export type BookingGroup = { key: string; course: boolean; bookings: Booking[] }

/**
 * Groups the doses of one course (same order and vaccine) at the position of the first; other entries stay
 * single.
 */
export function groupCourses(rows: readonly Booking[]): BookingGroup[] {
  const groups: BookingGroup[] = []
  for (const booking of rows) {
    const isDose = booking.doseTotal > 1 && booking.orderId !== null
    const key = isDose ? `${booking.orderId}/${booking.spuId}` : booking.id
    const known = groups.find((group) => group.key === key)
    if (known) known.bookings.push(booking)
    else groups.push({ key, course: isDose, bookings: [booking] })
  }
  return groups
}
