import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { NextStrip } from '@/components/next-strip'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useCoursesQuery } from '../api/courses.api'
import { useOpenDoctorRequestsQuery } from '../api/doctor-requests.api'
import { useWaitingsQuery, useWatchesQuery } from '../api/watches.api'
import { AllVisits, DoctorVisits } from './doctor-visits'

/** Notices above the appointments, and the courses that some of them belong to. */
export function useSurroundings(isSignedIn: boolean) {
  const options = { skip: !isSignedIn, refetchOnMountOrArgChange: true }
  return {
    watches: useWatchesQuery(undefined, options),
    waitings: useWaitingsQuery(undefined, options),
    courses: useCoursesQuery({}, options),
    requests: useOpenDoctorRequestsQuery(undefined, options),
  }
}

type Surroundings = ReturnType<typeof useSurroundings>
interface Around extends Surroundings {
  /** those with doctors that belong to the list */
  visits: readonly DoctorBooking[]
}

/** What has been offered: a held place, a day that opened. */
const offersOf = ({ watches, waitings }: Pick<Surroundings, 'watches' | 'waitings'>) => ({
  isHeld: waitings.data?.some(({ state }) => state === 'offered') ?? false,
  isFound: watches.data?.records.some(({ state }) => state === 'answered') ?? false,
})

/** Pending offers, and the appointments with doctors, above those of orders. */
export function Notices({ visits, ...around }: Around) {
  return (
    <>
      <Offers {...around} />
      {visits.length > 0 && <DoctorVisits visits={visits} />}
    </>
  )
}

function Offers(around: Surroundings) {
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

/**
 * Links to the other lists, below the appointments, also when there are none; to all appointments unless those with
 * doctors are above, which end with it.
 */
export function Ways({ visits, ...around }: Around) {
  const { t } = useText('pages-common')
  const { isHeld, isFound } = offersOf(around)
  const hasWatches = (around.waitings.data?.length ?? 0) + (around.watches.data?.records.length ?? 0) > 0
  const hasCourses = !!around.courses.data?.courses.length
  const leadsToWatches = hasWatches && !isHeld && !isFound
  const hasDoctors = visits.length > 0
  if (hasDoctors && !hasCourses && !leadsToWatches) return null
  return (
    <Card flush>
      {!hasDoctors && <AllVisits />}
      {hasCourses && <ListRow icon="syringe" title={t('course.all')} onClick={() => go(routes.course)} />}
      {leadsToWatches && (
        <ListRow icon="bell-ringing" title={t('watch.title')} onClick={() => go(routes.watches)} />
      )}
    </Card>
  )
}
