import { useState } from 'react'
import type { SoonSlot } from '@contract/routes/slots'
import { type ChosenSlot, useSlotChoice } from '@/features/booking/hooks/use-slot-choice'
import { useShopsOfGoodsQuery } from '@/features/clinics/api/shops.api'
import { selectRegion } from '@/features/preferences/preferences.slice'
import { useAppSelector } from '@/store/hooks'
import { earliestShop, shopsInRegion } from '../shop-order'

/**
 * The clinics of a product and the sheet for choosing a slot; opens with the clinic that has the earliest
 * free day in the person's region, or with the one that the page was opened for.
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
  // who comes from a clinic has chosen it; only there an earliest day is promised then
  const wished = records.find(({ id }) => id === wishedShopId)
  const earliest = wished?.firstFreeDay ? wished : earliestShop(nearby)
  const shop = records.find(({ id }) => id === pickedShopId) ?? earliest ?? nearby[0]
  // the calendar is read only when it is opened
  const slots = useSlotChoice({
    spuId,
    shopId: isOpen ? shop?.id : undefined,
    value: null,
    onChange: (slot) => {
      if (slot && shop) onChosen(slot, shop.id)
    },
  })
  /**
   * Without a clinic: opens the one that is free first, as announced on the page, regardless of the one
   * viewed before.
   */
  const open = (shopId?: string) => {
    slots.reset()
    setPickedShopId(shopId)
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  /** Another clinic with a moment, of the list of the soonest ones. */
  const pickSoonest = (slot: SoonSlot) => {
    if (slot.shopId !== shop?.id) {
      slots.reset()
      setPickedShopId(slot.shopId)
    }
    slots.pickMoment(slot)
  }
  const soonest = records.length > 1 ? { spuId, region: shop?.region, onPick: pickSoonest } : undefined
  /** The first free moment of the region, once its clinics are read: what the sheet opens on. */
  const promised = shops.data && {
    firstFreeDay: earliest?.firstFreeDay ?? null,
    firstFreeTime: earliest?.firstFreeTime ?? null,
  }
  return { shops, nearby, promised, shop, slots, soonest, isOpen, open, close }
}
export type BookingSheet = ReturnType<typeof useBookingSheet>
