import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { go } from './navigate'
import { routes } from './routes'

/** Opens the form of a new request to the same doctor for the same person, which replaces this one. */
export const askAgain = ({
  id,
  doctorId,
  personId,
}: Pick<DoctorBooking, 'id' | 'doctorId' | 'personId'>): void =>
  go(routes.doctorBooking, { doctorId, personId, previousId: id })
