import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Day } from '@contract/rules/day'
import { isBookableDay, isBookableTime } from '@/features/booking/slot-days'
import { useSettled } from '@/hooks/use-settled'
import { useDoctorDaysQuery, useDoctorTimesQuery } from '@/pages-clinic/api/doctors.api'
import type { DoctorMoment } from '@/pages-clinic/doctor-slot'

const DAYS = 14

/** A doctor's next days, and the times of one of them: by default the first with a free time. */
export function useTimes(doctorId: string, picked: Day | null) {
  const query = useDoctorDaysQuery(doctorId)
  const days = query.currentData?.days.slice(0, DAYS)
  const date = picked ?? days?.find(isBookableDay)?.date
  const times = useDoctorTimesQuery(date ? { doctorId, date } : skipToken)
  return { query, days, date, times }
}

/** The chosen time, null without one; until anything is chosen (undefined) the first that can be booked. */
export function useMoment(doctorId: string, chosen: DoctorMoment | null | undefined): DoctorMoment | null {
  const first = useTimes(doctorId, null).times.currentData?.find(isBookableTime)
  if (chosen !== undefined) return chosen
  return first ? { date: first.date, time: first.time } : null
}

/** Whether the initial times have loaded; content below would shift when they arrive. */
export function useTimesSettled(doctorId: string): boolean {
  const { query, times } = useTimes(doctorId, null)
  return useSettled([query, times])
}
