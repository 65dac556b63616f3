import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { useBookingQuery } from '@/features/booking/api/bookings.api'
import { useBookingActions } from '@/features/booking/hooks/use-booking-actions'
import { usePersonListQuery } from '@/features/persons/api/person-list.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useContact } from '@/features/shop-config/hooks/use-contact'
import { useLoadMore } from '@/hooks/use-load-more'
import { useSettled } from '@/hooks/use-settled'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { usePageParams } from '@/navigation/use-page-params'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { useCourseActs } from '../components/course/use-course-acts'
import { useSurroundings } from './notices'
import { type ReservationTab, reservationTabs, useBookingLists } from './use-booking-lists'

/** State of the appointments page: tab and person, their list, and the actions on an appointment. */
export function useReservation() {
  const { t } = useText('pages-common')
  const params = usePageParams<{ tab: string; code: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [tab, setTab] = useState<ReservationTab>(
    reservationTabs.find((key) => key === params.tab) ?? 'booked',
  )
  const [personId, setPersonId] = useState<string | undefined>()
  const [toast, say] = useToast()
  const { query, rows, counts, otherErrors, refresh } = useBookingLists(tab, personId, isSignedIn)
  const persons = usePersonListQuery(undefined, { skip: !isSignedIn })
  const around = useSurroundings(isSignedIn)
  const reads = [persons, around.watches, around.waitings, around.courses]
  // the list waits for the content above it, which would shift it
  const isDue = useSettled([...reads, query])
  const asked = useBookingQuery(params.code ?? '', { skip: !isSignedIn || !params.code })
  const { status, loadMore } = useLoadMore(query)
  const contact = useContact(say)
  const bookings = useBookingActions({
    onContact: (booking) => contact.openContact(booking),
    onDone: say,
  })
  const acts = useCourseActs(bookings, say)

  // a link to an appointment opens its code once
  const isShown = useRef(false)
  useEffect(() => {
    if (!asked.data || isShown.current) return
    isShown.current = true
    if (asked.data.actions.includes('showCode')) bookings.showCode(asked.data)
    else say(t('reservation.codeGone'))
  }, [asked.data, bookings, say, t])
  useShownAgain(() => {
    void refresh()
  })
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })

  const state = readState(
    rows,
    { ...query, alsoFailed: [...otherErrors, ...reads.map(({ error }) => error)] },
    { isEmpty: rows?.length === 0 },
  )
  return {
    isSignedIn,
    isDue,
    around,
    tab,
    setTab,
    counts,
    persons: persons.data,
    personId,
    setPersonId,
    state: isDue ? state : ({ kind: 'loading' } as const),
    status,
    loadMore,
    bookings,
    acts,
    contact,
    toast,
  }
}
