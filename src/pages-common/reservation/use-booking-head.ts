import type { Booking } from '@contract/routes/bookings'
import { bookingFace } from '@/components/dose-timeline'
import { useText } from '@/i18n/use-text'
import { endText } from './booking-words'

/** The day, or the goods' picture before there is one; beside it time, state, dose, person and clinic. */
export function useBookingHead(booking: Booking) {
  const { t } = useText('pages-common')
  const { t: common } = useText('common')
  const { date, time, picUrl, state, stateDesc, spuName, doseNo, personName, shopName } = booking
  const isOff = state === 'cancelled' || state === 'writeOff' || state === 'injected'
  return {
    date,
    picture: picUrl,
    time,
    isOff,
    face: bookingFace(booking),
    state: stateDesc,
    title: [spuName, doseNo > 0 ? common('booking.dose', { n: doseNo }) : '']
      .filter(Boolean)
      .join('\u00a0· '),
    facts: [[personName, shopName].filter(Boolean).join('\u00a0· '), isOff ? endText(booking, t) : null],
  }
}
