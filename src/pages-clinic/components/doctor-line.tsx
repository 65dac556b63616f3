import type { DoctorCard } from '@contract/routes/doctors'
import { Button } from '@/components/button'
import { VisuallyHidden } from '@/components/visually-hidden'
import { useSlotWatch } from '@/features/booking/hooks/use-slot-watch'
import { DoctorEntry } from '@/features/clinic-view/components/doctor-entry'
import { useText } from '@/i18n/use-text'

/** A doctor in a list; one without any time offers to tell when one opens. */
export function DoctorLine({ doctor, hasClinic = false }: { doctor: DoctorCard; hasClinic?: boolean }) {
  const { t } = useText('common')
  const { said, isDone, isBusy, ask } = useSlotWatch({ doctorId: doctor.id })
  const tell = t('watchEntry.tell')
  return (
    <DoctorEntry
      doctor={said ? { ...doctor, statusDesc: said } : doctor}
      hasClinic={hasClinic}
      instead={
        <>
          {!isDone && (
            <Button
              kind="outline"
              size="card"
              busy={isBusy}
              ariaLabel={`${tell} ${doctor.name}`}
              onClick={() => ask(null)}
            >
              {tell}
            </Button>
          )}
          <VisuallyHidden isLive>{said}</VisuallyHidden>
        </>
      }
    />
  )
}
