import { View } from '@tarojs/components'
import type { Course, CourseDose } from '@contract/routes/courses'
import { Icon } from '@/components/icon'
import { cx, hiddenProps } from '@/components/web-props'
import { selectTextEnlargement } from '@/features/preferences/preferences.slice'
import { useText } from '@/i18n/use-text'
import { useAppSelector } from '@/store/hooks'
import { toMonthNumber } from '@/utils/month-number'
import { dayCountText } from '../../reservation/day-count'
import { labelWidth, scaleOf } from './course-scale'
import { isDone } from './is-done'
import styles from './scale.module.scss'

/** A course on a line of months, hidden from screen readers: the list below has the same content as text. */
export function CourseScale({ course, today }: { course: Course; today: string }) {
  const { t } = useText('pages-common')
  const { t: common } = useText('common')
  const enlargement = useAppSelector(selectTextEnlargement) || 1
  const labelOf = (dose: CourseDose) => {
    if (isDone(dose)) return t('course.scale.given')
    // its tag says that it is to be confirmed
    if (dose.standing === 'done') return ''
    return dose.standing === 'booked' ? dayCountText(dose.booking, t) : t('course.scale.window')
  }
  const { months, marks } = scaleOf(course, today, (dose) => labelWidth(labelOf(dose), enlargement))
  return (
    <View className={styles.root} {...hiddenProps()}>
      <View className={styles.line}>
        {marks.map(
          ({ no, span }) =>
            span && (
              <View
                key={no}
                className={styles.span}
                style={{ left: `${span.left}%`, width: `${span.width}%` }}
              />
            ),
        )}
        {marks.map(({ no, kind, labelAt }, index) => {
          const dose = course.doses[index]
          return (
            dose &&
            labelAt !== null && (
              <View
                key={no}
                className={cx(styles.label, kind === 'booked' && styles.strong)}
                style={{ left: `${labelAt}%` }}
              >
                {labelOf(dose)}
              </View>
            )
          )
        })}
        {marks.map(({ no, kind, left }) => (
          <View key={no} className={cx(styles.dot, styles[kind])} style={{ left: `${left}%` }}>
            {kind === 'done' ? <Icon name="check-bold" size={14} /> : no}
          </View>
        ))}
      </View>
      <View className={styles.months}>
        {months.map(({ month, left, width, isNamed }) => (
          <View key={month} className={styles.month} style={{ left: `${left}%`, width: `${width}%` }}>
            {isNamed ? common(`dateBlock.month${toMonthNumber(month.slice(5))}`) : ''}
          </View>
        ))}
      </View>
    </View>
  )
}
