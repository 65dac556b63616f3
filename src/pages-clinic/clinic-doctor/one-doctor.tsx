import { useState } from 'react'
import type { DoctorCard, DoctorDetail } from '@contract/routes/doctors'
import { isGone } from '@/api/api-error'
import { ActionBar, ActionBarItem } from '@/components/action-bar'
import { Button } from '@/components/button'
import { ColumnBar, useHasColumnBar } from '@/components/column-bar'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SnackBar } from '@/components/snack-bar'
import { useSlotWatch } from '@/features/booking/hooks/use-slot-watch'
import { useBrowseRecord } from '@/features/browse-history/hooks/use-browse-record'
import { useFavourite } from '@/features/favourites/hooks/use-favourite'
import { formatShortMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go, replace, toUrl } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageShare } from '@/navigation/use-page-share'
import { useDoctorQuery } from '@/pages-clinic/api/doctors.api'
import type { DoctorMoment } from '@/pages-clinic/doctor-slot'
import { orKnown, useKnownRow } from '@/store/use-known-row'
import { readState, readyData } from '@/utils/read-state'
import { DoctorProfile, ProfileSkeleton } from './doctor-profile'
import { useMoment } from './use-times'

/** One doctor's page. */
export function OneDoctor({ id }: { id: string }) {
  const { t } = useText('pages-clinic')
  const [moment, setMoment] = useState<DoctorMoment | null>()
  const query = useDoctorQuery(id)
  const doctor = query.currentData
  const whole = readState(doctor, query, { isGone: isGone(query.error) })
  const state = orKnown(whole, useKnownRow<DoctorCard>(id, 'specialty'))
  const favourite = useFavourite({ kind: 'doctor', targetId: id })
  const watch = useSlotWatch({ doctorId: id })
  useBrowseRecord('doctor', doctor?.id)
  usePageShare({ url: toUrl(routes.clinicDoctor, { id }), title: doctor?.name, picture: doctor?.picUrl })
  const hasColumnBar = useHasColumnBar()
  const bar = doctor && <DoctorBar doctor={doctor} moment={moment} favourite={favourite} watch={watch} />
  return (
    <PageShell
      title={readyData(state)?.name ?? t('doctor.title')}
      tab="shops"
      bar={!hasColumnBar && bar}
      overlay={
        <SnackBar {...favourite.note} text={favourite.outcome ? t(`doctor.${favourite.outcome}`) : ''} />
      }
    >
      <QueryGate
        state={state}
        skeleton={<ProfileSkeleton />}
        gone={{
          kind: 'project',
          title: t('request.noDoctor'),
          text: t('request.noDoctorText'),
          action: <Button onClick={() => replace(routes.clinicDoctor)}>{t('request.otherDoctors')}</Button>,
        }}
      >
        {(shown) => (
          <DoctorProfile
            doctor={shown}
            moment={moment}
            onMoment={setMoment}
            watch={watch}
            actions={hasColumnBar && bar && <ColumnBar>{bar}</ColumnBar>}
          />
        )}
      </QueryGate>
    </PageShell>
  )
}

interface DoctorBarProps {
  doctor: DoctorDetail
  /** undefined until anything is chosen */
  moment: DoctorMoment | null | undefined
  favourite: ReturnType<typeof useFavourite>
  watch: ReturnType<typeof useSlotWatch>
}

/** The favourite button, and the button that opens the request form with the chosen time, or helps without any. */
function DoctorBar({ doctor, moment, favourite, watch }: DoctorBarProps) {
  const { t } = useText('pages-clinic')
  return (
    <ActionBar
      start={
        <ActionBarItem
          icon={favourite.isKept ? 'heart-fill' : 'heart'}
          text={t(favourite.isKept ? 'doctor.inFavourites' : 'doctor.favourite')}
          label={t(favourite.isKept ? 'doctor.removeLabel' : 'doctor.keepLabel', { name: doctor.name })}
          isChosen={favourite.isKept}
          onClick={favourite.toggle}
        />
      }
    >
      {doctor.isAvailable ? (
        <BookButton doctorId={doctor.id} chosen={moment} />
      ) : (
        <NoTimeButton shopId={doctor.shopId} watch={watch} />
      )}
    </ActionBar>
  )
}

/** Opens the request form with the chosen time, or with the first one; the form asks for it when there is none. */
function BookButton({ doctorId, chosen }: { doctorId: string; chosen: DoctorMoment | null | undefined }) {
  const { t } = useText('pages-clinic')
  const moment = useMoment(doctorId, chosen)
  return (
    <Button block onClick={() => go(routes.doctorBooking, { doctorId, ...moment })}>
      {moment
        ? t('doctor.askFor', { when: formatShortMoment(moment.date, moment.time) })
        : t('doctor.chooseTime')}
    </Button>
  )
}

/** Tells when a time opens; once that is asked for, leads to the clinic's other doctors. */
function NoTimeButton({ shopId, watch }: Pick<DoctorBarProps, 'watch'> & { shopId: string }) {
  const { t } = useText('pages-clinic')
  const { t: common } = useText('common')
  return watch.isDone ? (
    <Button block kind="tint" onClick={() => go(routes.clinicDoctor, { shopId })}>
      {t('request.otherDoctors')}
    </Button>
  ) : (
    <Button block icon="bell-ringing" busy={watch.isBusy} onClick={() => watch.ask(null)}>
      {common('watchEntry.tell')}
    </Button>
  )
}
