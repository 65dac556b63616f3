import type { CourseDose } from '@contract/routes/courses'
import { bookingFace } from '@/components/dose-timeline'
import type { IconName } from '@/components/icon'
import type { TagKind } from '@/components/tag'
import type { Translate } from '@/i18n/engine'
import { formatDayTime, formatShortDay } from '@/i18n/format'

type Words = Translate<'pages-common'>

/** Icon, colour and text for the state of a dose. */
export function doseFace(
  { standing, booking, earliest, daysLate }: CourseDose,
  t: Words,
): { icon: IconName; kind: TagKind; text: string } {
  switch (standing) {
    case 'late':
      return { icon: 'warning', kind: 'warn', text: t('course.late', { count: daysLate }) }
    case 'ahead':
      return {
        icon: 'hourglass-medium',
        kind: 'plain',
        text: t('course.from', { day: formatShortDay(earliest ?? '') }),
      }
    case 'waits':
      return { icon: 'lock-simple', kind: 'plain', text: t('course.waits', { n: booking.doseNo - 1 }) }
    case 'due':
      return { icon: 'calendar-plus', kind: 'info', text: t('course.due') }
    default:
      return { ...bookingFace(booking), text: booking.stateDesc }
  }
}

/** The recommended days of a dose; '' for a first dose and for one that was given. */
export function windowText({ standing, earliest, latest, isEstimate }: CourseDose, t: Words): string {
  if (!earliest || !latest || standing === 'done') return ''
  const days = { from: formatDayTime(earliest), to: formatDayTime(latest) }
  return t(isEstimate ? 'course.aboutWindow' : 'course.window', days)
}

/** The days on which the clinic is closed, and the first open day when the earliest day is one of them. */
export function closedText({ closed, earliest, firstOpenDay }: CourseDose, today: string, t: Words): string {
  if (closed.length === 0) return ''
  const days = closed
    .map(({ from, to }) =>
      from === to
        ? formatShortDay(from)
        : t('course.stretch', { from: formatShortDay(from), to: formatShortDay(to) }),
    )
    .join(t('course.separator'))
  const first = earliest && earliest > today ? earliest : today
  return firstOpenDay && firstOpenDay > first
    ? t('course.closedMoves', { days, day: formatShortDay(firstOpenDay) })
    : t('course.closed', { days })
}
