import { View } from '@tarojs/components'
import type { BookingAction } from '@contract/constants/enums'
import type { Booking } from '@contract/routes/bookings'
import { BookingActions } from '@/components/booking-actions'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { bookingFaces, DoseTimeline } from '@/components/dose-timeline'
import { Tag } from '@/components/tag'
import { formatDayTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './bookings-panel.module.scss'

interface BookingsPanelProps {
  bookings: readonly Booking[]
  busyId: string | null
  onAction: (action: BookingAction, booking: Booking) => void
}

/** The appointments of an order with several: a course by dose, or one row each. A single one is on the ticket. */
export function BookingsPanel({ bookings, busyId, onAction }: BookingsPanelProps) {
  const { t } = useText('pages-order')
  const doses = bookings.filter(({ doseTotal }) => doseTotal > 0)
  const others = bookings.filter(({ doseTotal }) => doseTotal === 0)
  const needsCourse = doses.length > 1 || doses.some(({ actions }) => actions.includes('confirmInjected'))
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
    <Card
      title={t('info.appointments')}
      action={
        doses.length > 1 ? (
          <Button kind="text" size="small" onClick={() => go(routes.course, { orderId: doses[0]?.orderId })}>
            {t('info.seeCourse')}
          </Button>
        ) : undefined
      }
    >
      {needsCourse && <DoseTimeline doses={doses} actionsOf={actions} />}
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
                  .join('\u00a0· ')}
              </View>
            )}
            {actions(booking)}
          </View>
        ))}
    </Card>
  )
}
