import { View } from '@tarojs/components'
import type { BookingAction } from '@contract/constants/enums'
import type { Booking } from '@contract/routes/bookings'
import { AppointmentHead } from '@/components/appointment-head'
import { BookingActions } from '@/components/booking-actions'
import { Button } from '@/components/button'
import { bookingFaces } from '@/components/dose-timeline'
import { NextStrip } from '@/components/next-strip'
import { cx } from '@/components/web-props'
import { AppointmentRow } from '@/features/booking/components/appointment-row'
import { useText } from '@/i18n/use-text'
import { mapOf } from '../components/course/map-of'
import styles from './booking-card.module.scss'
import { isAskedBack, nextStepText } from './booking-words'
import { dayCountText, isCodeSoon } from './day-count'
import { useBookingHead } from './use-booking-head'

interface BookingCardProps {
  booking: Booking
  isBusy: boolean
  /** the soonest one of the list: above it, larger, with the way to it */
  isNext: boolean
  onAction: (action: BookingAction) => void
  onCalendar: () => void
  onOrder?: () => void
  /** opens the refund, for a purchased appointment that was not used */
  onRefund?: () => void
}

/** The days left, the clinic's address, and below it, which beside it would be a column of words, the calendar. */
function BookedStrip({ booking, onCalendar }: Pick<BookingCardProps, 'booking' | 'onCalendar'>) {
  const { t } = useText('pages-common')
  const { t: common } = useText('common')
  return (
    <NextStrip
      kind="ok"
      icon="clock"
      note={
        <>
          {booking.shopAddress}
          <View className={styles.keep}>
            <Button kind="text" size="card" icon="calendar-plus" onClick={onCalendar}>
              {common('booking.action.calendar')}
            </Button>
          </View>
        </>
      }
    >
      {dayCountText(booking, t)}
    </NextStrip>
  )
}

/** The next appointment and what waits for the person as a card; others as rows, with the rest folded. */
export function BookingCard({
  booking,
  isBusy,
  isNext,
  onAction,
  onCalendar,
  onOrder,
  onRefund,
}: BookingCardProps) {
  const { t } = useText('pages-common')
  const strip = nextStepText(booking, t)
  const head = useBookingHead(booking)
  const isBooked = booking.state === 'booked' && booking.date !== null
  const rest = (
    <>
      {strip && (
        <NextStrip kind={booking.state === 'held' ? 'warn' : 'info'} icon={bookingFaces[booking.state].icon}>
          {strip}
        </NextStrip>
      )}
      {isBooked && <BookedStrip booking={booking} onCalendar={onCalendar} />}
      <BookingActions
        booking={booking}
        isBusy={isBusy}
        isNext={isNext && isCodeSoon(booking)}
        onAction={onAction}
        onMap={mapOf(booking)}
        // the strip says that it is requested
        onRefund={isAskedBack(booking) ? undefined : onRefund}
      />
    </>
  )
  if (booking.date && !isNext && !strip)
    return (
      <AppointmentRow {...head} onOpen={booking.actions.length === 0 ? onOrder : undefined}>
        {(isBooked || booking.actions.length > 0) && rest}
      </AppointmentRow>
    )
  return (
    <View className={cx(styles.root, isNext && styles.lead)}>
      <AppointmentHead {...head} isLead={isNext} level={isNext || isBooked ? 3 : 2} />
      {rest}
      {onOrder && booking.actions.length === 0 && (
        <View className={styles.foot}>
          <Button kind="text" size="small" onClick={onOrder}>
            {t('reservation.order')}
          </Button>
        </View>
      )}
    </View>
  )
}
