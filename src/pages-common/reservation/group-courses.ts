import type { Booking } from '@contract/bookings'

/** A card of the list: one appointment, or the needles of one course. */
export type BookingGroup = { key: string; course: boolean; bookings: Booking[] }

/** Needles of one course (same order and vaccine) stand together where the first of them stood; everything else stays alone. */
export function groupCourses(rows: readonly Booking[]): BookingGroup[] {
  const groups: BookingGroup[] = []
  for (const booking of rows) {
    const isNeedle = booking.needleTotal > 1 && booking.orderId !== null
    const key = isNeedle ? `${booking.orderId}/${booking.spuId}` : booking.id
    const known = groups.find((group) => group.key === key)
    if (known) known.bookings.push(booking)
    else groups.push({ key, course: isNeedle, bookings: [booking] })
  }
  return groups
}
