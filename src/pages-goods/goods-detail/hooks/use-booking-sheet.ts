import { useState } from 'react'
import type { SoonSlot } from '@contract/routes/slots'
import { type ChosenSlot, useSlotChoice } from '@/features/booking/hooks/use-slot-choice'
import { useShopsOfGoodsQuery } from '@/features/clinics/api/shops.api'
import { selectRegion } from '@/features/preferences/preferences.slice'
import { useAppSelector } from '@/store/hooks'
import { earliestShop, shopsInRegion } from '../shop-order'

/**
 * The clinics of a product and the sheet for choosing a slot. It opens with the clinic of the page's link,
 * else the one with the earliest free day in the chosen region.
 * @param onChosen called with the confirmed slot and its clinic
 */
export function useBookingSheet({
  spuId,
  hasShops,
  wishedShopId,
  onChosen,
}: {
  spuId: string
  hasShops: boolean
  wishedShopId: string | undefined
  onChosen: (slot: ChosenSlot, shopId: string) => void
}) {
  const shops = useShopsOfGoodsQuery({ spuId }, { skip: !hasShops })
  const [isOpen, setIsOpen] = useState(false)
  const [pickedShopId, setPickedShopId] = useState<string>()
  const records = shops.data?.records ?? []
  const nearby = shopsInRegion(records, useAppSelector(selectRegion))
  // arriving from a clinic's page selects it, so the promised earliest day is that clinic's
  const wished = records.find(({ id }) => id === wishedShopId)
  const earliest = wished?.firstFreeDay ? wished : earliestShop(nearby)
  const shop = records.find(({ id }) => id === pickedShopId) ?? earliest ?? nearby[0]
  // the calendar is loaded only when it opens
  const slots = useSlotChoice({
    spuId,
    shopId: isOpen ? shop?.id : undefined,
    value: null,
    onChange: (slot) => {
      if (slot && shop) onChosen(slot, shop.id)
    },
  })
  /**
   * Without an argument, opens the clinic with the earliest free time, as announced on the page, whichever
   * was viewed before.
   */
  const open = (shopId?: string) => {
    slots.reset()
    setPickedShopId(shopId)
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  /** Selects another clinic and slot from the list of soonest times. */
  const pickSoonest = (slot: SoonSlot) => {
    if (slot.shopId !== shop?.id) {
      slots.reset()
      setPickedShopId(slot.shopId)
    }
    slots.pickMoment(slot)
  }
  const soonest = records.length > 1 ? { spuId, region: shop?.region, onPick: pickSoonest } : undefined
  /** The first free time in the region once its clinics have loaded; the sheet opens with it. */
  const promised = shops.data && {
    firstFreeDay: earliest?.firstFreeDay ?? null,
    firstFreeTime: earliest?.firstFreeTime ?? null,
  }
  return { shops, nearby, promised, shop, slots, soonest, isOpen, open, close }
}
export type BookingSheet = ReturnType<typeof useBookingSheet>
