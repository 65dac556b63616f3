import type { ChosenSlot } from '@/features/booking/hooks/use-picked-slot'

/** A time of a doctor as the calendar knows it: the server has no slots of doctors, day and time say it all. */
export const doctorSlot = (date: string, time: string): ChosenSlot => ({
  slotId: `${date}-${time.replace(':', '')}`,
  date,
  time,
})

/** A time of the doctor that was chosen on the profile. */
export interface DoctorMoment {
  date: string
  time: string
}
