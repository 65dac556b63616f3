import { useDidShow } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { type Day, isDay, isTime, type Time } from '@contract/rules/day'
import type { NearSlot, SlotPickerProps } from '@/features/booking/components/slot-picker'

/** A chosen place: what the person sees and what the server books. */
export interface ChosenSlot {
  slotId: string
  date: Day
  time: Time
}

/** The slot that a link's parameters name; null when one is missing or has another form. */
export function slotOfLink({
  slotId,
  date = '',
  time = '',
}: Partial<Record<keyof ChosenSlot, string>>): ChosenSlot | null {
  return slotId && isDay(date) && isTime(time) ? { slotId, date, time } : null
}

/** What is picked inside an open calendar; it becomes the form's by `confirm` only. */
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
    /** What is picked in the open sheet, else what was chosen before. */
    chosen,
    confirm: () => {
      if (chosen) onChange(chosen)
    },
    /** Forgets what was picked in the sheet, when it is closed or the place changes. */
    reset: () => {
      setPickedDate(null)
      setPickedSlot(null)
      setNearest(null)
    },
    /** The chosen place was just taken: the nearest free ones are shown instead. */
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

/** Reads what changes by itself again whenever the page is shown. */
export function useRereadWhenShown(reads: readonly LiveRead[], isSkipped: boolean): void {
  // The first time it is shown what another page read may be at hand already, and RTK Query refuses a refetch
  // before its own start
  const hasStarted = useRef(false)
  useEffect(() => {
    hasStarted.current = true
  }, [])
  useDidShow(() => {
    if (isSkipped || !hasStarted.current) return
    for (const read of reads) if (read.currentData || read.isError) void read.refetch()
  })
}
