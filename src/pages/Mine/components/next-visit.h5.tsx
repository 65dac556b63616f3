import { View } from '@tarojs/components'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useLateCode } from '@/hooks/use-late-code'
import { desktopFromPx, useWindowSize } from '@/hooks/use-window-size'
import { useComingVisitsQuery } from '@/pages/Home/api/coming-visits.api'
import { useAppSelector } from '@/store/hooks'
import styles from './next-visit.module.scss'

const load = async () => {
  const { NextAppointment } = await import(
    /* webpackChunkName: "next-visit" */ '@/pages/Home/components/next-appointment'
  )
  return NextAppointment
}

/** Loads the visits and the card, in a space of the card's usual height. */
function LoadedVisit() {
  useComingVisitsQuery(undefined, { refetchOnMountOrArgChange: true })
  const { code: NextAppointment, state } = useLateCode(load, true)
  if (!NextAppointment && state.kind === 'failed') return null
  return (
    <View className={styles.root}>
      {NextAppointment && <NextAppointment className={styles.part} promptClassName={styles.part} />}
    </View>
  )
}

/** The account's next appointment on a desktop, where the page has space for its card; elsewhere it is a row. */
export function NextVisit() {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { width } = useWindowSize()
  return isSignedIn && width >= desktopFromPx ? <LoadedVisit /> : null
}
