import { View } from '@tarojs/components'
import type { BookingAction } from '@contract/constants/enums'
import type { Booking } from '@contract/routes/bookings'
import { BookingActions } from '@/components/booking-actions'
import { Button } from '@/components/button'
import { bookingFaces } from '@/components/dose-timeline'
import { NextStrip } from '@/components/next-strip'
import { cx } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { mapOf } from '../components/course/map-of'
import styles from './booking-card.module.scss'
import { BookingHead } from './booking-head'
import { isAskedBack, nextStepText } from './booking-words'
import { dayCountText } from './day-count'

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

/** The days left, the clinic's address, and a button to add it to the calendar. */
function BookedStrip({ booking, onCalendar }: Pick<BookingCardProps, 'booking' | 'onCalendar'>) {
  const { t } = useText('pages-common')
  const { t: common } = useText('common')
  return (
    <NextStrip
      kind="ok"
      icon="clock"
      note={booking.shopAddress}
      action={
        <Button kind="text" size="card" icon="calendar-plus" onClick={onCalendar}>
          {common('booking.action.calendar')}
        </Button>
      }
    >
      {dayCountText(booking, t)}
    </NextStrip>
  )
}

/** An appointment: time, service, person, clinic, next step and actions. */
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
  return (
    <View className={cx(styles.root, isNext && styles.lead)}>
      <BookingHead booking={booking} isNext={isNext} />
      {strip && (
        <NextStrip kind={booking.state === 'held' ? 'warn' : 'info'} icon={bookingFaces[booking.state].icon}>
          {strip}
        </NextStrip>
      )}
      {isNext && <BookedStrip booking={booking} onCalendar={onCalendar} />}
      <BookingActions
        booking={booking}
        isBusy={isBusy}
        isNext={isNext}
        onAction={onAction}
        onCalendar={booking.state === 'booked' && booking.date && !isNext ? onCalendar : undefined}
        onMap={mapOf(booking)}
        // the strip says that it is requested
        onRefund={isAskedBack(booking) ? undefined : onRefund}
      />
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
