import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { SoonSlot } from '@contract/routes/slots'
import { Button } from '@/components/button'
import { DateBlock } from '@/components/date-block'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { cx, hiddenProps } from '@/components/web-props'
import { useSlotSoonestQuery } from '@/features/booking/api/bookings.api'
import { useRereadWhenShown } from '@/features/booking/hooks/use-picked-slot'
import { selectRegion } from '@/features/preferences/preferences.slice'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { formatShortMoment } from '@/i18n/format'
import { NO_BREAK_SPACE as EMPTY_LINE } from '@/i18n/line-breaks'
import { useText } from '@/i18n/use-text'
import { useAppSelector } from '@/store/hooks'
import styles from './appointment.module.scss'

/** Reserves the space of the soonest time while that is loading. */
const UNKNOWN = { date: '2000-01-01', time: '00:00', shopName: EMPTY_LINE, district: EMPTY_LINE }

interface SoonestOptions {
  spuId: string
  personId: string | undefined
  /** The clinic that is chosen already, by the link or the person. */
  shopId: string
}

/**
 * The soonest free time of the chosen clinic, or of all clinics of the region while none is chosen: undefined while it
 * is loading, null if there is none, or if the chosen clinic's is not among them.
 */
export function useSoonestSlot({ spuId, personId, shopId }: SoonestOptions): SoonSlot | null | undefined {
  const region = useAppSelector(selectRegion)
  const query = useSlotSoonestQuery(
    { spuId, ...(personId ? { personId } : null), ...(region === 'all' ? null : { region }) },
    { refetchOnMountOrArgChange: true },
  )
  useRereadWhenShown([query], false)
  const { currentData: slots, isFetching } = query
  const soonest = shopId ? slots?.find((slot) => slot.shopId === shopId) : slots?.[0]
  return soonest ?? (!slots && isFetching ? undefined : null)
}

interface SoonestCardProps {
  soonest: SoonSlot | undefined
  /** of the clinic; its district, while the clinics are not known */
  address: string | undefined
  onTake: (slot: SoonSlot) => void
  /** between the time and the button that takes it */
  below: ReactNode
  /** Whether the fields for another time are shown below. */
  isUnfolded: boolean
  /** Absent while they have to be shown. */
  onUnfold: (() => void) | undefined
}

/**
 * The soonest free time of all clinics, which one press selects: the first choice, before the fields for any
 * other.
 */
export function SoonestCard({ soonest, address, onTake, below, isUnfolded, onUnfold }: SoonestCardProps) {
  const { t } = useText('pages-goods')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { date, time, shopName, district } = soonest ?? UNKNOWN
  return (
    <View className={styles.soonest}>
      <View className={cx(styles.soonest, !soonest && styles.unknown)} {...hiddenProps(!soonest)}>
        <View className={styles.chosen}>
          <DateBlock date={date} />
          <View className={styles.words}>
            <View className={styles.lead}>{t('appointment.soonest')}</View>
            <View className={styles.moment}>{formatShortMoment(date, time)}</View>
            <View className={styles.shop}>{shopName}</View>
            <View className={cx(styles.address, styles.reserved)}>{address ?? district}</View>
          </View>
        </View>
        {below}
        {/* for a visitor the page's one filled button signs in */}
        <Button block kind={isSignedIn ? 'primary' : 'tint'} onClick={() => soonest && onTake(soonest)}>
          {t('appointment.takeSoonest')}
        </Button>
      </View>
      {/* not hidden while the time is awaited: another one can be chosen meanwhile */}
      {onUnfold ? (
        <Tappable className={styles.unfold} expanded={isUnfolded} onClick={onUnfold}>
          <View>{t('appointment.choose')}</View>
          <Icon name={isUnfolded ? 'caret-up' : 'caret-down'} size={16} />
        </Tappable>
      ) : (
        <View className={styles.other}>{t('appointment.other')}</View>
      )}
    </View>
  )
}
