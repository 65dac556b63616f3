import type { Course } from '@contract/routes/courses'
import { calendarEntryOf } from '@/features/booking/keep-in-calendar'
import type { Translate } from '@/i18n/engine'
import { formatDayTime, momentToMs } from '@/i18n/format'
import { plainText } from '@/i18n/line-breaks'
import { addToCalendar, type CalendarEntry } from '@/platform/calendar'

const DAY_MS = 86_400_000

/** Calendar entries of all future doses: booked ones at their time, the others on their first day. */
function courseEntries(course: Course, t: Translate<'pages-common'>): CalendarEntry[] {
  return course.doses.flatMap(({ standing, booking, earliest, latest, firstOpenDay }) => {
    const name = t('course.entry', { name: course.spuName, n: booking.doseNo })
    if (standing === 'booked') return [{ ...calendarEntryOf(booking), title: name }]
    const day = firstOpenDay ?? earliest
    if (standing === 'done' || !day) return []
    const startsAtMs = momentToMs(day)
    return [
      {
        title: t('course.entryFrom', { entry: name }),
        day,
        startsAtMs,
        endsAtMs: startsAtMs + DAY_MS,
        ...(course.shopName ? { place: course.shopName } : null),
        notes: [
          course.personName,
          earliest && latest
            ? plainText(t('course.window', { from: formatDayTime(earliest), to: formatDayTime(latest) }))
            : '',
        ]
          .filter(Boolean)
          .join('\n'),
      },
    ]
  })
}

export function keepCourse(course: Course, t: Translate<'pages-common'>): void {
  void addToCalendar(...courseEntries(course, t))
}
