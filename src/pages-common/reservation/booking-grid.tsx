import { View } from '@tarojs/components'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { Section } from '@/components/section-header'
import { VisitRow } from '@/features/booking/components/visit-row'
import { isDueToday, partVisits } from '@/features/booking/due-visits'
import { useText } from '@/i18n/use-text'
import { isCodeSoon, soonestId } from './day-count'
import { drawnBy, type ListProps } from './drawn-by'
import { inOrder } from './in-order'
import { Months } from './months'
import { NextVisitCard } from './next-visit-card'
import styles from './reservation.module.scss'

interface BookingGridProps extends ListProps {
  visits: readonly DoctorBooking[]
  /** false while later rows are not loaded */
  isWhole: boolean
}

/** The cards of a list: the next appointment, what waits for the person, and the others by month. */
export function BookingGrid({ rows, visits, isWhole, bookings }: BookingGridProps) {
  const { t } = useText('pages-common')
  const { t: common } = useText('common')
  const { due, others } = partVisits(visits)
  const nextId = soonestId(rows, others)
  const next = others.find(({ id }) => id === nextId)
  const drawOne = drawnBy(bookings, nextId)
  const booking = rows.find(({ id }) => id === nextId)
  const later = inOrder(rows, others, isWhole).filter((one) => (one.visit ?? one.booking).id !== nextId)
  const isCodeFilled = booking !== undefined && isCodeSoon(booking)
  const waiting = due.length > 0 && (
    <Section title={common('booking.waitsForYou')}>
      <View className={styles.rows}>
        {due.map((visit, i) => (
          <VisitRow key={visit.id} visit={visit} isFirst={i === 0 && !isCodeFilled} />
        ))}
      </View>
    </Section>
  )
  const isUrgent = due.some((visit) => isDueToday(visit))
  return (
    <>
      {isUrgent && waiting}
      {nextId && (
        <Section title={t('reservation.next')}>
          {next ? <NextVisitCard visit={next} /> : booking && drawOne(booking)}
        </Section>
      )}
      {!isUrgent && waiting}
      <Months list={later} drawOne={drawOne} />
    </>
  )
}
