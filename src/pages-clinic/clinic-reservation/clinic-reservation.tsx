import { ActionSheet } from '@/components/action-sheet'
import { Button } from '@/components/button'
import { CodeSheet } from '@/components/code-sheet'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { MoreLink } from '@/components/section-header'
import { SkeletonPage } from '@/components/skeleton'
import { Tabs } from '@/components/tabs'
import { Toast } from '@/components/toast'
import { BookingSheet } from '@/features/booking/components/booking-sheet'
import { ListSwitch } from '@/features/booking/components/list-switch'
import { PersonChips } from '@/features/booking/components/person-chips'
import { useReservationTabs } from '@/features/booking/hooks/use-booking-lists'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { ReservationLists } from './reservation-lists'
import { useClinicReservation } from './use-clinic-reservation'

type PageState = ReturnType<typeof useClinicReservation>

/** Appointments at a clinic (`shopId`) or at all clinics: with doctors and for services, upcoming and past. */
export default function ClinicReservation() {
  const { t } = useText('pages-clinic')
  const page = useClinicReservation()
  const tabs = useReservationTabs(page.counts)
  return (
    <PageShell
      title={t(page.shopId ? 'reservation.title' : 'request.mine')}
      tab="mine"
      isNarrow={!page.isSignedIn}
      head={
        page.isSignedIn ? (
          <Tabs {...tabs} active={page.tab} onChange={page.setTab} idPrefix="clinic-reservation-tab" />
        ) : undefined
      }
      overlay={
        <>
          <BookingSheet {...page.bookings.sheet} />
          <CodeSheet booking={page.bookings.codeOf} onClose={() => page.bookings.showCode(null)} />
          <ActionSheet {...page.contact.sheet} />
          <Toast {...page.toast} />
        </>
      }
    >
      {page.isSignedIn ? (
        <>
          {page.shopId ? (
            <MoreLink text={t('request.mine')} onClick={() => go(routes.reservation)} />
          ) : (
            <ListSwitch by="clinic" tab={page.tab} personId={page.personId} />
          )}
          {page.persons && page.persons.length > 1 && (
            <PersonChips persons={page.persons} personId={page.personId} onChoose={page.setPersonId} />
          )}
          <Appointments page={page} />
        </>
      ) : (
        <SignInGate
          icon="calendar-check"
          title={t('reservation.signInTitle')}
          text={t('reservation.signInText')}
        />
      )}
    </PageShell>
  )
}

function Appointments({ page }: { page: PageState }) {
  const { t } = useText('pages-clinic')
  return (
    <QueryGate
      state={page.state}
      skeleton={<SkeletonPage kind="cards" />}
      empty={{
        kind: 'appointments',
        title: t(`reservation.empty.${page.tab}`),
        text: t('reservation.emptyText'),
        action: (
          <Button onClick={() => go(routes.clinicDoctor, { shopId: page.shopId })}>
            {t('reservation.findDoctor')}
          </Button>
        ),
      }}
    >
      {() => <ReservationLists page={page} />}
    </QueryGate>
  )
}
