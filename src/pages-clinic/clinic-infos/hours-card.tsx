import { View } from '@tarojs/components'
import type { ShopDetail } from '@contract/routes/shops'
import { Card } from '@/components/card'
import { WeekHours } from '@/components/week-hours'
import { formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './clinic-infos.module.scss'

/** The week's opening hours, and the closed days of the next two months. */
export function HoursCard({ shop: { hours, closedDays } }: { shop: ShopDetail }) {
  const { t } = useText('pages-clinic')
  return (
    <Card title={t('clinic.info.hours')}>
      <WeekHours hours={hours} />
      {closedDays.length > 0 && (
        <View className={styles.days} ariaRole="list" ariaLabel={t('clinic.info.closedDays')}>
          <View className={styles.note}>{t('clinic.info.closedDays')}</View>
          {closedDays.map(({ date, state, reason }) => (
            <View key={date} className={styles.day} ariaRole="listitem">
              <View className={styles.date}>{formatShortDay(date)}</View>
              <View className={styles.note}>{reason || t(`clinic.info.closed.${state}`)}</View>
            </View>
          ))}
        </View>
      )}
    </Card>
  )
}
