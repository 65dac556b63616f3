import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { useBookingQuery } from '@/features/booking/api/bookings.api'
import { useBookingActions } from '@/features/booking/hooks/use-booking-actions'
import { usePersonListQuery } from '@/features/persons/api/person-list.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useContact } from '@/features/shop-config/hooks/use-contact'
import { useLoadMore } from '@/hooks/use-load-more'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useText } from '@/i18n/use-text'
import { usePageParams } from '@/navigation/use-page-params'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { useCourseActs } from '../components/course/use-course-acts'
import { type ReservationTab, reservationTabs, useBookingLists } from './use-booking-lists'

/** State of the appointments page: the chosen tab and person, their list, and what can be done with an appointment. */
export function useReservation() {
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
  const contact = useContact(setToast)
  const bookings = useBookingActions({
    onContact: (booking) => contact.openContact(booking),
    onDone: setToast,
  })
  const acts = useCourseActs(bookings, setToast)

  // a link that names an appointment opens its code once
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

  return {
    isSignedIn,
    tab,
    setTab,
    counts,
    persons,
    personId,
    setPersonId,
    state: readState(rows, query, { isEmpty: rows?.length === 0 }),
    status,
    loadMore,
    bookings,
    acts,
    contact,
    toast,
    setToast,
  }
}
