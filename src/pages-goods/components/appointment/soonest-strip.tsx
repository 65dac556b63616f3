import type { SoonSlot } from '@contract/routes/slots'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { useSlotSoonestQuery } from '@/features/booking/api/bookings.api'
import { selectRegion } from '@/features/preferences/preferences.slice'
import { formatShortMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useAppSelector } from '@/store/hooks'

/** The soonest free time of all clinics, to be taken with one press; nothing while it is unknown. */
export function SoonestStrip({ spuId, onTake }: { spuId: string; onTake: (slot: SoonSlot) => void }) {
  const { t } = useText('pages-goods')
  const region = useAppSelector(selectRegion)
  const { currentData } = useSlotSoonestQuery(
    { spuId, ...(region === 'all' ? null : { region }) },
    { refetchOnMountOrArgChange: true },
  )
  const soonest = currentData?.[0]
  return soonest ? (
    <NextStrip
      kind="ok"
      icon="calendar-check"
      note={soonest.shopName}
      action={
        <Button kind="text" size="card" onClick={() => onTake(soonest)}>
          {t('appointment.takeSoonest')}
        </Button>
      }
    >
      {t('appointment.soonest', { when: formatShortMoment(soonest.date, soonest.time) })}
    </NextStrip>
  ) : null
}
