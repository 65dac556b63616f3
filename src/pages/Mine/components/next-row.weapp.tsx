import { View } from '@tarojs/components'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useComingVisitsQuery } from '@/pages/Home/api/coming-visits.api'
import { NextAppointment } from '@/pages/Home/components/next-appointment'
import { useAppSelector } from '@/store/hooks'
import { tellUnread } from '@/utils/told-in-place'
import styles from './next-visit.module.scss'

/** The next appointment: the card of home, in a space of its usual height; a row of its own would cost more. */
export function NextRow() {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const visits = useComingVisitsQuery(undefined, { skip: !isSignedIn, refetchOnMountOrArgChange: true })
  tellUnread(visits)
  const isUnread = visits.isError && !visits.data
  return isSignedIn && !isUnread ? (
    <View className={styles.root}>
      <NextAppointment className={styles.part} promptClassName={styles.part} />
    </View>
  ) : null
}
