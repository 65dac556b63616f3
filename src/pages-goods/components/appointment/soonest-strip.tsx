import { View } from '@tarojs/components'
import type { SoonSlot } from '@contract/routes/slots'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { webProps } from '@/components/web-props'
import { useSlotSoonestQuery } from '@/features/booking/api/bookings.api'
import { selectRegion } from '@/features/preferences/preferences.slice'
import { formatShortMoment } from '@/i18n/format'
import { NO_BREAK_SPACE as EMPTY_LINE } from '@/i18n/line-breaks'
import { useText } from '@/i18n/use-text'
import { useAppSelector } from '@/store/hooks'
import styles from './appointment.module.scss'

/** The soonest free time of all clinics, selected with one press; its space is reserved while loading. */
export function SoonestStrip({
  spuId,
  personId,
  onTake,
}: {
  spuId: string
  personId: string | undefined
  onTake: (slot: SoonSlot) => void
}) {
  const { t } = useText('pages-goods')
  const region = useAppSelector(selectRegion)
  const { currentData, isFetching } = useSlotSoonestQuery(
    { spuId, ...(personId ? { personId } : null), ...(region === 'all' ? null : { region }) },
    { refetchOnMountOrArgChange: true },
  )
  const soonest = currentData?.[0]
  if (!currentData && isFetching)
    return (
      <View className={styles.unknown} {...webProps({ 'aria-hidden': true })}>
        <NextStrip icon="calendar-check" note={EMPTY_LINE}>
          {EMPTY_LINE}
        </NextStrip>
      </View>
    )
  return soonest ? (
    <NextStrip
      kind="ok"
      icon="calendar-check"
      note={t('appointment.soonest', { place: soonest.shopName })}
      action={
        <Button kind="text" size="card" onClick={() => onTake(soonest)}>
          {t('appointment.takeSoonest')}
        </Button>
      }
    >
      {formatShortMoment(soonest.date, soonest.time)}
    </NextStrip>
  ) : null
}
