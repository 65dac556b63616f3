import { View } from '@tarojs/components'
import type { BookingAction } from '@contract/constants/enums'
import type { Booking } from '@contract/routes/bookings'
import type { Course, CourseDose } from '@contract/routes/courses'
import { BookingActions } from '@/components/booking-actions'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { Tag } from '@/components/tag'
import { Timeline, type TimelineStep } from '@/components/timeline'
import { formatDayTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './course-card.module.scss'
import { closedText, doseFace, windowText } from './dose-words'
import { isDone, waitsForConfirmation } from './is-done'
import { mapOf } from './map-of'

export interface DoseActs {
  busyId: string | null
  onAction: (action: BookingAction, dose: Booking) => void
  onCalendar: (dose: Booking) => void
  onUndo: (dose: Booking) => void
  /** watches for a day to become available */
  onWatch: (dose: CourseDose) => void
}

/** Date, clinic and recommended days. */
function DoseNote({ dose, today }: { dose: CourseDose; today: string }) {
  const { t } = useText('pages-common')
  const { booking, standing } = dose
  const given = booking.injectedTime ?? booking.verifiedTime
  const window = windowText(dose, t)
  return (
    <>
      {standing === 'booked' && booking.date && (
        <View className={styles.when}>{formatDayTime(`${booking.date} ${booking.time ?? '00:00'}:00`)}</View>
      )}
      {standing === 'done' && given && <View>{formatDayTime(given.slice(0, 10))}</View>}
      {(standing === 'booked' || standing === 'done') && booking.shopName && <View>{booking.shopName}</View>}
      {window && <View>{window}</View>}
      {waitsForConfirmation(dose) && <View>{t('reservation.strip.injected')}</View>}
      {standing === 'booked' && dose.daysLate > 0 && (
        <View className={styles.late}>{t('course.bookedLate', { count: dose.daysLate })}</View>
      )}
      {dose.bookableFrom && dose.bookableFrom > today && standing === 'ahead' && (
        <View>{t('course.bookableFrom', { day: formatDayTime(dose.bookableFrom) })}</View>
      )}
    </>
  )
}

/** Why a dose is late and what that means, its closed days, and the available actions. */
function DoseContent({ dose, today, acts }: { dose: CourseDose; today: string; acts: DoseActs }) {
  const { t } = useText('pages-common')
  const { booking, standing } = dose
  const closed = closedText(dose, today, t)
  const isTooSoon = standing === 'ahead' && !!dose.bookableFrom && dose.bookableFrom > today
  return (
    <View className={styles.content}>
      {standing === 'late' && (
        <NextStrip kind="warn" icon="info">
          {t('course.lateText')}
        </NextStrip>
      )}
      {closed && standing !== 'waits' && <NextStrip icon="calendar-x">{closed}</NextStrip>}
      {isTooSoon ? (
        <Button kind="text" size="small" icon="bell-ringing" onClick={() => acts.onWatch(dose)}>
          {t('course.tellMe')}
        </Button>
      ) : (
        <BookingActions
          booking={booking}
          isBusy={acts.busyId === booking.id}
          onAction={(action) => acts.onAction(action, booking)}
          onCalendar={standing === 'booked' ? () => acts.onCalendar(booking) : undefined}
          onMap={mapOf(booking)}
        />
      )}
      {dose.undoUntil && (
        <View className={styles.undo}>
          <Button
            kind="text"
            size="small"
            icon="arrow-u-up-left"
            busy={acts.busyId === booking.id}
            onClick={() => acts.onUndo(booking)}
          >
            {t('course.undo')}
          </Button>
        </View>
      )}
    </View>
  )
}

/** Every dose of a course in order, with its days and actions. */
export function CourseDoses({ course, today, acts }: { course: Course; today: string; acts: DoseActs }) {
  const { t } = useText('pages-common')
  const { t: common } = useText('common')
  const nowId = course.doses.find((dose) => !isDone(dose))?.booking.id
  const steps = course.doses.map((dose): TimelineStep => {
    const { id, doseNo } = dose.booking
    const face = doseFace(dose, t)
    return {
      key: id,
      number: doseNo,
      state: isDone(dose) ? 'done' : id === nowId ? 'now' : 'later',
      title: common('booking.dose', { n: doseNo }),
      tag: (
        <Tag kind={face.kind} icon={face.icon}>
          {face.text}
        </Tag>
      ),
      note: <DoseNote dose={dose} today={today} />,
      content: <DoseContent dose={dose} today={today} acts={acts} />,
    }
  })
  return <Timeline steps={steps} label={common('booking.courseLabel')} />
}
