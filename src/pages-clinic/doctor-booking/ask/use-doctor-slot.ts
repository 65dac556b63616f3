import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import type { DoctorTime } from '@contract/routes/doctors'
import type { SlotPickerProps } from '@/features/booking/components/slot-picker'
import { useSlotMonth } from '@/features/booking/components/slot-picker/use-slot-month'
import { type ChosenSlot, usePickedSlot, useRereadWhenShown } from '@/features/booking/hooks/use-picked-slot'
import { isBookableDay, withBusy } from '@/features/booking/slot-days'
import { msToDay } from '@/i18n/format'
import { useDoctorBusyQuery, useDoctorDaysQuery, useDoctorTimesQuery } from '@/pages-clinic/api/doctors.api'
import { type DoctorMoment, doctorSlot } from '@/pages-clinic/doctor-slot'
import { readState } from '@/utils/read-state'

const toSlot = <T extends DoctorMoment>(at: T) => ({ ...at, ...doctorSlot(at.date, at.time) })

// the profile page below in the stack may have cached them long ago
const fresh = { refetchOnMountOrArgChange: true }

export interface DoctorSlotOptions {
  doctorId: string
  /** For whom it is: that person's other appointments close times. */
  personId: string | undefined
  value: ChosenSlot | null
  onChange: (slot: ChosenSlot | null) => void
}

/** The days and times of a doctor for the calendar, refetched whenever the page is shown. */
export function useDoctorSlot({ doctorId, personId, value, onChange }: DoctorSlotOptions) {
  const { picker: picked, pickedDate, ...picking } = usePickedSlot(value, onChange)
  const days = useDoctorDaysQuery(doctorId, fresh)
  const busy = useDoctorBusyQuery(personId ? { doctorId, personId } : skipToken, fresh)
  const known = useMemo(
    () => withBusy(days.currentData?.days, busy.currentData?.days, ({ date }) => date),
    [days.currentData, busy.currentData],
  )
  const date = pickedDate ?? value?.date ?? known?.find(isBookableDay)?.date
  const times = useDoctorTimesQuery(date ? { doctorId, date } : skipToken, fresh)
  const slots = useMemo(
    () =>
      withBusy(
        times.currentData?.map(toSlot),
        busy.currentData?.times.map((at) => toSlot(at).slotId),
        ({ slotId }) => slotId,
      ),
    [times.currentData, busy.currentData],
  )
  const month = useSlotMonth(
    known ?? [],
    (days.data?.today ?? msToDay(Date.now())).slice(0, 7),
    value?.date ?? pickedDate ?? undefined,
  )
  useRereadWhenShown([days, times, busy], false)
  const picker: SlotPickerProps = {
    ...picked,
    days: readState(known, days),
    times: readState(slots, times),
    selectedDate: date,
    ...month,
  }
  return {
    picker,
    confirm: picking.confirm,
    reset: picking.reset,
    /** The chosen time has just been taken: shows the nearest free ones and refetches the calendar. */
    reportTaken: (nearest: readonly DoctorTime[]) => {
      picking.forgetTaken(nearest.map(toSlot))
      void days.refetch()
      if (!times.isUninitialized) void times.refetch()
    },
  }
}
