import { ActionSheet } from '@/components/action-sheet'
import { Button } from '@/components/button'
import { CodeSheet } from '@/components/code-sheet'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Tabs } from '@/components/tabs'
import { Toast } from '@/components/toast'
import { BookingSheet } from '@/features/booking/components/booking-sheet'
import { PurposeLine } from '@/features/booking/components/purpose-line'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { ReservationLists } from './reservation-lists'
import { reservationTabs, useClinicReservation } from './use-clinic-reservation'

type PageState = ReturnType<typeof useClinicReservation>

/** Appointments at a clinic (`shopId`) or at all clinics: with doctors and for services, upcoming and past. */
export default function ClinicReservation() {
  const { t } = useText('pages-clinic')
  const page = useClinicReservation()
  return (
    <PageShell
      title={t(page.shopId ? 'reservation.title' : 'reservation.all')}
      tab="mine"
      head={
        page.isSignedIn ? (
          <Tabs
            items={reservationTabs.map((key) => ({ key, label: t(`reservation.tab.${key}`) }))}
            active={page.tab}
            onChange={page.setTab}
            label={t('reservation.tabs')}
            idPrefix="clinic-reservation-tab"
          />
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
          <PurposeLine
            text={t(page.shopId ? 'reservation.purposeHere' : 'reservation.purpose')}
            other={t('reservation.byDate')}
            onOther={() => go(routes.reservation)}
          />
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
