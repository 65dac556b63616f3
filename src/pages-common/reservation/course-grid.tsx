import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { DataOf } from '@contract/route'
import type { Booking } from '@contract/routes/bookings'
import type { courseList } from '@contract/routes/courses'
import { SkeletonPage } from '@/components/skeleton'
import { CourseCard } from '../components/course/course-card'
import type { DoseActs } from '../components/course/course-doses'
import { drawnBy, type ListProps } from './drawn-by'
import { groupCourses } from './group-courses'
import styles from './reservation.module.scss'

interface CourseGridProps extends ListProps {
  /** courses of the whole family */
  courses: { data?: DataOf<typeof courseList> | undefined; error?: unknown }
  acts: DoseActs
}

/** The course of some doses in a list, with its other doses; single appointments when it cannot be loaded. */
function CourseOf({
  doses,
  courses: { data, error },
  acts,
  drawOne,
}: Pick<CourseGridProps, 'courses' | 'acts'> & {
  doses: readonly Booking[]
  drawOne: (booking: Booking) => ReactNode
}) {
  const [first] = doses
  if (!data && !error) return <SkeletonPage kind="cards" count={1} />
  const own = data?.courses.filter((one) => one.orderId === first?.orderId && one.spuId === first.spuId)
  if (!data || !own?.length) return <>{doses.map(drawOne)}</>
  return (
    <>
      {own.map((course) => (
        <View key={course.id} className={styles.course}>
          <CourseCard course={course} today={data.today} acts={acts} />
        </View>
      ))}
    </>
  )
}

/** What is to be booked or over: a card per appointment, or one for the doses of a course. */
export function CourseGrid({ rows, courses, bookings, acts }: CourseGridProps) {
  const drawOne = drawnBy(bookings)
  return (
    <View className={styles.grid}>
      {groupCourses(rows).map(({ key, course, bookings: doses }) =>
        course ? (
          <CourseOf key={key} doses={doses} courses={courses} acts={acts} drawOne={drawOne} />
        ) : (
          doses.map(drawOne)
        ),
      )}
    </View>
  )
}
