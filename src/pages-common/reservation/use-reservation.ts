import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import type { Booking } from '@contract/routes/bookings'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { useBookingQuery } from '@/features/booking/api/bookings.api'
import { useBookingActions } from '@/features/booking/hooks/use-booking-actions'
import {
  type ReservationTab,
  reservationTabs,
  useBookingLists,
  withVisits,
} from '@/features/booking/hooks/use-booking-lists'
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

interface LinkedCode {
  isSignedIn: boolean
  show: (booking: Booking) => void
  /** it has no code any more */
  onGone: () => void
}

/** Opens the code of the appointment that a link names, once. */
function useLinkedCode(id: string | undefined, { isSignedIn, show, onGone }: LinkedCode) {
  const { data } = useBookingQuery(id ?? '', { skip: !isSignedIn || !id })
  const isShown = useRef(false)
  useEffect(() => {
    if (!data || isShown.current) return
    isShown.current = true
    if (data.actions.includes('showCode')) show(data)
    else onGone()
  }, [data, show, onGone])
}

/** The visits of the chosen person. */
const visitsOf = (personId: string | undefined, visits: readonly DoctorBooking[] = []) =>
  visits.filter((visit) => !personId || visit.personId === personId)

/** State of the appointments page: tab and person, their list, and the actions on an appointment. */
export function useReservation() {
  const { t } = useText('pages-common')
  const params = usePageParams<{ tab: string; personId: string; code: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [tab, setTab] = useState<ReservationTab>(
    reservationTabs.find((key) => key === params.tab) ?? 'booked',
  )
  const [personId, setPersonId] = useState(params.personId)
  const [toast, say] = useToast()
  const { query, rows, counts, otherErrors, refresh } = useBookingLists(tab, { personId }, isSignedIn)
  const persons = usePersonListQuery(undefined, { skip: !isSignedIn })
  const around = useSurroundings(isSignedIn, tab === 'done')
  const reads = [persons, around.watches, around.waitings, around.courses, around.requests, around.past]
  // the list waits for the content above it, which would shift it
  const isDue = useSettled([...reads, query])
  const { status, loadMore } = useLoadMore(query)
  const contact = useContact(say)
  const bookings = useBookingActions({
    onContact: (booking) => contact.openContact(booking),
    onDone: say,
  })
  const acts = useCourseActs(bookings, say)

  useLinkedCode(params.code, {
    isSignedIn,
    show: bookings.showCode,
    onGone: () => say(t('reservation.codeGone')),
  })
  useShownAgain(() => {
    void refresh()
  })
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })

  const requests = around.requests.data?.records
  const visits = visitsOf(personId, { preBook: [], booked: requests, done: around.past.data?.records }[tab])
  const state = readState(
    rows,
    { ...query, alsoFailed: [...otherErrors, ...reads.map(({ error }) => error)] },
    { isEmpty: rows?.length === 0 && visits.length === 0 },
  )
  return {
    isSignedIn,
    isDue,
    around,
    visits,
    tab,
    setTab,
    counts: withVisits(counts, requests && visitsOf(personId, requests)),
    persons: persons.data,
    personId,
    setPersonId,
    /** The list could not be read, also while it is read again. */
    hasFailed: isDue && rows === undefined && query.error !== undefined,
    // past visits stand above the other past appointments
    state: isDue && !around.past.isLoading ? state : ({ kind: 'loading' } as const),
    status,
    loadMore,
    bookings,
    acts,
    contact,
    toast,
  }
}
