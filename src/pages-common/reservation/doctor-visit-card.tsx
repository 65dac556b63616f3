import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { AppointmentHead } from '@/components/appointment-head'
import { Tappable } from '@/components/tappable'
import { requestFaces } from '@/features/clinics/request-faces'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './booking-card.module.scss'

/** An open request to a doctor, which has its actions on its own page. */
export function DoctorVisitCard({ visit }: { visit: DoctorBooking }) {
  const { id, date, time, state, stateDesc, doctorName, personName, shopName } = visit
  const face = requestFaces[state]
  return (
    <Tappable className={styles.root} role="link" onClick={() => go(routes.doctorBooking, { id })}>
      <AppointmentHead
        date={date}
        time={time}
        isOff={face.isOff}
        face={face}
        state={stateDesc}
        title={doctorName}
        facts={[[personName, shopName].join('\u00a0· ')]}
      />
    </Tappable>
  )
}
