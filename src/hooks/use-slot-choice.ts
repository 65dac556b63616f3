import { useEffect, useMemo, useRef, useState } from 'react'
import { useDidShow } from '@tarojs/taro'
import { useSlotDaysQuery, useSlotTimesQuery } from '@/api/bookings.api'
import type { NearSlot, SlotPickerProps } from '@/components/slot-picker'
import { useSlotMonth } from '@/components/slot-picker/use-slot-month'
import { msToDay } from '@/i18n/format'
import type { SlotDay, SlotTime } from '@/utils/slot-days'

/** A chosen place: what the person sees and what the server books. */
export interface ChosenSlot {
  slotId: string
  date: string
  time: string
}

interface SlotChoiceOptions {
  spuId: string
  shopId: string | undefined
  /** A waiting appointment: the interval since its previous needle closes days too. */
  bookingId?: string
  value: ChosenSlot | null
  onChange: (slot: ChosenSlot | null) => void
}

/**
 * Everything a slot picker needs for one product at one store: days and times as the server sees them, read again
 * whenever the page is shown. What is picked inside the open sheet is handed over by `confirm` only.
 */
export function useSlotChoice({ spuId, shopId, bookingId, value, onChange }: SlotChoiceOptions) {
  const [pickedDate, setPickedDate] = useState<string | null>(null)
  const [pickedSlot, setPickedSlot] = useState<ChosenSlot | null>(null)
  const [nearest, setNearest] = useState<readonly NearSlot[] | null>(null)
  const skip = !shopId || !spuId
  const days = useSlotDaysQuery(
    { spuId, shopId: shopId ?? '', ...(bookingId ? { bookingId } : null) },
    { skip },
  )
  const known = useMemo<SlotDay[]>(
    () => (days.currentData?.days ?? []).map((day) => ({ ...day, isEarliest: day.isEarliest === '1' })),
    [days.currentData],
  )
  const date = pickedDate ?? value?.date ?? days.currentData?.earliestDay ?? undefined
  const times = useSlotTimesQuery({ spuId, shopId: shopId ?? '', date: date ?? '' }, { skip: skip || !date })
  const month = useSlotMonth(
    known,
    (days.data?.today ?? msToDay(Date.now())).slice(0, 7),
    value?.date ?? pickedDate ?? undefined,
  )
  const chosen = pickedSlot ?? value

  // The first time it is shown what another page read may be at hand already, and RTK Query refuses a refetch before its own start
  const hasStarted = useRef(false)
  useEffect(() => {
    hasStarted.current = true
  }, [])
  useDidShow(() => {
    if (skip || !hasStarted.current) return
    if (days.currentData || days.isError) void days.refetch()
    if (times.currentData || times.isError) void times.refetch()
  })

  const pickSlot = ({ slotId, time }: SlotTime, on: string) => {
    setPickedSlot({ slotId, date: on, time })
    setNearest(null)
  }
  const picker: SlotPickerProps = {
    days: { ...days, data: days.currentData && known },
    times: { ...times, data: times.currentData },
    selectedDate: date,
    selectedSlotId: chosen?.slotId,
    onPickDate: (next) => {
      setPickedDate(next)
      setPickedSlot(null)
    },
    onPickSlot: pickSlot,
    ...month,
    ...(nearest ? { takenNotice: { nearest } } : null),
  }
  const { earliestDay, otherShops } = days.currentData ?? {}
  const sooner = otherShops?.find(({ firstFreeDay }) => !earliestDay || firstFreeDay < earliestDay)
  return {
    picker,
    days,
    /** The store where it would be sooner. */
    sooner,
    confirm: () => {
      if (chosen) onChange(chosen)
    },
    /** Forgets what was picked in the sheet, when it is closed or the store changes. */
    reset: () => {
      setPickedDate(null)
      setPickedSlot(null)
      setNearest(null)
    },
    /** The chosen place was just taken: shows the nearest free ones and reads the calendar again; nothing else of the form changes. */
    reportTaken: (slots: readonly NearSlot[]) => {
      setNearest(slots)
      setPickedSlot(null)
      onChange(null)
      if (!days.isUninitialized) void days.refetch()
      if (!times.isUninitialized) void times.refetch()
    },
  }
}
