import { useState } from 'react'
import { useShopsOfGoodsQuery } from '@/api/shops.api'
import { type ChosenSlot, useSlotChoice } from '@/hooks/use-slot-choice'
import type { NearSlot } from '@/components/slot-picker'

/** Where and when: '' and null are not chosen yet. */
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
  /** Only the store is chosen now, the day later. */
  isLater?: boolean
}

/**
 * Region, store, day and time of an appointment, and which of their pickers is open. A store of another region moves
 * the region along; another store forgets the place that was chosen at the one before.
 */
export function useAppointment({ spuId, value, onChange, isLater = false }: AppointmentOptions) {
  const shops = useShopsOfGoodsQuery({ spuId }, { skip: !spuId })
  const [panel, setPanel] = useState<AppointmentPanel | null>(null)
  const [isShopFromSlot, setIsShopFromSlot] = useState(false)
  const slots = useSlotChoice({
    spuId,
    shopId: value.shopId || undefined,
    value: value.slot,
    onChange: (slot) => onChange({ slot }),
  })

  const all = shops.data?.records ?? []
  const shop = all.find(({ id }) => id === value.shopId)
  const regions = [...new Map(all.map(({ region, regionName }) => [region as string, regionName]))].map(
    ([id, name]) => ({ id, name }),
  )
  const region =
    shop?.region ??
    (regions.some(({ id }) => id === value.region)
      ? value.region
      : regions.length === 1
        ? (regions[0]?.id ?? '')
        : '')

  const chooseShop = (shopId: string) => {
    const next = all.find(({ id }) => id === shopId)
    if (shopId !== value.shopId) {
      slots.reset()
      onChange({ shopId, region: next?.region ?? region, slot: null })
    }
    setPanel(isLater ? null : 'slot')
  }
  return {
    shops,
    slots,
    shop,
    region,
    regions,
    panel,
    isLater,
    slot: value.slot,
    /** Stores to choose from: those of the region, or all when the picker was opened from the calendar. */
    shopChoices: isShopFromSlot || region === '' ? all : all.filter((one) => one.region === region),
    open: (next: AppointmentPanel, from?: 'slot') => {
      setIsShopFromSlot(from === 'slot')
      setPanel(next)
    },
    close: () => {
      setPanel(panel === 'shop' && isShopFromSlot ? 'slot' : null)
      if (panel === 'slot') slots.reset()
    },
    chooseRegion: (next: string) => {
      if (next !== region) {
        slots.reset()
        onChange({ region: next, shopId: '', slot: null })
      }
      setIsShopFromSlot(false)
      setPanel('shop')
    },
    chooseShop,
    confirmSlot: () => {
      slots.confirm()
      slots.reset()
      setPanel(null)
    },
    /** The chosen place was just taken: the calendar opens again with the nearest free ones. */
    reportTaken: (nearest: readonly NearSlot[]) => {
      slots.reportTaken(nearest)
      setIsShopFromSlot(false)
      setPanel('slot')
    },
  }
}
export type Appointment = ReturnType<typeof useAppointment>
