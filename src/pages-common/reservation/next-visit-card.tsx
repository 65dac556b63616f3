import { View } from '@tarojs/components'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { AppointmentHead } from '@/components/appointment-head'
import { NextStrip } from '@/components/next-strip'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { requestFaces } from '@/features/clinics/request-faces'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './booking-card.module.scss'
import { dayCountText } from './day-count'

/** The soonest appointment, when it is a confirmed visit to a doctor, which has its actions on its own page. */
export function NextVisitCard({ visit }: { visit: DoctorBooking }) {
  const { t } = useText('pages-common')
  const { id, date, time, state, stateDesc, doctorName, personName, shopName } = visit
  return (
    <View className={cx(styles.root, styles.lead)}>
      <Tappable className={styles.press} role="link" onClick={() => go(routes.doctorBooking, { id })}>
        <AppointmentHead
          date={date}
          time={time}
          isOff={false}
          face={requestFaces[state]}
          state={stateDesc}
          title={doctorName}
          facts={[[personName, shopName].join('\u00a0· ')]}
          isLead
          level={3}
        />
        <NextStrip kind="ok" icon="clock" note={visit.shopAddress}>
          {dayCountText(visit, t)}
        </NextStrip>
      </Tappable>
    </View>
  )
}
