import { View } from '@tarojs/components'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { Section } from '@/components/section-header'
import { useText } from '@/i18n/use-text'
import { soonestId } from './day-count'
import { DoctorVisitCard } from './doctor-visit-card'
import { drawnBy, type ListProps } from './drawn-by'
import { partVisits } from './due-visits'
import { inOrder } from './in-order'
import { Months } from './months'
import styles from './reservation.module.scss'

interface BookingGridProps extends ListProps {
  visits: readonly DoctorBooking[]
  /** false while later rows are not loaded */
  isWhole: boolean
}

/** The cards of a list: what waits for the person, then the next appointment, and the others by month. */
export function BookingGrid({ rows, visits, isWhole, bookings }: BookingGridProps) {
  const { t } = useText('pages-common')
  const { due, others } = partVisits(visits)
  const nextId = soonestId(rows, others)
  const next = others.find(({ id }) => id === nextId)
  const drawOne = drawnBy(bookings, nextId)
  const booking = rows.find(({ id }) => id === nextId)
  const later = inOrder(rows, others, isWhole).filter((one) => (one.visit ?? one.booking).id !== nextId)
  return (
    <>
      {due.length > 0 && (
        <Section title={t('reservation.due')}>
          <View className={styles.grid}>
            {due.map((visit) => (
              <DoctorVisitCard key={visit.id} visit={visit} isNext={false} />
            ))}
          </View>
        </Section>
      )}
      {nextId && (
        <Section title={t('reservation.next')}>
          {next ? <DoctorVisitCard visit={next} isNext /> : booking && drawOne(booking)}
        </Section>
      )}
      <Months list={later} drawOne={drawOne} />
    </>
  )
}
