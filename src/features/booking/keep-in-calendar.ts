import type { Booking } from '@contract/routes/bookings'
import { momentToMs } from '@/i18n/format'
import { addToCalendar, type CalendarEntry } from '@/platform/calendar'

const MINUTE_MS = 60_000
const DEFAULT_MINUTES = 30
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** A calendar entry of an appointment with its preparation, and reminders a day and two hours before. */
export function calendarEntryOf(booking: Booking): CalendarEntry {
  const startsAtMs = momentToMs(`${booking.date} ${booking.time ?? '00:00'}:00`)
  return {
    title: booking.spuName,
    startsAtMs,
    endsAtMs: startsAtMs + (booking.durationMinutes ?? DEFAULT_MINUTES) * MINUTE_MS,
    place: [booking.shopName, booking.shopAddress].filter(Boolean).join(' '),
    notes: [[booking.personName, booking.verifyCode].filter(Boolean).join(' '), ...booking.preparations].join(
      '\n',
    ),
    alarms: [DAY_MINUTES, 2 * HOUR_MINUTES],
  }
}
/** Adds an appointment to the device's calendar. */
export const keepInCalendar = (booking: Booking) => {
  void addToCalendar(calendarEntryOf(booking))
}
