import { View } from '@tarojs/components'
import { ActionSheet } from '@/components/action-sheet'
import { Button } from '@/components/button'
import { CodeSheet } from '@/components/code-sheet'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SignInCard } from '@/components/sign-in-card'
import { SkeletonPage } from '@/components/skeleton'
import { Tabs } from '@/components/tabs'
import { Toast } from '@/components/toast'
import { BookingSheet } from '@/features/booking/components/booking-sheet'
import { WechatReminder } from '@/features/booking/components/wechat-reminder'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { BookingGrid } from './booking-grid'
import { Offers, Ways } from './notices'
import { PersonChips } from './person-chips'
import styles from './reservation.module.scss'
import { reservationTabs } from './use-booking-lists'
import { useReservation } from './use-reservation'

const emptyTexts = {
  preBook: { title: 'reservation.emptyPre', text: 'reservation.emptyPreText' },
  booked: null,
  done: { title: 'reservation.emptyDone', text: 'reservation.emptyDoneText' },
} as const

type PageState = ReturnType<typeof useReservation>

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
        <SignInCard icon="calendar-check" text={t('reservation.signIn')} onSignIn={() => go(routes.login)} />
      ) : (
        <>
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

/** The list of the chosen tab and person. */
function AppointmentList({ page }: { page: PageState }) {
  const { t } = useText('pages-common')
  const empty = emptyTexts[page.tab]
  const areVisitsAlone = page.hasFailed && page.visits.length > 0
  const grid = {
    visits: page.visits,
    courses: page.around.courses,
    bookings: page.bookings,
    acts: page.acts,
  }
  return (
    <>
      {/* what is known of visits is shown while the other appointments cannot be read */}
      {areVisitsAlone && <BookingGrid rows={[]} isWhole {...grid} />}
      <QueryGate
        state={page.state}
        isPart={areVisitsAlone}
        skeleton={
          <View className={styles.grid}>
            {[1, 2, 3, 4].map((card) => (
              <SkeletonPage key={card} kind="cards" count={1} />
            ))}
          </View>
        }
        empty={{
          kind: 'appointments',
          ...(empty ? { title: t(empty.title), text: t(empty.text) } : null),
          action: <Button onClick={() => go(routes.freeReservations)}>{t('reservation.browse')}</Button>,
        }}
      >
        {(list) => (
          <>
            <View className={styles.stack}>
              {page.tab === 'booked' && (
                <WechatReminder ask={t('reservation.remind')} done={t('reservation.reminded')} />
              )}
              <BookingGrid rows={list} isWhole={page.status === 'end'} {...grid} />
            </View>
            <LoadMore status={page.status} onRetry={page.loadMore} onMore={page.loadMore} />
          </>
        )}
      </QueryGate>
    </>
  )
}
