import type { Day, Time } from '@contract/rules/day'
import type { ChosenSlot } from '@/features/booking/hooks/use-picked-slot'

/** A doctor's time as a slot of the calendar. Doctors have no slot ids: day and time identify the slot. */
export const doctorSlot = (date: Day, time: Time): ChosenSlot => ({
  slotId: `${date}-${time.replace(':', '')}`,
  date,
  time,
})

/** A time chosen on the doctor's profile. */
export interface DoctorMoment {
  date: Day
  time: Time
}
