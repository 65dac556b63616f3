import type { Booking } from '@contract/routes/bookings'
import { AppointmentHead } from '@/components/appointment-head'
import { bookingFace } from '@/components/dose-timeline'
import { useText } from '@/i18n/use-text'
import { endText } from './booking-words'
import { dayCountText } from './day-count'

interface BookingHeadProps {
  booking: Booking
  /** the next one of the list, whose days and address are in a strip below */
  isNext: boolean
}

/** The day, or the goods' picture before there is one; beside it time, state, dose, person, clinic and way. */
export function BookingHead({ booking, isNext }: BookingHeadProps) {
  const { t } = useText('pages-common')
  const { t: common } = useText('common')
  const { date, time, picUrl, state, stateDesc, spuName, doseNo, personName, shopName } = booking
  const isComing = state === 'booked' && date !== null && !isNext
  const isOff = state === 'cancelled' || state === 'writeOff' || state === 'injected'
  return (
    <AppointmentHead
      date={date}
      picture={picUrl}
      time={time}
      isOff={isOff}
      face={bookingFace(booking)}
      state={stateDesc}
      title={[spuName, doseNo > 0 ? common('booking.dose', { n: doseNo }) : '']
        .filter(Boolean)
        .join('\u00a0· ')}
      facts={[
        [personName, shopName].filter(Boolean).join('\u00a0· '),
        isComing ? [dayCountText(booking, t), booking.shopAddress].filter(Boolean).join('\u00a0· ') : null,
        isOff ? endText(booking, t) : null,
      ]}
      isLead={isNext}
    />
  )
}
