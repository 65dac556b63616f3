import { View } from '@tarojs/components'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { AppointmentHead } from '@/components/appointment-head'
import { NextStrip } from '@/components/next-strip'
import { requestFaces } from '@/features/clinics/request-faces'
import { useText } from '@/i18n/use-text'
import { nextWords, stripKinds } from '@/pages-clinic/next-words'
import styles from './request-summary.module.scss'

/** The time was asked for, and is no appointment. */
const askedStates: readonly DoctorBooking['state'][] = ['offered', 'expired', 'declined', 'timedOut']

interface RequestSummaryProps {
  booking: DoctorBooking
  /** the page names the clinic elsewhere */
  isPlaceBelow?: boolean
}

/** Summary of a request: time, doctor, state, next step. */
export function RequestSummary({ booking, isPlaceBelow = false }: RequestSummaryProps) {
  const { t } = useText('pages-clinic')
  const face = requestFaces[booking.state]
  const [next, note] = nextWords(booking, t)
  return (
    <>
      {askedStates.includes(booking.state) && <View className={styles.asked}>{t('request.asked')}</View>}
      <AppointmentHead
        date={booking.date}
        time={booking.time}
        isOff={face.isOff}
        face={face}
        state={booking.stateDesc}
        title={booking.doctorName}
        facts={[
          booking.departmentName,
          [booking.personName, isPlaceBelow ? '' : booking.shopName].filter(Boolean).join('\u00a0· '),
        ]}
      />
      <NextStrip kind={stripKinds[face.kind]} icon={face.icon} note={note}>
        {next}
      </NextStrip>
    </>
  )
}
