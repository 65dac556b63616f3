import { View } from '@tarojs/components'
import type { BookingAction } from '@contract/constants/enums'
import type { Booking } from '@contract/routes/bookings'
import { BookingActions } from '@/components/booking-actions'
import { Button } from '@/components/button'
import { DateBlock } from '@/components/date-block'
import { bookingFaces } from '@/components/dose-timeline'
import { Heading } from '@/components/heading'
import { Image } from '@/components/image'
import { NextStrip } from '@/components/next-strip'
import { Tag } from '@/components/tag'
import { formatTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { mapOf } from '../components/course/map-of'
import styles from './booking-card.module.scss'
import { endText, isAskedBack, nextStepText } from './booking-words'
import { dayCountText } from './day-count'

interface BookingCardProps {
  booking: Booking
  isBusy: boolean
  onAction: (action: BookingAction) => void
  onCalendar: () => void
  onOrder?: () => void
  /** opens the refund, for a purchased appointment that was not used */
  onRefund?: () => void
}

/** The day, or the goods' picture before there is one; beside it time, state, dose, person and clinic. */
function BookingHead({ booking }: { booking: Booking }) {
  const { t } = useText('pages-common')
  const { t: common } = useText('common')
  const { icon, kind } = bookingFaces[booking.state]
  const isOff = booking.state === 'cancelled' || booking.state === 'writeOff' || booking.state === 'injected'
  const facts = [
    [booking.personName, booking.shopName].filter(Boolean).join('\u00a0· '),
    isOff ? endText(booking, t) : null,
  ].filter((fact): fact is string => !!fact)
  return (
    <View className={styles.head}>
      {booking.date ? (
        <DateBlock date={booking.date} off={isOff} />
      ) : (
        <View className={styles.picture}>
          <Image src={booking.picUrl} alt="" ratio="1:1" lazy />
        </View>
      )}
      <View className={styles.words}>
        <View className={styles.top}>
          {booking.time && <View className={styles.time}>{formatTime(booking.time)}</View>}
          <Tag kind={kind} icon={icon}>
            {booking.stateDesc}
          </Tag>
        </View>
        <Heading level={2} size="body">
          {[booking.spuName, booking.doseNo > 0 ? common('booking.dose', { n: booking.doseNo }) : '']
            .filter(Boolean)
            .join('\u00a0· ')}
        </Heading>
        {facts.map((fact) => (
          <View key={fact} className={styles.fact}>
            {fact}
          </View>
        ))}
      </View>
    </View>
  )
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
        <Button
          kind="text"
          size="small"
          icon="calendar-plus"
          ariaLabel={common('booking.action.calendar')}
          onClick={onCalendar}
        />
      }
    >
      {dayCountText(booking, t)}
    </NextStrip>
  )
}

/** An appointment: time, service, person, clinic, next step and actions. */
export function BookingCard({ booking, isBusy, onAction, onCalendar, onOrder, onRefund }: BookingCardProps) {
  const { t } = useText('pages-common')
  const strip = nextStepText(booking, t)
  return (
    <View className={styles.root}>
      <BookingHead booking={booking} />
      {strip && (
        <NextStrip kind={booking.state === 'held' ? 'warn' : 'info'} icon={bookingFaces[booking.state].icon}>
          {strip}
        </NextStrip>
      )}
      {booking.state === 'booked' && booking.date && (
        <BookedStrip booking={booking} onCalendar={onCalendar} />
      )}
      <BookingActions
        booking={booking}
        isBusy={isBusy}
        onAction={onAction}
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
