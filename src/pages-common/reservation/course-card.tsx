import { View } from '@tarojs/components'
import type { Booking } from '@contract/bookings'
import type { BookingAction } from '@contract/constants/enums'
import { useOrderDetailQuery } from '@/api/orders.api'
import { BookingActions } from '@/components/booking-actions'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { Image } from '@/components/image'
import { NeedleTimeline } from '@/components/needle-timeline'
import { NextStrip } from '@/components/next-strip'
import { useText } from '@/i18n/use-text'
import styles from './course-card.module.scss'

interface CourseCardProps {
  /** the needles of the course that this list holds */
  needles: readonly Booking[]
  busyId: string | null
  onAction: (action: BookingAction, needle: Booking) => void
  onCalendar: (needle: Booking) => void
}

/** A vaccine course: all its needles in order, also those of the other lists, which its order knows. */
export function CourseCard({ needles, busyId, onAction, onCalendar }: CourseCardProps) {
  const { t } = useText('pages-common')
  const [first] = needles
  const { data } = useOrderDetailQuery(first?.orderId ?? '', {
    skip: !first?.orderId,
    refetchOnMountOrArgChange: true,
  })
  if (!first) return null
  const course =
    data?.bookings.filter(({ spuId, needleTotal }) => spuId === first.spuId && needleTotal > 0) ?? needles
  const done = course.filter(({ state }) => state === 'injected' || state === 'writeOff').length
  const actionsOf = (needle: Booking) =>
    needle.actions.length === 0 ? null : (
      <BookingActions
        booking={needle}
        isBusy={busyId === needle.id}
        onAction={(action) => onAction(action, needle)}
        onCalendar={needle.state === 'booked' ? () => onCalendar(needle) : undefined}
      />
    )
  return (
    <Card className={styles.root}>
      <View className={styles.head}>
        <View className={styles.picture}>
          <Image src={first.picUrl} alt="" ratio="1:1" lazy />
        </View>
        <View className={styles.words}>
          <Heading level={2}>{first.spuName}</Heading>
          <View className={styles.fact}>
            {[first.personName, data ? t('reservation.progress', { done, n: first.needleTotal }) : '']
              .filter(Boolean)
              .join(' · ')}
          </View>
        </View>
      </View>
      <NeedleTimeline needles={course} actionsOf={actionsOf} />
      {course.some(({ actions }) => actions.includes('confirmInjected')) && (
        <View className={styles.strip}>
          <NextStrip kind="info" icon="syringe">
            {t('reservation.strip.injected')}
          </NextStrip>
        </View>
      )}
    </Card>
  )
}
