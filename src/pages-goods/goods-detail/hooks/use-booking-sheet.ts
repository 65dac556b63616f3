import { useState } from 'react'
import { useShopsOfGoodsQuery } from '@/api/shops.api'
import { type ChosenSlot, useSlotChoice } from '@/hooks/use-slot-choice'
import { earliestShop } from '../shop-order'

/**
 * The stores of the goods and the sheet that chooses a place at one of them: at first the store with the earliest free day.
 * @param onChosen the place that was confirmed, and its store
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
  // the calendar is read only when somebody looks at it
  const slots = useSlotChoice({
    spuId,
    shopId: isOpen ? shop?.id : undefined,
    value: null,
    onChange: (slot) => {
      if (slot && shop) onChosen(slot, shop.id)
    },
  })
  const open = (shopId?: string) => {
    slots.reset()
    if (shopId) setPickedShopId(shopId)
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  return { shops, shop, slots, isOpen, open, close }
}
export type BookingSheet = ReturnType<typeof useBookingSheet>
