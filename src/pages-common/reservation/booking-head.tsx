import { View } from '@tarojs/components'
import type { Booking } from '@contract/routes/bookings'
import { DateBlock } from '@/components/date-block'
import { bookingFace } from '@/components/dose-timeline'
import { Heading } from '@/components/heading'
import { Image } from '@/components/image'
import { Tag } from '@/components/tag'
import { formatTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './booking-card.module.scss'
import { endText } from './booking-words'

/** The day, or the goods' picture before there is one; beside it time, state, dose, person and clinic. */
export function BookingHead({ booking }: { booking: Booking }) {
  const { t } = useText('pages-common')
  const { t: common } = useText('common')
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
          <Tag {...bookingFace(booking)}>{booking.stateDesc}</Tag>
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
