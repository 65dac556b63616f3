import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Booking } from '@contract/bookings'
import { formatDayTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import type { IconName } from '../icon'
import { Tag, type TagKind } from '../tag'
import { Timeline, type TimelineStep } from '../timeline'
import styles from './index.module.scss'

/** Icon and colour of an appointment's state; the words are the server's. */
export const bookingFaces: Record<Booking['state'], { icon: IconName; kind: TagKind }> = {
  held: { icon: 'clock-countdown', kind: 'warn' },
  pre: { icon: 'calendar-plus', kind: 'info' },
  locked: { icon: 'lock-simple', kind: 'plain' },
  booked: { icon: 'calendar-check', kind: 'info' },
  writeOff: { icon: 'seal-check', kind: 'ok' },
  injected: { icon: 'check-circle', kind: 'ok' },
  cancelled: { icon: 'x-circle', kind: 'plain' },
}

// verified by the clinic, but not yet confirmed by the person: still the step to do
const isDone = ({ state, actions }: Booking) =>
  state === 'injected' || (state === 'writeOff' && !actions.includes('confirmInjected'))

/** The needles of a vaccine course in order: what is done, what comes next, and from when the later ones can be booked. */
export function NeedleTimeline({
  needles,
  actionsOf,
}: {
  needles: readonly Booking[]
  actionsOf: (needle: Booking) => ReactNode
}) {
  const { t } = useText('common')
  const noteOf = (needle: Booking): string => {
    if (needle.state === 'locked')
      return needle.earliestDay
        ? t('booking.opensFrom', { day: formatDayTime(needle.earliestDay) })
        : t('booking.opensAfter', { n: needle.needleNo - 1 })
    if (needle.date && needle.state !== 'booked')
      return [formatDayTime(needle.date), needle.shopName].filter(Boolean).join(' · ')
    if (needle.state === 'pre' && needle.earliestDay)
      return t('booking.opensFrom', { day: formatDayTime(needle.earliestDay) })
    return needle.shopName ?? ''
  }
  const sorted = [...needles].sort((a, b) => a.needleNo - b.needleNo)
  const nowId = sorted.find((needle) => !isDone(needle) && needle.state !== 'cancelled')?.id
  const steps = sorted.map((needle): TimelineStep => ({
    key: needle.id,
    number: needle.needleNo,
    state: isDone(needle) ? 'done' : needle.id === nowId ? 'now' : 'later',
    title: t('booking.needle', { n: needle.needleNo }),
    tag: (
      <Tag kind={bookingFaces[needle.state].kind} icon={bookingFaces[needle.state].icon}>
        {needle.stateDesc}
      </Tag>
    ),
    note: (
      <>
        {needle.state === 'booked' && needle.date && (
          <View className={styles.when}>{formatDayTime(`${needle.date} ${needle.time ?? '00:00'}:00`)}</View>
        )}
        {noteOf(needle)}
      </>
    ),
    content: actionsOf(needle),
  }))
  return <Timeline steps={steps} label={t('booking.courseLabel')} />
}
