import type { ChannelRegion } from '@contract/constants/enums'
import type { SoonSlot } from '@contract/routes/slots'
import { QueryGate } from '@/components/query-gate'
import { RadioCard, RadioGroup } from '@/components/radio-card'
import { SkeletonPage } from '@/components/skeleton'
import { useSlotSoonestQuery } from '@/features/booking/api/bookings.api'
import { useDistanceText } from '@/features/clinics/hooks/use-distance-text'
import { selectPosition } from '@/features/position/position.slice'
import { selectRegion } from '@/features/preferences/preferences.slice'
import { formatShortMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'

/** What the soonest times are listed for, and the effect of choosing one. */
export interface Soonest {
  spuId: string
  bookingId?: string | undefined
  /** The person for whom a new appointment is made; an appointment to be booked has its own. */
  personId?: string | undefined
  /** The region chosen in the form; defaults to the app's region. */
  region?: ChannelRegion | undefined
  onPick: (slot: SoonSlot) => void
}

/** The soonest free times at all clinics of the region in one list: clinic and slot are chosen together. */
export function SoonestList({
  spuId,
  bookingId,
  personId,
  region,
  selectedSlotId,
  onPick,
}: Soonest & { selectedSlotId: string | undefined }) {
  const { t } = useText('common')
  const toDistance = useDistanceText()
  const chosenRegion = useAppSelector(selectRegion)
  const wished = region ?? (chosenRegion === 'all' ? undefined : chosenRegion)
  const position = useAppSelector(selectPosition)
  const { currentData, ...query } = useSlotSoonestQuery(
    {
      spuId,
      ...(bookingId ? { bookingId } : null),
      ...(personId ? { personId } : null),
      ...(wished ? { region: wished } : null),
      ...position,
    },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <QueryGate
      state={readState(currentData, query, { isEmpty: currentData?.length === 0 })}
      skeleton={<SkeletonPage kind="cards" count={3} />}
      empty={{ kind: 'project', title: t('slotPicker.noneAnywhere') }}
      isPart
    >
      {(slots) => (
        <RadioGroup label={t('slotPicker.soonest')}>
          {slots.map((slot) => (
            <RadioCard
              key={slot.slotId}
              title={formatShortMoment(slot.date, slot.time)}
              note={[
                slot.shopName,
                slot.distanceMeters === null ? slot.district : toDistance(slot.distanceMeters),
              ].join('\u00a0· ')}
              isChosen={slot.slotId === selectedSlotId}
              onClick={() => onPick(slot)}
            />
          ))}
        </RadioGroup>
      )}
    </QueryGate>
  )
}
