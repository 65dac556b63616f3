import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Day } from '@contract/rules/day'
import { isBookableDay } from '@/features/booking/slot-days'
import { useSettled } from '@/hooks/use-settled'
import { useDoctorDaysQuery, useDoctorTimesQuery } from '@/pages-clinic/api/doctors.api'

const DAYS = 14

/** A doctor's next days, and the times of one of them: by default the first with a free time. */
export function useTimes(doctorId: string, picked: Day | null) {
  const query = useDoctorDaysQuery(doctorId)
  const days = query.currentData?.days.slice(0, DAYS)
  const date = picked ?? days?.find(isBookableDay)?.date
  const times = useDoctorTimesQuery(date ? { doctorId, date } : skipToken)
  return { query, days, date, times }
}

/** Whether the initial times have loaded; content below would shift when they arrive. */
export function useTimesSettled(doctorId: string): boolean {
  const { query, times } = useTimes(doctorId, null)
  return useSettled([query, times])
}
