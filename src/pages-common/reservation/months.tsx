import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Booking } from '@contract/routes/bookings'
import { Section } from '@/components/section-header'
import { VisitRow } from '@/features/booking/components/visit-row'
import { useText } from '@/i18n/use-text'
import { capitalized } from '@/utils/capitalized'
import { toMonthNumber } from '@/utils/month-number'
import { type Appointment, byMonth } from './in-order'
import styles from './reservation.module.scss'

interface MonthsProps {
  list: readonly Appointment[]
  drawOne: (booking: Booking) => ReactNode
}

/** Appointments and visits below the names of their months. */
export function Months({ list, drawOne }: MonthsProps) {
  const { t } = useText('common')
  const { t: own } = useText('pages-common')
  const titleOf = (month: string) =>
    month === 'over'
      ? own('reservation.over')
      : t('calendar.monthTitle', {
          year: month.slice(0, 4),
          month: t(`calendar.month.${toMonthNumber(month.slice(5))}`),
        })
  return byMonth(list).map(({ month, list: rows }) => {
    const drawn = (
      <View key={month} className={styles.rows}>
        {rows.map(({ visit, booking }) =>
          visit ? <VisitRow key={visit.id} visit={visit} /> : drawOne(booking),
        )}
      </View>
    )
    return month ? (
      <Section key={month} title={capitalized(titleOf(month))}>
        {drawn}
      </Section>
    ) : (
      drawn
    )
  })
}
