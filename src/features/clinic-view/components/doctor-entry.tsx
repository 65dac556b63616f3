import type { ReactNode } from 'react'
import type { DoctorCard } from '@contract/routes/doctors'
import { Button } from '@/components/button'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { DoctorRow } from './doctor-row'

interface DoctorEntryProps {
  doctor: DoctorCard
  hasClinic?: boolean
  /** in place of the booking of a doctor without any time */
  instead?: ReactNode
}

/** A doctor in a list: opens the profile, or the request form while the doctor is available. */
export function DoctorEntry({ doctor, hasClinic, instead }: DoctorEntryProps) {
  const { t } = useText('common')
  return (
    <DoctorRow
      doctor={doctor}
      {...(hasClinic ? { hasClinic } : null)}
      onOpen={() => go(routes.clinicDoctor, { id: doctor.id })}
      action={
        doctor.isAvailable ? (
          <Button
            kind="tint"
            size="card"
            ariaLabel={t('clinicView.bookDoctorName', { name: doctor.name })}
            onClick={() => go(routes.doctorBooking, { doctorId: doctor.id })}
          >
            {t('clinicView.bookDoctor')}
          </Button>
        ) : (
          instead
        )
      }
    />
  )
}
