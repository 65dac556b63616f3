import type { DoctorCard } from '@contract/routes/doctors'
import { Button } from '@/components/button'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes, whenLinked } from '@/navigation/routes'
import { DoctorRow } from './doctor-row'

/** A doctor of a list: opens the profile, and asks for a time where there is one. */
export function DoctorEntry({ doctor, hasClinic }: { doctor: DoctorCard; hasClinic?: boolean }) {
  const { t } = useText('common')
  const profile = whenLinked(routes.clinicDoctor)
  const booking = whenLinked(routes.doctorBooking)
  return (
    <DoctorRow
      doctor={doctor}
      {...(hasClinic ? { hasClinic } : null)}
      {...(profile ? { onOpen: () => go(profile, { id: doctor.id }) } : null)}
      action={
        booking &&
        doctor.isAvailable && (
          <Button
            kind="tint"
            size="card"
            ariaLabel={t('clinicView.bookDoctorName', { name: doctor.name })}
            onClick={() => go(booking, { doctorId: doctor.id })}
          >
            {t('clinicView.bookDoctor')}
          </Button>
        )
      }
    />
  )
}
