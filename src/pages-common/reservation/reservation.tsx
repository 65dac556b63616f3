import { ActionSheet } from '@/components/action-sheet'
import { CodeSheet } from '@/components/code-sheet'
import { PageShell } from '@/components/page-shell'
import { Tabs } from '@/components/tabs'
import { Toast } from '@/components/toast'
import { BookingSheet } from '@/features/booking/components/booking-sheet'
import { ListSwitch } from '@/features/booking/components/list-switch'
import { PersonChips } from '@/features/booking/components/person-chips'
import { useReservationTabs } from '@/features/booking/hooks/use-booking-lists'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { useText } from '@/i18n/use-text'
import { AppointmentList } from './appointment-list'
import { Offers, Ways } from './notices'
import { useReservation } from './use-reservation'

/** The account's appointments: to book, booked, done. */
export default function ReservationPage() {
  const { t } = useText('pages-common')
  const page = useReservation()
  const tabs = useReservationTabs(page.counts)
  return (
    <PageShell
      title={t('reservation.title')}
      tab="mine"
      isNarrow={!page.isSignedIn}
      head={
        page.isSignedIn ? (
          <Tabs {...tabs} active={page.tab} onChange={page.setTab} idPrefix="reservation-tab" />
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
          <ListSwitch by="date" tab={page.tab} personId={page.personId} />
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
