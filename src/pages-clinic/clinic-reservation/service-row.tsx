import type { Booking } from '@contract/routes/bookings'
import { BookingActions } from '@/components/booking-actions'
import { bookingFace } from '@/components/dose-timeline'
import { NextStrip } from '@/components/next-strip'
import { AppointmentRow } from '@/features/booking/components/appointment-row'
import type { useBookingActions } from '@/features/booking/hooks/use-booking-actions'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

interface ServiceRowProps {
  booking: Booking
  /** its clinic and address stand above */
  isNamed: boolean
  bookings: Pick<ReturnType<typeof useBookingActions>, 'busyId' | 'run' | 'keepInCalendar'>
}

/** An appointment that has a day, with its actions folded; one that is over leads to its order. */
export function ServiceRow({ booking, isNamed, bookings }: ServiceRowProps) {
  const { t } = useText('common')
  const { state, doseNo, orderId, shopId } = booking
  const isBooked = state === 'booked'
  return (
    <AppointmentRow
      date={booking.date}
      time={booking.time}
      isOff={!isBooked && state !== 'held'}
      face={bookingFace(booking)}
      state={booking.stateDesc}
      title={[booking.spuName, doseNo > 0 ? t('booking.dose', { n: doseNo }) : '']
        .filter(Boolean)
        .join('\u00a0· ')}
      facts={[[booking.personName, isNamed ? '' : booking.shopName].filter(Boolean).join('\u00a0· ')]}
      onOpen={
        booking.actions.length === 0 && orderId ? () => go(routes.orderInfo, { id: orderId }) : undefined
      }
    >
      {!isNamed && isBooked && booking.shopAddress && (
        <NextStrip icon="map-pin">{booking.shopAddress}</NextStrip>
      )}
      {(isBooked || booking.actions.length > 0) && (
        <BookingActions
          booking={booking}
          isBusy={bookings.busyId === booking.id}
          isTall
          onAction={(action) => bookings.run(action, booking)}
          {...(isBooked
            ? {
                onCalendar: () => bookings.keepInCalendar(booking),
                ...(shopId ? { onMap: () => go(routes.map, { id: shopId }) } : null),
              }
            : null)}
        />
      )}
    </AppointmentRow>
  )
}
