import { View } from '@tarojs/components'
import type { Booking } from '@contract/routes/bookings'
import { Button } from '@/components/button'
import { LoadMore } from '@/components/load-more'
import { QueryGate } from '@/components/query-gate'
import { Section } from '@/components/section-header'
import { SkeletonPage } from '@/components/skeleton'
import { VisitRow } from '@/features/booking/components/visit-row'
import { WechatReminder } from '@/features/booking/components/wechat-reminder'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { BookingGrid } from './booking-grid'
import { CourseGrid } from './course-grid'
import styles from './reservation.module.scss'
import { type useReservation } from './use-reservation'

const emptyTexts = {
  preBook: { title: 'reservation.emptyPre', text: 'reservation.emptyPreText' },
  booked: null,
  done: { title: 'reservation.emptyDone', text: 'reservation.emptyDoneText' },
} as const

type Page = ReturnType<typeof useReservation>

const Courses = ({ list, page }: { list: readonly Booking[]; page: Page }) => (
  <CourseGrid rows={list} courses={page.around.courses} bookings={page.bookings} acts={page.acts} />
)

function PastVisits({ visits }: Pick<Page, 'visits'>) {
  const { t } = useText('pages-common')
  return (
    <Section title={t('reservation.doctors')}>
      <View className={styles.rows}>
        {visits.map((visit) => (
          <VisitRow key={visit.id} visit={visit} />
        ))}
      </View>
    </Section>
  )
}

/** The list of the chosen tab and person. */
export function AppointmentList({ page }: { page: Page }) {
  const { t } = useText('pages-common')
  const empty = emptyTexts[page.tab]
  const areVisitsAlone = page.hasFailed && page.visits.length > 0
  const grid = { visits: page.visits, bookings: page.bookings }
  return (
    <>
      {/* what is known of visits is shown while the other appointments cannot be read */}
      {areVisitsAlone &&
        (page.tab === 'done' ? (
          <PastVisits visits={page.visits} />
        ) : (
          <BookingGrid rows={[]} isWhole {...grid} />
        ))}
      <QueryGate
        state={page.state}
        isPart={areVisitsAlone}
        skeleton={
          <View className={styles.grid}>
            {[1, 2, 3, 4].map((card) => (
              <SkeletonPage key={card} kind="cards" count={1} />
            ))}
          </View>
        }
        empty={{
          kind: 'appointments',
          ...(empty ? { title: t(empty.title), text: t(empty.text) } : null),
          action: <Button onClick={() => go(routes.freeReservations)}>{t('reservation.browse')}</Button>,
        }}
      >
        {(list) => (
          <>
            <View className={styles.stack}>
              {page.tab === 'booked' && (
                <WechatReminder ask={t('reservation.remind')} done={t('reservation.reminded')} />
              )}
              {page.tab === 'booked' ? (
                <BookingGrid rows={list} isWhole={page.status === 'end'} {...grid} />
              ) : page.visits.length > 0 ? (
                <>
                  <PastVisits visits={page.visits} />
                  {list.length > 0 && (
                    <Section title={t('reservation.services')}>
                      <Courses list={list} page={page} />
                    </Section>
                  )}
                </>
              ) : (
                <Courses list={list} page={page} />
              )}
            </View>
            <LoadMore status={page.status} onRetry={page.loadMore} onMore={page.loadMore} />
          </>
        )}
      </QueryGate>
    </>
  )
}
