import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useCoursesQuery } from '../api/courses.api'
import { useWaitingsQuery, useWatchesQuery } from '../api/watches.api'
import styles from './reservation.module.scss'

const fresh = { refetchOnMountOrArgChange: true }

/** What waits for an answer: a place that is held, a day that opened; and the ways to courses and watches. */
export function Notices() {
  const { t } = useText('pages-common')
  const { data: watches } = useWatchesQuery(undefined, fresh)
  const { data: waitings } = useWaitingsQuery(undefined, fresh)
  const { data: all } = useCoursesQuery({}, fresh)
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
      {(all && all.courses.length > 0) || hasWatches ? (
        <View className={styles.ways}>
          {all && all.courses.length > 0 && (
            <Button kind="text" size="small" icon="syringe" onClick={() => go(routes.course)}>
              {t('course.all')}
            </Button>
          )}
          {hasWatches && !isHeld && !isFound && (
            <Button kind="text" size="small" icon="bell-ringing" onClick={() => go(routes.watches)}>
              {t('watch.title')}
            </Button>
          )}
        </View>
      ) : null}
    </>
  )
}
