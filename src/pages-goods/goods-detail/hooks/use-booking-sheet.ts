import { useState } from 'react'
import { type ChosenSlot, useSlotChoice } from '@/features/booking/hooks/use-slot-choice'
import { useShopsOfGoodsQuery } from '@/features/clinics/api/shops.api'
import { earliestShop } from '../shop-order'

/**
 * The clinics of a product and the sheet for choosing a slot; opens with the clinic that has the earliest
 * free day.
 * @param onChosen called with the confirmed slot and its clinic
 */
export function useBookingSheet({
  spuId,
  hasShops,
  onChosen,
}: {
  spuId: string
  hasShops: boolean
  onChosen: (slot: ChosenSlot, shopId: string) => void
}) {
  const shops = useShopsOfGoodsQuery({ spuId }, { skip: !hasShops })
  const [isOpen, setIsOpen] = useState(false)
  const [pickedShopId, setPickedShopId] = useState<string>()
  const records = shops.data?.records ?? []
  const shop = records.find(({ id }) => id === pickedShopId) ?? earliestShop(records) ?? records[0]
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
  return { shops, shop, slots, isOpen, open, close }
}
export type BookingSheet = ReturnType<typeof useBookingSheet>
