import { ActionSheet } from '@/components/action-sheet'
import { CodeSheet } from '@/components/code-sheet'
import { PageShell } from '@/components/page-shell'
import { Tabs } from '@/components/tabs'
import { Toast } from '@/components/toast'
import { BookingSheet } from '@/features/booking/components/booking-sheet'
import { PurposeLine } from '@/features/booking/components/purpose-line'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { AppointmentList } from './appointment-list'
import { Offers, Ways } from './notices'
import { PersonChips } from './person-chips'
import { reservationTabs } from './use-booking-lists'
import { useReservation } from './use-reservation'

/** The account's appointments: to book, booked, done. */
export default function ReservationPage() {
  const { t } = useText('pages-common')
  const page = useReservation()
  const tabs = reservationTabs.map((key) => ({
    key,
    label: t(`reservation.tab.${key}`),
    ...(page.counts[key] ? { count: page.counts[key] } : null),
  }))
  return (
    <PageShell
      title={t('reservation.title')}
      tab="mine"
      head={
        page.isSignedIn ? (
          <Tabs
            items={tabs}
            active={page.tab}
            onChange={page.setTab}
            label={t('reservation.tabsLabel')}
            idPrefix="reservation-tab"
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
      {!page.isSignedIn ? (
        <SignInGate
          icon="calendar-check"
          title={t('reservation.signInTitle')}
          text={t('reservation.signInText')}
        />
      ) : (
        <>
          <PurposeLine
            text={t('reservation.purpose')}
            other={t('reservation.byClinic')}
            onOther={() => go(routes.clinicReservation)}
          />
          {page.isDue && page.persons && page.persons.length > 1 && (
            <PersonChips persons={page.persons} personId={page.personId} onChoose={page.setPersonId} />
          )}
          {page.isDue && <Offers {...page.around} />}
          <AppointmentList page={page} />
          {page.isDue && <Ways {...page.around} />}
        </>
      )}
    </PageShell>
  )
}
