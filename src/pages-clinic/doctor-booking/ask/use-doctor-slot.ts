import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import type { DoctorTime } from '@contract/routes/doctors'
import type { NearSlot, SlotPickerProps } from '@/features/booking/components/slot-picker'
import { useSlotMonth } from '@/features/booking/components/slot-picker/use-slot-month'
import { type ChosenSlot, usePickedSlot, useRereadWhenShown } from '@/features/booking/hooks/use-picked-slot'
import { msToDay } from '@/i18n/format'
import { useDoctorDaysQuery, useDoctorTimesQuery } from '@/pages-clinic/api/doctors.api'
import { doctorSlot } from '@/pages-clinic/doctor-slot'
import { readState } from '@/utils/read-state'

const toSlot = (time: DoctorTime): NearSlot => ({ ...time, ...doctorSlot(time.date, time.time) })

// the profile page below in the stack may have cached them long ago
const fresh = { refetchOnMountOrArgChange: true }

/** The days and times of a doctor for the calendar, refetched whenever the page is shown. */
export function useDoctorSlot(
  doctorId: string,
  value: ChosenSlot | null,
  onChange: (slot: ChosenSlot | null) => void,
) {
  const { picker: picked, pickedDate, ...picking } = usePickedSlot(value, onChange)
  const days = useDoctorDaysQuery(doctorId, fresh)
  const known = days.currentData?.days
  const date = pickedDate ?? value?.date ?? known?.find(({ isEarliest }) => isEarliest)?.date
  const times = useDoctorTimesQuery(date ? { doctorId, date } : skipToken, fresh)
  const slots = useMemo(() => times.currentData?.map(toSlot), [times.currentData])
  const month = useSlotMonth(
    known ?? [],
    (days.data?.today ?? msToDay(Date.now())).slice(0, 7),
    value?.date ?? pickedDate ?? undefined,
  )
  useRereadWhenShown([days, times], false)
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
