import { useState } from 'react'
import type { ChosenSlot } from '@/features/booking/hooks/use-slot-choice'
import { useShopsOfGoodsQuery } from '@/features/clinics/api/shops.api'
import { selectRegion } from '@/features/preferences/preferences.slice'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { earliestShop, shopsInRegion } from '../shop-order'

interface BookingSheetOptions {
  spuId: string
  hasShops: boolean
  wishedShopId: string | undefined
  /** Called with the confirmed slot and its clinic. */
  onChosen: (slot: ChosenSlot, shopId: string) => void
}

/**
 * The clinics of a product, and which of them the sheet for choosing a slot shows. It opens with the clinic of
 * the page's link, else the one with the earliest free day in the chosen region.
 */
export function useBookingSheet({ spuId, hasShops, wishedShopId, onChosen }: BookingSheetOptions) {
  const shops = useShopsOfGoodsQuery({ spuId }, { skip: !hasShops })
  const [isOpen, setIsOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  const [pickedShopId, setPickedShopId] = useState<string>()
  const records = shops.data?.records ?? []
  const nearby = shopsInRegion(records, useAppSelector(selectRegion))
  // arriving from a clinic's page selects it, so the promised earliest day is that clinic's
  const wished = records.find(({ id }) => id === wishedShopId)
  const earliest = wished?.firstFreeDay ? wished : earliestShop(nearby)
  const shop = records.find(({ id }) => id === pickedShopId) ?? earliest ?? nearby[0]
  /**
   * Without an argument, opens the clinic with the earliest free time, as announced on the page, whichever
   * was viewed before.
   */
  const open = (shopId?: string) => {
    setPickedShopId(shopId)
    setOpenings((before) => before + 1)
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  /** The first free time in the region and its clinic, once the clinics have loaded; the sheet opens with it. */
  const promised = shops.data && {
    free: {
      firstFreeDay: earliest?.firstFreeDay ?? null,
      firstFreeTime: earliest?.firstFreeTime ?? null,
    },
    clinic: earliest?.name,
  }
  return {
    spuId,
    shops,
    state: readState(shops.data, shops, { isEmpty: shops.data?.records.length === 0 }),
    /**
     * The clinics of the region, and the one to show before all others: they are asked for without a position,
     * so none is known to be nearer.
     */
    listed: { nearby, foremost: wished ?? earliest ?? nearby[0] },
    promised,
    shop,
    isOpen,
    /** Counts the openings: nothing chosen in an earlier one is kept. */
    openings,
    open,
    close,
    pickShop: setPickedShopId,
    onChosen,
  }
}
export type BookingSheet = ReturnType<typeof useBookingSheet>
