import { View } from '@tarojs/components'
import { Card } from '@/components/card'
import { MoreLink } from '@/components/section-header'
import { useClinicDoctors } from '@/features/clinic-view/hooks/use-clinic-doctors'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { DoctorEntry } from './doctor-entry'
import styles from './doctor-row.module.scss'

interface ClinicDoctorsProps {
  shopId: string
  /** a doctor who cannot be booked: the others that can be are listed, on duty today or not */
  exceptId?: string
}

/** The doctors on duty today, ordered by their next free time; all doctors when nobody is on duty. */
export function ClinicDoctors({ shopId, exceptId }: ClinicDoctorsProps) {
  const { t } = useText('common')
  const { all, today } = useClinicDoctors(shopId)
  const shown = today && today.total > 0 && !exceptId ? today : all
  if (!shown || !today) return null
  const doctors = exceptId
    ? shown.records.filter(({ id, isAvailable }) => isAvailable && id !== exceptId)
    : shown.records
  if (doctors.length === 0) return null
  return (
    <Card
      title={
        shown === today
          ? t('clinicView.doctorsToday', { count: today.total })
          : t('clinicView.doctors', { count: shown.total })
      }
      action={
        <MoreLink
          text={t('clinicView.allDoctors')}
          label={t('clinicView.allDoctorsName')}
          onClick={() => go(routes.clinicDoctor, { shopId })}
        />
      }
    >
      <View ariaRole="list" className={styles.columns}>
        {doctors.map((doctor) => (
          <DoctorEntry key={doctor.id} doctor={doctor} />
        ))}
      </View>
    </Card>
  )
}
