import { useState } from 'react'
import type { CartLine } from '@contract/routes/cart'
import { isDay, isTime } from '@contract/rules/day'
import type { BookingSheetProps } from '@/features/booking/components/booking-sheet'
import { useBookingStores } from '@/features/booking/hooks/use-booking-stores'
import { type ChosenSlot, useSlotChoice } from '@/features/booking/hooks/use-slot-choice'
import type { CartPlace } from '@/features/cart/cart.slice'
import { useText } from '@/i18n/use-text'
import { readyData } from '@/utils/read-state'
import type { Cart } from './use-cart'

/** The slot in the form stored by the cart; null until clinic, day and time are all chosen. */
function placeOf(
  store: { id: string; name: string } | undefined,
  { selectedDate, selectedSlotId, times }: BookingSheetProps['picker'],
  chosen: ChosenSlot | null,
): CartPlace | null {
  const time = readyData(times)?.find(({ slotId }) => slotId === selectedSlotId)?.time ?? chosen?.time
  if (!store || !selectedSlotId || !selectedDate || !isDay(selectedDate) || !time || !isTime(time))
    return null
  return {
    shopId: store.id,
    shopName: store.name,
    slotId: selectedSlotId,
    bookingDate: selectedDate,
    bookingTime: time,
  }
}

/** The chosen slot of one line while its sheet is open, initially the line's own. */
function useWish() {
  const [line, setLine] = useState<CartLine | null>(null)
  const [storeId, setStoreId] = useState<string>()
  const [chosen, setChosen] = useState<ChosenSlot | null>(null)
  const spuId = line?.spuId ?? ''
  const stores = useBookingStores(spuId)
  const choice = useSlotChoice({
    spuId,
    shopId: storeId,
    personId: line?.personId ?? undefined,
    value: chosen,
    onChange: setChosen,
  })

  const open = (wished: CartLine) => {
    const { slotId, bookingDate, bookingTime, bookingState } = wished
    choice.reset()
    setChosen(
      slotId && bookingDate && bookingTime && bookingState === 'ok'
        ? { slotId, date: bookingDate, time: bookingTime }
        : null,
    )
    setStoreId(bookingState === 'notOffered' ? undefined : (wished.shopId ?? undefined))
    setLine(wished)
  }
  const chooseStore = (id: string) => {
    setStoreId(id)
    setChosen(null)
    choice.reset()
  }
  const close = () => {
    setLine(null)
    choice.reset()
  }
  const place = placeOf(
    readyData(stores)?.find(({ id }) => id === storeId),
    choice.picker,
    chosen,
  )
  return { line, storeId, stores, choice, place, open, chooseStore, close }
}

/**
 * Chooses clinic, day and time of a line: stored with it as a preference; only the order holds the slot. Pass
 * `sheet` to BookingSheet.
 */
export function useLinePlace(setPlace: Cart['setPlace'], onRefused: (error: unknown) => void) {
  const { t } = useText('common')
  const { t: own } = useText('pages/trolley')
  const [isBusy, setIsBusy] = useState(false)
  const { line, storeId, stores, choice, place, open, chooseStore, close } = useWish()

  const confirm = async () => {
    if (!line || !place) return
    setIsBusy(true)
    const { isDone, error } = await setPlace(line, place)
    setIsBusy(false)
    close()
    if (!isDone) onRefused(error)
  }
  const sheet: BookingSheetProps = {
    isOpen: line !== null,
    title: t('booking.bookTitle'),
    note: own('cart.placeNote'),
    storeId,
    sooner: choice.sooner,
    soonest: line
      ? {
          spuId: line.spuId,
          personId: line.personId ?? undefined,
          onPick: (slot) => {
            if (slot.shopId !== storeId) chooseStore(slot.shopId)
            choice.pickMoment(slot)
          },
        }
      : undefined,
    picker: choice.picker,
    isBusy,
    stores,
    onStore: chooseStore,
    onConfirm: () => {
      void confirm()
    },
    onClose: close,
  }
  return { open, sheet }
}
