import { View } from '@tarojs/components'
import type { SoonSlot } from '@contract/routes/slots'
import { Button } from '@/components/button'
import { DateBlock } from '@/components/date-block'
import { cx, hiddenProps } from '@/components/web-props'
import { useSlotSoonestQuery } from '@/features/booking/api/bookings.api'
import { selectRegion } from '@/features/preferences/preferences.slice'
import { formatShortMoment } from '@/i18n/format'
import { NO_BREAK_SPACE as EMPTY_LINE } from '@/i18n/line-breaks'
import { useText } from '@/i18n/use-text'
import { useAppSelector } from '@/store/hooks'
import styles from './appointment.module.scss'

interface SoonestCardProps {
  spuId: string
  personId: string | undefined
  onTake: (slot: SoonSlot) => void
}

/** Reserves the space of the soonest time while that is loading. */
const UNKNOWN = { date: '2000-01-01', time: '00:00', shopName: EMPTY_LINE, district: EMPTY_LINE }

/**
 * The soonest free time of all clinics, which one press selects: the first choice, before the fields for any
 * other.
 */
export function SoonestCard({ spuId, personId, onTake }: SoonestCardProps) {
  const { t } = useText('pages-goods')
  const region = useAppSelector(selectRegion)
  const { currentData, isFetching } = useSlotSoonestQuery(
    { spuId, ...(personId ? { personId } : null), ...(region === 'all' ? null : { region }) },
    { refetchOnMountOrArgChange: true },
  )
  const isUnknown = !currentData && isFetching
  const soonest = currentData?.[0]
  if (!soonest && !isUnknown) return null
  const { date, time, shopName, district } = soonest ?? UNKNOWN
  return (
    <View className={cx(styles.soonest, isUnknown && styles.unknown)} {...hiddenProps(isUnknown)}>
      <View className={styles.chosen}>
        <DateBlock date={date} />
        <View className={styles.words}>
          <View className={styles.lead}>{t('appointment.soonest')}</View>
          <View className={styles.moment}>{formatShortMoment(date, time)}</View>
          <View className={styles.shop}>{shopName}</View>
          <View className={styles.address}>{district}</View>
        </View>
      </View>
      <Button kind="tint" block onClick={() => soonest && onTake(soonest)}>
        {t('appointment.takeSoonest')}
      </Button>
      <View className={styles.other}>{t('appointment.other')}</View>
    </View>
  )
}
