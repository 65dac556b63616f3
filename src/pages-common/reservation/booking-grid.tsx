import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { DataOf } from '@contract/route'
import type { Booking } from '@contract/routes/bookings'
import type { courseList } from '@contract/routes/courses'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { Section } from '@/components/section-header'
import { SkeletonPage } from '@/components/skeleton'
import type { useBookingActions } from '@/features/booking/hooks/use-booking-actions'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { CourseCard } from '../components/course/course-card'
import type { DoseActs } from '../components/course/course-doses'
import { BookingCard } from './booking-card'
import { soonestId } from './day-count'
import { DoctorVisitCard } from './doctor-visit-card'
import { partVisits } from './due-visits'
import { inOrder } from './in-order'
import styles from './reservation.module.scss'

interface BookingGridProps {
  rows: readonly Booking[]
  visits: readonly DoctorBooking[]
  /** false while later rows are not loaded */
  isWhole: boolean
  /** courses of the whole family */
  courses: { data?: DataOf<typeof courseList> | undefined; error?: unknown }
  bookings: Pick<ReturnType<typeof useBookingActions>, 'busyId' | 'run' | 'keepInCalendar'>
  acts: DoseActs
}

/** The course of some doses in a list, with its other doses; single appointments when it cannot be loaded. */
function CourseOf({
  doses,
  courses: { data, error },
  acts,
  drawOne,
}: Pick<BookingGridProps, 'courses' | 'acts'> & {
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

/** The cards of a list: what waits for the person, and below it what comes. */
export function BookingGrid({ rows, visits, ...more }: BookingGridProps) {
  const { t } = useText('pages-common')
  const { due, others } = partVisits(visits)
  const coming = <Coming rows={rows} visits={others} {...more} />
  if (due.length === 0) return coming
  return (
    <>
      <Section title={t('reservation.due')}>
        <View className={styles.grid}>
          {due.map((visit) => (
            <DoctorVisitCard key={visit.id} visit={visit} isNext={false} />
          ))}
        </View>
      </Section>
      {rows.length + others.length > 0 && <Section title={t('reservation.others')}>{coming}</Section>}
    </>
  )
}

/** The next one over the whole width, then a card per appointment or visit, or one for the doses of a course. */
function Coming({ rows, visits, isWhole, courses, bookings, acts }: BookingGridProps) {
  const nextId = soonestId(rows, visits)
  const next = rows.find(({ id }) => id === nextId)
  const nextVisit = visits.find(({ id }) => id === nextId)
  const drawOne = (booking: Booking) => (
    <BookingCard
      key={booking.id}
      booking={booking}
      isBusy={bookings.busyId === booking.id}
      isNext={booking.id === nextId}
      onAction={(action) => bookings.run(action, booking)}
      onCalendar={() => bookings.keepInCalendar(booking)}
      onRefund={() => go(routes.refund, { orderId: booking.orderId })}
      onOrder={booking.orderId ? () => go(routes.orderInfo, { id: booking.orderId }) : undefined}
    />
  )
  const drawLater = (booking: Booking) => booking.id !== nextId && drawOne(booking)
  const later = inOrder(rows, visits, isWhole).filter(
    ({ group, visit }) => (visit?.id ?? group?.key) !== nextId,
  )
  return (
    <View className={styles.stack}>
      {next && drawOne(next)}
      {nextVisit && <DoctorVisitCard visit={nextVisit} isNext />}
      {later.length > 0 && (
        <View className={styles.grid}>
          {later.map(({ group, visit }) => {
            if (visit) return <DoctorVisitCard key={visit.id} visit={visit} isNext={false} />
            const { key, course, bookings: doses } = group
            return course ? (
              <CourseOf
                key={key}
                doses={doses}
                courses={courses}
                acts={{ ...acts, nextId }}
                drawOne={drawLater}
              />
            ) : (
              doses.map(drawLater)
            )
          })}
        </View>
      )}
    </View>
  )
}
