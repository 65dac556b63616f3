import { useDidShow } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { type Day, isDay, isTime, type Time } from '@contract/rules/day'
import type { NearSlot, SlotPickerProps } from '@/features/booking/components/slot-picker'

/** A chosen slot: day and time for display, and the id for booking. */
export interface ChosenSlot {
  slotId: string
  date: Day
  time: Time
}

/** The slot in a link's parameters; null when one is missing or malformed. */
export function slotOfLink({
  slotId,
  date = '',
  time = '',
}: Partial<Record<keyof ChosenSlot, string>>): ChosenSlot | null {
  return slotId && isDay(date) && isTime(time) ? { slotId, date, time } : null
}

/** The selection inside an open calendar; the form receives it only through `confirm`. */
export function usePickedSlot(value: ChosenSlot | null, onChange: (slot: ChosenSlot | null) => void) {
  const [pickedDate, setPickedDate] = useState<Day | null>(null)
  const [pickedSlot, setPickedSlot] = useState<ChosenSlot | null>(null)
  const [nearest, setNearest] = useState<readonly NearSlot[] | null>(null)
  const chosen = pickedSlot ?? value
  const picker: Pick<SlotPickerProps, 'selectedSlotId' | 'onPickDate' | 'onPickSlot' | 'takenNotice'> = {
    selectedSlotId: chosen?.slotId,
    onPickDate: (next) => {
      setPickedDate(next)
      setPickedSlot(null)
    },
    onPickSlot: ({ slotId, time }, on) => {
      setPickedSlot({ slotId, date: on, time })
      setNearest(null)
    },
    ...(nearest ? { takenNotice: { nearest } } : null),
  }
  return {
    picker,
    pickedDate,
    /** The selection in the open sheet, else the form's value. */
    chosen,
    /** Selects day and time at once. */
    pickMoment: (slot: ChosenSlot) => {
      setPickedDate(slot.date)
      setPickedSlot({ slotId: slot.slotId, date: slot.date, time: slot.time })
      setNearest(null)
    },
    confirm: () => {
      if (chosen) onChange(chosen)
    },
    /** Discards the selection in the sheet, when it is closed or the clinic changes. */
    reset: () => {
      setPickedDate(null)
      setPickedSlot(null)
      setNearest(null)
    },
    /** The chosen slot has been taken: shows the nearest free ones instead. */
    forgetTaken: (slots: readonly NearSlot[]) => {
      setNearest(slots)
      setPickedSlot(null)
      onChange(null)
    },
  }
}

interface LiveRead {
  currentData?: unknown
  isError: boolean
  refetch: () => unknown
}

/** Refetches live data whenever the page is shown. */
export function useRereadWhenShown(reads: readonly LiveRead[], isSkipped: boolean): void {
  // On the first show, data cached by another page may already exist, while RTK Query rejects a refetch
  // before this hook's query has started
  const hasStarted = useRef(false)
  useEffect(() => {
    hasStarted.current = true
  }, [])
  useDidShow(() => {
    if (isSkipped || !hasStarted.current) return
    for (const read of reads) if (read.currentData || read.isError) void read.refetch()
  })
}
