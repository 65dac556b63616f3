import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** Opens the form of a new request to the same doctor for the same person, which replaces this one. */
export const askAgain = ({ id, doctorId, personId }: DoctorBooking) =>
  go(routes.doctorBooking, { doctorId, personId, previousId: id })
