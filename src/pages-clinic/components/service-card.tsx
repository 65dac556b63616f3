import type { Booking } from '@contract/routes/bookings'
import { AppointmentHead } from '@/components/appointment-head'
import { BookingActions } from '@/components/booking-actions'
import { Button } from '@/components/button'
import { bookingFace, bookingFaces } from '@/components/dose-timeline'
import { NextStrip } from '@/components/next-strip'
import type { useBookingActions } from '@/features/booking/hooks/use-booking-actions'
import { formatDayTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { ColumnCard } from './card-columns'

interface ServiceCardProps {
  booking: Booking
  /** the clinic that the page is about, which it names */
  hereId?: string
  bookings: Pick<ReturnType<typeof useBookingActions>, 'busyId' | 'run' | 'keepInCalendar'>
}

/** The address of the clinic, or the day from which a time can be chosen. */
function NextOfService({
  booking: { state, shopAddress, earliestDay, doseNo },
}: Pick<ServiceCardProps, 'booking'>) {
  const { t } = useText('common')
  if (state === 'booked' && shopAddress)
    return (
      <NextStrip kind="ok" icon="map-pin">
        {shopAddress}
      </NextStrip>
    )
  if (state !== 'locked' && (state !== 'pre' || !earliestDay)) return null
  return (
    <NextStrip kind="info" icon={bookingFaces[state].icon}>
      {earliestDay
        ? t('booking.opensFrom', { day: formatDayTime(earliestDay) })
        : t('booking.opensAfter', { n: doseNo - 1 })}
    </NextStrip>
  )
}

/** An appointment for a service: time, service, person, place, and its actions. */
export function ServiceCard({ booking, hereId, bookings }: ServiceCardProps) {
  const { t: common } = useText('common')
  const { t: own } = useText('pages-clinic')
  const { state, date } = booking
  const title = [booking.spuName, booking.doseNo > 0 ? common('booking.dose', { n: booking.doseNo }) : '']
    .filter(Boolean)
    .join('\u00a0· ')
  return (
    <ColumnCard>
      <AppointmentHead
        date={date}
        picture={booking.picUrl}
        time={booking.time}
        isOff={state === 'cancelled' || state === 'writeOff' || state === 'injected'}
        face={bookingFace(booking)}
        state={booking.stateDesc}
        title={title}
        facts={[
          [booking.personName, booking.shopId === hereId ? '' : booking.shopName]
            .filter(Boolean)
            .join('\u00a0· '),
        ]}
      />
      <NextOfService booking={booking} />
      {booking.isRefundRequested && (
        <Button
          kind="outline"
          size="card"
          ariaLabel={`${own('reservation.refund')} ${title}`}
          onClick={() => go(routes.refunds)}
        >
          {own('reservation.refund')}
        </Button>
      )}
      <BookingActions
        booking={booking}
        isBusy={bookings.busyId === booking.id}
        isTall
        onAction={(action) => bookings.run(action, booking)}
        {...(state === 'booked' && date ? { onCalendar: () => bookings.keepInCalendar(booking) } : null)}
      />
    </ColumnCard>
  )
}
