import { View } from '@tarojs/components'
import type { Course } from '@contract/routes/courses'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { Image } from '@/components/image'
import { useText } from '@/i18n/use-text'
import styles from './course-card.module.scss'
import { CourseDoses, type DoseActs } from './course-doses'
import { keepCourse } from './keep-course'
import { CourseScale } from './scale'

interface CourseCardProps {
  course: Course
  today: string
  acts: DoseActs
}

/** How many doses are injected, and the one that is booked; what is to be confirmed is said where it is done. */
function useProgress({ done, total, doses }: Course): string[] {
  const { t } = useText('pages-common')
  const booked = doses.find(({ standing }) => standing === 'booked')
  return [
    t(done === total ? 'course.progressAll' : 'reservation.progress', { done, n: total }),
    booked ? t('course.progressBooked', { no: booked.booking.doseNo }) : '',
  ]
}

/** A person's vaccine course: on a line of months, then dose by dose. */
export function CourseCard({ course, today, acts }: CourseCardProps) {
  const { t } = useText('pages-common')
  const progress = useProgress(course)
  const isOpen = course.doses.some(({ standing }) => standing !== 'done')
  return (
    <Card className={styles.root}>
      <View className={styles.head}>
        <View className={styles.picture}>
          <Image src={course.picUrl} alt="" ratio="1:1" lazy />
        </View>
        <View className={styles.words}>
          <Heading level={2}>{course.spuName}</Heading>
          <View className={styles.fact}>
            {[course.personName, ...progress].filter(Boolean).join('\u00a0· ')}
          </View>
        </View>
      </View>
      <CourseScale course={course} today={today} />
      <CourseDoses course={course} today={today} acts={acts} />
      {isOpen && (
        <View className={styles.foot}>
          <Button kind="text" size="small" icon="calendar-plus" onClick={() => keepCourse(course, t)}>
            {t('course.calendar')}
          </Button>
        </View>
      )}
    </Card>
  )
}
