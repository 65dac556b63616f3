import type { Day, Time } from '@contract/rules/day'
import type { ChosenSlot } from '@/features/booking/hooks/use-picked-slot'

/** A time of a doctor as the calendar knows it: the server has no slots of doctors, day and time say it all. */
export const doctorSlot = (date: Day, time: Time): ChosenSlot => ({
  slotId: `${date}-${time.replace(':', '')}`,
  date,
  time,
})

/** A time of the doctor that was chosen on the profile. */
export interface DoctorMoment {
  date: Day
  time: Time
}
