import { useEffect, useRef, useState } from 'react'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { useBookingQuery } from '@/api/bookings.api'
import { usePersonListQuery } from '@/api/persons.api'
import { ActionSheet } from '@/components/action-sheet'
import { BookingSheet } from '@/components/booking-sheet'
import { Button } from '@/components/button'
import { Chip, ChipRow } from '@/components/chip'
import { CodeSheet } from '@/components/code-sheet'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SignInCard } from '@/components/sign-in-card'
import { SkeletonPage } from '@/components/skeleton'
import { Tabs } from '@/components/tabs'
import { Toast } from '@/components/toast'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useBookingActions } from '@/hooks/use-booking-actions'
import { useContact } from '@/hooks/use-contact'
import { useLoadMore } from '@/hooks/use-load-more'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageParams } from '@/navigation/use-page-params'
import { useAppSelector } from '@/store/hooks'
import { BookingCard } from './booking-card'
import { CourseCard } from './course-card'
import { groupCourses } from './group-courses'
import styles from './reservation.module.scss'
import { type ReservationTab, reservationTabs, useBookingLists } from './use-booking-lists'

const emptyTexts = {
  preBook: { title: 'reservation.emptyPre', text: 'reservation.emptyPreText' },
  booked: null,
  done: { title: 'reservation.emptyDone', text: 'reservation.emptyDoneText' },
} as const

/** My appointments: to be booked, booked, done. */
export default function ReservationPage() {
  const { t } = useText('pages-common')
  const params = usePageParams<{ tab: string; code: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [tab, setTab] = useState<ReservationTab>(
    reservationTabs.find((key) => key === params.tab) ?? 'booked',
  )
  const [personId, setPersonId] = useState<string | undefined>()
  const [toast, setToast] = useState('')
  const { query, rows, counts, refresh } = useBookingLists(tab, personId, isSignedIn)
  const { data: persons } = usePersonListQuery(undefined, { skip: !isSignedIn })
  const asked = useBookingQuery(params.code ?? '', { skip: !isSignedIn || !params.code })
  const { status, loadMore } = useLoadMore(query)
  const contact = useContact()
  const bookings = useBookingActions({
    onContact: (booking) => contact.openContact(booking),
    onDone: setToast,
  })

  const isShown = useRef(false)
  useEffect(() => {
    if (!asked.data || isShown.current) return
    isShown.current = true
    if (asked.data.actions.includes('showCode')) bookings.showCode(asked.data)
    else setToast(t('reservation.codeGone'))
  }, [asked.data, bookings, t])
  useShownAgain(() => {
    void refresh()
  })
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })

  const tabs = reservationTabs.map((key) => ({
    key,
    label: t(`reservation.tab.${key}`),
    ...(key !== 'done' && counts[key] ? { count: counts[key] } : null),
  }))
  const empty = emptyTexts[tab]
  return (
    <PageShell
      title={t('reservation.title')}
      head={
        isSignedIn ? (
          <Tabs
            items={tabs}
            active={tab}
            onChange={setTab}
            label={t('reservation.tabsLabel')}
            idPrefix="reservation-tab"
          />
        ) : undefined
      }
      overlay={
        <>
          <BookingSheet {...bookings.sheet} />
          <CodeSheet booking={bookings.codeOf} onClose={() => bookings.showCode(null)} />
          <ActionSheet {...contact.sheet} />
          <Toast text={toast} isOpen={toast !== ''} onClose={() => setToast('')} />
        </>
      }
    >
      {!isSignedIn ? (
        <SignInCard icon="calendar-check" text={t('reservation.signIn')} onSignIn={() => go(routes.login)} />
      ) : (
        <>
          {persons && persons.length > 1 && (
            <ChipRow isWide label={t('reservation.persons')}>
              <Chip isOn={!personId} onClick={() => setPersonId(undefined)}>
                {t('reservation.everyone')}
              </Chip>
              {persons.map(({ id, name }) => (
                <Chip key={id} icon="user" isOn={personId === id} onClick={() => setPersonId(id)}>
                  {name}
                </Chip>
              ))}
            </ChipRow>
          )}
          <QueryGate
            query={{ ...query, data: rows }}
            skeleton={<SkeletonPage kind="cards" />}
            empty={{
              when: (list) => list.length === 0,
              kind: 'appointments',
              ...(empty ? { title: t(empty.title), text: t(empty.text) } : null),
              action: <Button onClick={() => go(routes.freeReservations)}>{t('reservation.browse')}</Button>,
            }}
          >
            {(list) => (
              <>
                <View className={styles.grid}>
                  {groupCourses(list).map(
                    ({ key, course, bookings: [first, ...rest] }) =>
                      first &&
                      (course ? (
                        <CourseCard
                          key={key}
                          needles={[first, ...rest]}
                          busyId={bookings.busyId}
                          onAction={bookings.run}
                          onCalendar={bookings.keepInCalendar}
                        />
                      ) : (
                        <BookingCard
                          key={key}
                          booking={first}
                          isBusy={bookings.busyId === first.id}
                          onAction={(action) => bookings.run(action, first)}
                          onCalendar={() => bookings.keepInCalendar(first)}
                          onOrder={
                            first.orderId ? () => go(routes.orderInfo, { id: first.orderId }) : undefined
                          }
                        />
                      )),
                  )}
                </View>
                <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
              </>
            )}
          </QueryGate>
        </>
      )}
    </PageShell>
  )
}
