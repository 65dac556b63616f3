import { View } from '@tarojs/components'
import type { Booking } from '@contract/bookings'
import type { BookingAction } from '@contract/constants/enums'
import { BookingActions } from '@/components/booking-actions'
import { Button } from '@/components/button'
import { DateBlock } from '@/components/date-block'
import { Heading } from '@/components/heading'
import { Image } from '@/components/image'
import { bookingFaces } from '@/components/needle-timeline'
import { NextStrip } from '@/components/next-strip'
import { Tag } from '@/components/tag'
import { formatDayTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './booking-card.module.scss'
import { dayCountText } from './day-count'

interface BookingCardProps {
  booking: Booking
  isBusy: boolean
  onAction: (action: BookingAction) => void
  onCalendar: () => void
  onOrder?: () => void
}

/** One appointment: when, what, who, where, what comes next, and what one can do with it. */
export function BookingCard({ booking, isBusy, onAction, onCalendar, onOrder }: BookingCardProps) {
  const { t } = useText('pages-common')
  const { t: common } = useText('common')
  const { icon, kind } = bookingFaces[booking.state]
  const isOff = booking.state === 'cancelled' || booking.state === 'writeOff' || booking.state === 'injected'
  const ended =
    booking.state === 'cancelled'
      ? booking.cancelTime && t('reservation.cancelled', { when: formatDayTime(booking.cancelTime) })
      : booking.verifiedTime && t('reservation.verified', { when: formatDayTime(booking.verifiedTime) })
  const facts = [booking.personName, booking.shopName, isOff ? ended : null].filter(
    (fact): fact is string => !!fact,
  )
  const strip =
    booking.state === 'pre'
      ? t(booking.isRebook === '1' ? 'reservation.strip.rebook' : 'reservation.strip.pre')
      : booking.state === 'held'
        ? t('reservation.strip.held')
        : booking.actions.includes('confirmInjected')
          ? t('reservation.strip.injected')
          : ''
  return (
    <View className={styles.root}>
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
            {booking.time && <View className={styles.time}>{booking.time}</View>}
            <Tag kind={kind} icon={icon}>
              {booking.stateDesc}
            </Tag>
          </View>
          <Heading level={2} size="body">
            {[booking.spuName, booking.needleNo > 0 ? common('booking.needle', { n: booking.needleNo }) : '']
              .filter(Boolean)
              .join(' · ')}
          </Heading>
          {facts.map((fact) => (
            <View key={fact} className={styles.fact}>
              {fact}
            </View>
          ))}
        </View>
      </View>
      {strip && (
        <NextStrip kind={booking.state === 'held' ? 'warn' : 'info'} icon={icon}>
          {strip}
        </NextStrip>
      )}
      {booking.state === 'booked' && booking.date && (
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
      )}
      <BookingActions booking={booking} isBusy={isBusy} onAction={onAction} />
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
