import { View } from '@tarojs/components'
import { isGone } from '@/api/api-error'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { EmptyState } from '@/components/empty-state'
import { PageShell } from '@/components/page-shell'
import { UnreadState } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { cx } from '@/components/web-props'
import { usePersonListQuery } from '@/features/persons/api/person-list.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useSettled } from '@/hooks/use-settled'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useDoctorBookingQuery } from '@/pages-clinic/api/doctor-bookings.api'
import { useDoctorQuery, useDoctorStatusQuery } from '@/pages-clinic/api/doctors.api'
import { DoctorHeadSkeleton } from '@/pages-clinic/components/doctor-head/skeleton'
import { useAppSelector } from '@/store/hooks'
import { readState, readTogether } from '@/utils/read-state'
import { tellUnread } from '@/utils/told-in-place'
import type { RequestParams } from './ask-form'
import { AskView } from './ask-view'
import styles from './ask.module.scss'

interface AskPageProps {
  params: RequestParams
  onSent: (id: string) => void
}

/** Skeleton of the form: the doctor, and beside or below it the cards. */
export const AskSkeleton = () => (
  <View className={styles.columns}>
    <View className={cx(styles.column, styles.summary)}>
      <Card>
        <DoctorHeadSkeleton />
      </Card>
    </View>
    <View className={styles.column}>
      <SkeletonPage kind="cards" count={3} />
    </View>
  </View>
)

/** A new request: loads the doctor and the replaced request, then shows the form. */
export function AskPage({ params, onSent }: AskPageProps) {
  const { t } = useText('pages-clinic')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { doctorId, previousId } = params
  const doctor = useDoctorQuery(doctorId, { skip: !doctorId })
  // the doctor may have been loaded a while ago, and nobody should fill in a form that will be refused
  const status = useDoctorStatusQuery(doctorId, { skip: !doctorId, refetchOnMountOrArgChange: true })
  useShownAgain(() => {
    if (!status.isUninitialized) void status.refetch()
  })
  const needsPrevious = isSignedIn && previousId !== ''
  const before = useDoctorBookingQuery(previousId, { skip: !needsPrevious })
  const isBeforeKnown = !needsPrevious || before.data !== undefined || isGone(before.error)
  // the persons are above the reason, which they would shift; a failure is shown in their place
  const persons = usePersonListQuery(undefined, { skip: !isSignedIn })
  const isDue = useSettled([persons])
  tellUnread(persons)
  // once the form is open, a refetch must not replace it with a skeleton
  const state = readState(
    doctor.data && isBeforeKnown && !status.isLoading
      ? { doctor: { ...doctor.data, ...status.currentData }, previous: before.data }
      : undefined,
    readTogether(doctor, before),
    { isGone: doctorId === '' || isGone(doctor.error) },
  )
  if (state.kind === 'ready' && isDue) return <AskView {...state.data} params={params} onSent={onSent} />
  return (
    <PageShell title={t('request.askTitle')} tab="shops">
      {state.kind === 'gone' ? (
        <EmptyState
          kind="project"
          title={t('request.noDoctor')}
          text={t('request.noDoctorText')}
          action={<Button onClick={() => replace(routes.clinicDoctor)}>{t('request.otherDoctors')}</Button>}
        />
      ) : (
        <UnreadState
          state={state.kind === 'ready' ? { kind: 'loading' } : state}
          skeleton={<AskSkeleton />}
        />
      )}
    </PageShell>
  )
}
