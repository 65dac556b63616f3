import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Booking } from '@contract/routes/bookings'
import { formatDayTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import type { IconName } from '../icon'
import { Tag, type TagKind } from '../tag'
import { Timeline, type TimelineStep } from '../timeline'
import styles from './index.module.scss'

/** Icon and colour of an appointment's state; its text comes from the server. */
export const bookingFaces: Record<Booking['state'], { icon: IconName; kind: TagKind }> = {
  held: { icon: 'clock-countdown', kind: 'warn' },
  pre: { icon: 'calendar-plus', kind: 'info' },
  locked: { icon: 'lock-simple', kind: 'plain' },
  booked: { icon: 'calendar-check', kind: 'info' },
  writeOff: { icon: 'seal-check', kind: 'ok' },
  injected: { icon: 'check-circle', kind: 'ok' },
  cancelled: { icon: 'x-circle', kind: 'plain' },
}

/** The same for one appointment: a verified dose waits for the confirmation of its person, as its text says. */
export const bookingFace = ({ state, actions }: Pick<Booking, 'state' | 'actions'>) =>
  actions.includes('confirmInjected') ? ({ icon: 'syringe', kind: 'info' } as const) : bookingFaces[state]

// verified by the clinic but not confirmed by the user: still the current step
const isDone = ({ state, actions }: Booking) =>
  state === 'injected' || (state === 'writeOff' && !actions.includes('confirmInjected'))

/**
 * The doses of a vaccine course in order: completed ones, the next one, and the earliest date of later ones.
 */
export function DoseTimeline({
  doses,
  actionsOf,
}: {
  doses: readonly Booking[]
  actionsOf: (dose: Booking) => ReactNode
}) {
  const { t } = useText('common')
  const noteOf = (dose: Booking): string => {
    if (dose.state === 'locked')
      return dose.earliestDay
        ? t('booking.opensFrom', { day: formatDayTime(dose.earliestDay) })
        : t('booking.opensAfter', { n: dose.doseNo - 1 })
    if (dose.date && dose.state !== 'booked')
      return [formatDayTime(dose.date), dose.shopName].filter(Boolean).join('\u00a0· ')
    if (dose.state === 'pre' && dose.earliestDay)
      return t('booking.opensFrom', { day: formatDayTime(dose.earliestDay) })
    return dose.shopName ?? ''
  }
  const sorted = [...doses].sort((a, b) => a.doseNo - b.doseNo)
  const nowId = sorted.find((dose) => !isDone(dose) && dose.state !== 'cancelled')?.id
  const steps = sorted.map((dose): TimelineStep => ({
    key: dose.id,
    number: dose.doseNo,
    state: isDone(dose) ? 'done' : dose.id === nowId ? 'now' : 'later',
    title: t('booking.dose', { n: dose.doseNo }),
    tag: <Tag {...bookingFace(dose)}>{dose.stateDesc}</Tag>,
    note: (
      <>
        {dose.state === 'booked' && dose.date && (
          <View className={styles.when}>{formatDayTime(`${dose.date} ${dose.time ?? '00:00'}:00`)}</View>
        )}
        {noteOf(dose)}
      </>
    ),
    content: actionsOf(dose),
  }))
  return <Timeline steps={steps} label={t('booking.courseLabel')} />
}
