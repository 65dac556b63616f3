import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { NextStrip } from '@/components/next-strip'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useCoursesQuery } from '../api/courses.api'
import { useDoctorRequestsQuery } from '../api/doctor-requests.api'
import { useWaitingsQuery, useWatchesQuery } from '../api/watches.api'

/** Notices above the appointments, and the courses that some of them belong to. */
export function useSurroundings(isSignedIn: boolean, isPast: boolean) {
  const options = { skip: !isSignedIn, refetchOnMountOrArgChange: true }
  return {
    watches: useWatchesQuery(undefined, options),
    waitings: useWaitingsQuery(undefined, options),
    courses: useCoursesQuery({}, options),
    requests: useDoctorRequestsQuery('open', options),
    past: useDoctorRequestsQuery('past', { ...options, skip: !isSignedIn || !isPast }),
  }
}

type Surroundings = ReturnType<typeof useSurroundings>
/** What has been offered: a held place, a day that opened. */
const offersOf = ({ watches, waitings }: Pick<Surroundings, 'watches' | 'waitings'>) => ({
  isHeld: waitings.data?.some(({ state }) => state === 'offered') ?? false,
  isFound: watches.data?.records.some(({ state }) => state === 'answered') ?? false,
})

/** Pending offers, above the appointments. */
export function Offers(around: Surroundings) {
  const { t } = useText('pages-common')
  const { isHeld, isFound } = offersOf(around)
  if (!isHeld && !isFound) return null
  const see = (
    <Button kind="text" size="small" onClick={() => go(routes.watches)}>
      {t('watch.see')}
    </Button>
  )
  return (
    <NextStrip kind={isHeld ? 'warn' : 'ok'} icon="bell-ringing" action={see}>
      {t(isHeld ? 'watch.offerNotice' : 'watch.foundNotice')}
    </NextStrip>
  )
}

/** Links to the other lists, below the appointments, also when there are none. */
export function Ways(around: Surroundings) {
  const { t } = useText('pages-common')
  const { isHeld, isFound } = offersOf(around)
  const hasWatches = (around.waitings.data?.length ?? 0) + (around.watches.data?.records.length ?? 0) > 0
  const hasCourses = !!around.courses.data?.courses.length
  const isWatching = hasWatches && !isHeld && !isFound
  if (!hasCourses && !isWatching) return null
  return (
    <Card flush>
      {hasCourses && <ListRow icon="syringe" title={t('course.all')} onClick={() => go(routes.course)} />}
      {isWatching && (
        <ListRow icon="bell-ringing" title={t('watch.title')} onClick={() => go(routes.watches)} />
      )}
    </Card>
  )
}
