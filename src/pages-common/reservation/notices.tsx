import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { NextStrip } from '@/components/next-strip'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useCoursesQuery } from '../api/courses.api'
import { useWaitingsQuery, useWatchesQuery } from '../api/watches.api'
import styles from './reservation.module.scss'

/** Notices above the appointments, and the courses that some of them belong to. */
export function useSurroundings(isSignedIn: boolean) {
  const options = { skip: !isSignedIn, refetchOnMountOrArgChange: true }
  return {
    watches: useWatchesQuery(undefined, options),
    waitings: useWaitingsQuery(undefined, options),
    courses: useCoursesQuery({}, options),
  }
}

/** Pending offers (a held place, a day that opened) and links to courses and watches. */
export function Notices({
  watches: { data: watches },
  waitings: { data: waitings },
  courses: { data: all },
}: ReturnType<typeof useSurroundings>) {
  const { t } = useText('pages-common')
  const isHeld = waitings?.some(({ state }) => state === 'offered')
  const isFound = watches?.records.some(({ state }) => state === 'answered')
  const hasWatches = (waitings?.length ?? 0) + (watches?.records.length ?? 0) > 0
  const see = (
    <Button kind="text" size="small" onClick={() => go(routes.watches)}>
      {t('watch.see')}
    </Button>
  )
  return (
    <>
      {(isHeld || isFound) && (
        <View className={styles.notice}>
          <NextStrip kind={isHeld ? 'warn' : 'ok'} icon="bell-ringing" action={see}>
            {t(isHeld ? 'watch.offerNotice' : 'watch.foundNotice')}
          </NextStrip>
        </View>
      )}
      <View className={styles.ways}>
        <Card flush>
          <ListRow
            icon="stethoscope"
            title={t('reservation.ofDoctors')}
            onClick={() => go(routes.clinicReservation)}
          />
          {all && all.courses.length > 0 && (
            <ListRow icon="syringe" title={t('course.all')} onClick={() => go(routes.course)} />
          )}
          {hasWatches && !isHeld && !isFound && (
            <ListRow icon="bell-ringing" title={t('watch.title')} onClick={() => go(routes.watches)} />
          )}
        </Card>
      </View>
    </>
  )
}
