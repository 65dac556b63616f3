import { useState } from 'react'
import type { CartLine } from '@contract/cart'
import type { BookingSheetProps } from '@/components/booking-sheet'
import type { Cart } from '@/hooks/use-cart'
import { useBookingStores } from '@/hooks/use-booking-stores'
import { type ChosenSlot, useSlotChoice } from '@/hooks/use-slot-choice'
import { useText } from '@/i18n/use-text'

/** Chooses clinic, day and time of a line: a wish that is kept with it, the place is taken by the order. `sheet` goes to BookingSheet. */
export function useLinePlace(setPlace: Cart['setPlace'], onRefused: (error: unknown) => void) {
  const { t } = useText('common')
  const [line, setLine] = useState<CartLine | null>(null)
  const [storeId, setStoreId] = useState<string>()
  const [chosen, setChosen] = useState<ChosenSlot | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const spuId = line?.spuId ?? ''
  const stores = useBookingStores(spuId)
  const choice = useSlotChoice({ spuId, shopId: storeId, value: chosen, onChange: setChosen })
  const store = stores.data?.find(({ id }) => id === storeId)
  const close = () => {
    setLine(null)
    choice.reset()
  }

  const confirm = async () => {
    const { selectedDate, selectedSlotId, times } = choice.picker
    const time = times.data?.find(({ slotId }) => slotId === selectedSlotId)?.time ?? chosen?.time
    if (!line || !store || !selectedSlotId || !selectedDate || !time) return
    setIsBusy(true)
    const { isDone, error } = await setPlace(line, {
      shopId: store.id,
      shopName: store.name,
      slotId: selectedSlotId,
      bookingDate: selectedDate,
      bookingTime: time,
    })
    setIsBusy(false)
    close()
    if (!isDone) onRefused(error)
  }
  const sheet: BookingSheetProps = {
    isOpen: line !== null,
    title: t('booking.bookTitle'),
    note: t('cart.placeNote'),
    storeId,
    sooner: choice.sooner,
    picker: choice.picker,
    isBusy,
    stores,
    onStore: (id) => {
      setStoreId(id)
      setChosen(null)
      choice.reset()
    },
    onConfirm: () => {
      void confirm()
    },
    onClose: close,
  }
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
  return { open, sheet }
}
