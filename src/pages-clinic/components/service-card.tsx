import { View } from '@tarojs/components'
import type { Booking } from '@contract/routes/bookings'
import { BookingActions } from '@/components/booking-actions'
import { Card } from '@/components/card'
import { bookingFaces } from '@/components/dose-timeline'
import type { useBookingActions } from '@/features/booking/hooks/use-booking-actions'
import { useText } from '@/i18n/use-text'
import { AppointmentHead } from './appointment-head'
import styles from './service-card.module.scss'

interface ServiceCardProps {
  booking: Booking
  bookings: Pick<ReturnType<typeof useBookingActions>, 'busyId' | 'run' | 'keepInCalendar'>
}

/** An appointment for a service: time, service, person, place, and its actions. */
export function ServiceCard({ booking, bookings }: ServiceCardProps) {
  const { t: common } = useText('common')
  const { state, date } = booking
  return (
    <Card>
      <View className={styles.root}>
        <AppointmentHead
          date={date}
          time={booking.time}
          isOff={state === 'cancelled' || state === 'writeOff' || state === 'injected'}
          face={bookingFaces[state]}
          state={booking.stateDesc}
          title={[booking.spuName, booking.doseNo > 0 ? common('booking.dose', { n: booking.doseNo }) : '']
            .filter(Boolean)
            .join(' · ')}
          facts={[booking.personName, booking.shopName]}
        />
        <BookingActions
          booking={booking}
          isBusy={bookings.busyId === booking.id}
          onAction={(action) => bookings.run(action, booking)}
          {...(state === 'booked' && date ? { onCalendar: () => bookings.keepInCalendar(booking) } : null)}
        />
      </View>
    </Card>
  )
}
