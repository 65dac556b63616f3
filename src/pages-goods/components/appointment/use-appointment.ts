import { useState } from 'react'
import type { SoonSlot } from '@contract/routes/slots'
import type { NearSlot } from '@/features/booking/components/slot-picker'
import type { Soonest } from '@/features/booking/components/slot-picker/soonest-list'
import { type ChosenSlot, useSlotChoice } from '@/features/booking/hooks/use-slot-choice'
import { useShopsOfGoodsQuery } from '@/features/clinics/api/shops.api'

/** Clinic and time: '' and null when not chosen yet. */
export interface AppointmentValue {
  region: string
  shopId: string
  slot: ChosenSlot | null
}
export type AppointmentPanel = 'region' | 'shop' | 'slot'

interface AppointmentOptions {
  spuId: string
  value: AppointmentValue
  onChange: (part: Partial<AppointmentValue>) => void
  /** Only the clinic is chosen now, the time later. */
  isLater?: boolean
  /** For whom it is: no time is suggested at which that person is occupied. */
  personId: string | undefined
}

/** The distinct regions of the clinics. */
const regionsOf = (shops: readonly { region: string; regionName: string }[]) =>
  [...new Map(shops.map(({ region, regionName }) => [region, regionName]))].map(([id, name]) => ({
    id,
    name,
  }))

/** The chosen region if it exists, else the only region, else none. */
function regionAmong(regions: readonly { id: string }[], chosen: string): string {
  if (regions.some(({ id }) => id === chosen)) return chosen
  return regions.length === 1 ? (regions[0]?.id ?? '') : ''
}

/** The clinics, the chosen one, their regions, and the current region. */
function placesOf<Shop extends { id: string; region: string; regionName: string }>(
  all: readonly Shop[],
  value: AppointmentValue,
) {
  const shop = all.find(({ id }) => id === value.shopId)
  const regions = regionsOf(all)
  return { all, shop, regions, region: shop?.region ?? regionAmong(regions, value.region) }
}

/** Clinics to choose from: those of the region, or all when the picker was opened from the calendar. */
const shopsIn = <Shop extends { region: string }>(
  all: readonly Shop[],
  region: string,
  isFromSlot: boolean,
) => (isFromSlot || region === '' ? all : all.filter((one) => one.region === region))

interface PanelOptions {
  panel: AppointmentPanel | null
  isFromSlot: boolean
  isLoaded: boolean
  region: string
  regions: readonly unknown[]
}
/**
 * The picker to show: none before the clinics have loaded, as only they say whether a region must be chosen
 * first.
 */
function shownPanel({ panel, isFromSlot, isLoaded, region, regions }: PanelOptions): AppointmentPanel | null {
  if (!isLoaded) return null
  if (panel === 'shop' && !isFromSlot && region === '' && regions.length > 1) return 'region'
  return panel === 'region' && regions.length < 2 ? 'shop' : panel
}

interface SoonestOptions extends Pick<AppointmentOptions, 'spuId' | 'personId'> {
  shops: readonly unknown[]
  region: Soonest['region']
  moveTo: (shopId: string) => void
  slots: Pick<ReturnType<typeof useSlotChoice>, 'pickMoment'>
}
/** The soonest times of all clinics, when there are several; choosing one sets clinic and time. */
const soonestOf = ({ spuId, personId, shops, region, moveTo, slots }: SoonestOptions): Soonest | undefined =>
  shops.length > 1
    ? {
        spuId,
        personId,
        region,
        onPick: (slot) => {
          moveTo(slot.shopId)
          slots.pickMoment(slot)
        },
      }
    : undefined

interface TakingOptions extends Pick<AppointmentOptions, 'onChange'> {
  all: readonly { id: string; region: string }[]
  region: string
  slots: Pick<ReturnType<typeof useSlotChoice>, 'reset'>
}
/** Chooses clinic and time at once. */
const taking =
  ({ all, region, slots, onChange }: TakingOptions) =>
  ({ shopId, slotId, date, time }: SoonSlot) => {
    slots.reset()
    onChange({
      shopId,
      region: all.find(({ id }) => id === shopId)?.region ?? region,
      slot: { slotId, date, time },
    })
  }

/** The calendar of the chosen clinic for the person. */
const useOwnSlots = ({ spuId, personId, value, onChange }: AppointmentOptions) =>
  useSlotChoice({
    spuId,
    shopId: value.shopId || undefined,
    personId,
    value: value.slot,
    onChange: (slot) => onChange({ slot }),
  })

/** The picker to show once the clinics are known, and whether the clinics were opened from the calendar. */
function useOpenPanel({ data, isError }: { data?: unknown; isError: boolean }) {
  const [panel, setPanel] = useState<AppointmentPanel | null>(null)
  const [isShopFromSlot, setIsShopFromSlot] = useState(false)
  // after a failure and its retry a picker would open unasked
  if (panel !== null && data === undefined && isError) setPanel(null)
  return {
    panel,
    isShopFromSlot,
    show: (next: AppointmentPanel | null, from?: 'slot') => {
      setIsShopFromSlot(from === 'slot')
      setPanel(next)
    },
  }
}

/**
 * Region, clinic, day and time of an appointment, and which picker is open. A clinic of another region
 * changes the region; another clinic clears the chosen slot.
 */
export function useAppointment({ spuId, value, onChange, isLater = false, personId }: AppointmentOptions) {
  const shops = useShopsOfGoodsQuery({ spuId }, { skip: !spuId })
  const { panel, isShopFromSlot, show } = useOpenPanel(shops)
  const slots = useOwnSlots({ spuId, value, onChange, personId })

  const places = placesOf(shops.data?.records ?? [], value)
  const { all, shop, region } = places
  const moveTo = (shopId: string) => {
    if (shopId === value.shopId) return
    slots.reset()
    onChange({ shopId, region: all.find(({ id }) => id === shopId)?.region ?? region, slot: null })
  }
  return {
    ...places,
    shops,
    slots,
    /** The chosen clinic is used while the clinics are loading, since the form may be sent meanwhile. */
    shopId: shops.data ? (shop?.id ?? '') : value.shopId,
    panel: shownPanel({ ...places, panel, isFromSlot: isShopFromSlot, isLoaded: Boolean(shops.data) }),
    isLater,
    slot: value.slot,
    shopChoices: shopsIn(all, region, isShopFromSlot),
    open: show,
    close: () => {
      show(panel === 'shop' && isShopFromSlot ? 'slot' : null)
      if (panel === 'slot') slots.reset()
    },
    chooseRegion: (next: string) => {
      if (next !== region) {
        slots.reset()
        onChange({ region: next, shopId: '', slot: null })
      }
      show('shop')
    },
    chooseShop: (shopId: string) => {
      moveTo(shopId)
      show(isLater ? null : 'slot')
    },
    /** The first choice: the soonest time of all clinics, instead of a picker that waits for the clinics. */
    first: {
      spuId,
      personId,
      shopId: value.shopId,
      onTake: (slot: SoonSlot) => {
        show(null)
        taking({ all, region, slots, onChange })(slot)
      },
    },
    soonest: soonestOf({ spuId, personId, shops: all, region: shop?.region, moveTo, slots }),
    confirmSlot: () => {
      slots.confirm()
      slots.reset()
      show(null)
    },
    /** The chosen slot was just taken: the calendar opens again with the nearest free ones. */
    reportTaken: (nearest: readonly NearSlot[]) => {
      slots.reportTaken(nearest)
      show('slot')
    },
  }
}
export type Appointment = ReturnType<typeof useAppointment>
