import type { Course } from '@contract/routes/courses'
import { NextStrip } from '@/components/next-strip'
import { formatDayTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { waitsForConfirmation } from '../components/course/is-done'

/** The family's next dose, above everything else; first one that waits to be confirmed. */
export function NextDose({ courses, today }: { courses: readonly Course[]; today: string }) {
  const { t } = useText('pages-common')
  for (const { personName, spuName, doses } of courses) {
    const dose = doses.find(waitsForConfirmation)
    if (dose)
      return (
        <NextStrip kind="info" icon="syringe" note={spuName}>
          {t('course.nextConfirm', { name: personName ?? '', n: dose.booking.doseNo })}
        </NextStrip>
      )
  }
  const course = courses.find(({ nextDay }) => nextDay !== null)
  const dose = course?.doses.find(({ standing }) => standing !== 'done')
  if (!course?.nextDay || !dose) return null
  const isLate = dose.standing === 'late'
  return (
    <NextStrip kind={isLate ? 'warn' : 'ok'} icon={isLate ? 'warning' : 'syringe'} note={course.spuName}>
      {t(dose.standing === 'booked' ? 'course.nextBooked' : 'course.next', {
        name: course.personName ?? '',
        n: dose.booking.doseNo,
        day:
          course.nextDay <= today && dose.standing !== 'booked'
            ? t('course.now')
            : formatDayTime(course.nextDay),
      })}
    </NextStrip>
  )
}
