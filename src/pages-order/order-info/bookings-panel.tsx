import { View } from '@tarojs/components'
import type { Booking } from '@contract/bookings'
import type { BookingAction } from '@contract/constants/enums'
import { BookingActions } from '@/components/booking-actions'
import { Card } from '@/components/card'
import { bookingFaces, NeedleTimeline } from '@/components/needle-timeline'
import { Tag } from '@/components/tag'
import { formatDayTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './bookings-panel.module.scss'

interface BookingsPanelProps {
  bookings: readonly Booking[]
  busyId: string | null
  onAction: (action: BookingAction, booking: Booking) => void
}

/** The appointments of an order where there are several: a course needle by needle, or one row for each. A single one stands on the ticket. */
export function BookingsPanel({ bookings, busyId, onAction }: BookingsPanelProps) {
  const { t } = useText('pages-order')
  const needles = bookings.filter(({ needleTotal }) => needleTotal > 0)
  const others = bookings.filter(({ needleTotal }) => needleTotal === 0)
  const needsCourse = needles.length > 1 || needles.some(({ actions }) => actions.includes('confirmInjected'))
  if (!needsCourse && others.length < 2) return null
  const actions = (booking: Booking) => (
    <BookingActions
      booking={booking}
      isBusy={busyId === booking.id}
      without={['contact']}
      onAction={(action) => onAction(action, booking)}
    />
  )
  return (
    <Card title={t('info.appointments')}>
      {needsCourse && <NeedleTimeline needles={needles} actionsOf={actions} />}
      {others.length > 1 &&
        others.map((booking) => (
          <View key={booking.id} className={styles.row}>
            <View className={styles.head}>
              <View className={styles.name}>{booking.spuName}</View>
              <Tag kind={bookingFaces[booking.state].kind} icon={bookingFaces[booking.state].icon}>
                {booking.stateDesc}
              </Tag>
            </View>
            {booking.date && (
              <View className={styles.note}>
                {[formatDayTime(`${booking.date} ${booking.time ?? '00:00'}:00`), booking.shopName]
                  .filter(Boolean)
                  .join(' · ')}
              </View>
            )}
            {actions(booking)}
          </View>
        ))}
    </Card>
  )
}
