import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import type { Booking } from '@contract/routes/bookings'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
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

/** The visits to doctors that belong to a tab. */
const visitsIn = (tab: ReservationTab, personId: string | undefined, visits: readonly DoctorBooking[] = []) =>
  visits.filter((visit) => tab === 'booked' && (!personId || visit.personId === personId))

/** The counts of the tabs with the visits that a doctor has confirmed, once both are known. */
const withVisits = (
  { preBook, booked }: { preBook: number; booked: number | undefined },
  visits: readonly DoctorBooking[] | undefined,
): Record<ReservationTab, number | undefined> => ({
  preBook,
  booked: visits && booked !== undefined ? booked + visits.filter(isConfirmed).length : undefined,
  done: undefined,
})

const isConfirmed = ({ state }: DoctorBooking) => state === 'confirmed'

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
  const reads = [persons, around.watches, around.waitings, around.courses, around.requests]
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
  const visits = visitsIn(tab, personId, requests)
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
    counts: withVisits(counts, requests && visitsIn('booked', personId, requests)),
    persons: persons.data,
    personId,
    setPersonId,
    /** The list could not be read, also while it is read again. */
    hasFailed: isDue && rows === undefined && query.error !== undefined,
    state: isDue ? state : ({ kind: 'loading' } as const),
    status,
    loadMore,
    bookings,
    acts,
    contact,
    toast,
  }
}
