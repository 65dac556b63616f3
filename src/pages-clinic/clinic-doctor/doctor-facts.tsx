import { View } from '@tarojs/components'
import type { DoctorDetail } from '@contract/routes/doctors'
import { Card } from '@/components/card'
import { ReceiptLines } from '@/components/receipt-lines'
import { useText } from '@/i18n/use-text'
import styles from './clinic-doctor.module.scss'
import { DoctorReviews } from './doctor-reviews'

/** Qualifications and reviews. */
export function DoctorFacts({ doctor }: { doctor: DoctorDetail }) {
  const { t } = useText('pages-clinic')
  const register = doctor.registerName || t('doctor.registrationNo')
  return (
    <>
      <Card title={t('doctor.about')}>
        <View className={styles.bio}>{doctor.bio}</View>
        <ReceiptLines
          lines={[
            ...(doctor.qualifications.length > 0
              ? [
                  {
                    label: t('doctor.qualifications'),
                    value: doctor.qualifications.map((text) => <View key={text}>{text}</View>),
                  },
                ]
              : []),
            ...(doctor.registrationNo ? [{ label: register, value: doctor.registrationNo }] : []),
          ]}
        />
      </Card>
      {doctor.reviewCount > 0 && <DoctorReviews doctor={doctor} />}
    </>
  )
}
