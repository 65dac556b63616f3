import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { rowsOf } from '@/api/paging'
import { useBookingActions } from '@/features/booking/hooks/use-booking-actions'
import {
  type BookingScope,
  type ReservationTab,
  reservationTabs,
  scopeOf,
  useBookingLists,
  withVisits,
} from '@/features/booking/hooks/use-booking-lists'
import { usePersonListQuery } from '@/features/persons/api/person-list.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useContact } from '@/features/shop-config/hooks/use-contact'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useToast } from '@/hooks/use-toast'
import { routes } from '@/navigation/routes'
import { useAddressState } from '@/navigation/use-address-state'
import { useDoctorBookingListInfiniteQuery } from '@/pages-clinic/api/doctor-bookings.api'
import { useAppSelector } from '@/store/hooks'
import { readState, readTogether } from '@/utils/read-state'

const readAddress = ({ shopId = '', personId = '', tab }: Partial<Record<string, string>>) => ({
  shopId,
  personId,
  // 'past' is in older links
  tab: tab === 'past' ? 'done' : (reservationTabs.find((key) => key === tab) ?? 'booked'),
})

/** The lists of a tab: its services, and requests to doctors, of which the open ones are counted on each tab. */
function useLists(tab: ReservationTab, scope: BookingScope) {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const at = scopeOf(scope)
  const { query: services, counts, otherErrors, refresh } = useBookingLists(tab, scope, isSignedIn)
  const options = { skip: !isSignedIn, refetchOnMountOrArgChange: true }
  const open = useDoctorBookingListInfiniteQuery({ tab: 'open', ...at }, options)
  const past = useDoctorBookingListInfiniteQuery(
    { tab: 'past', ...at },
    { ...options, skip: !isSignedIn || tab !== 'done' },
  )
  const requests = tab === 'done' ? past : open
  const shown = tab === 'preBook' ? [services] : [requests, services]
  return {
    isSignedIn,
    requests,
    services,
    counts: withVisits(counts, open.currentData && !open.hasNextPage ? rowsOf(open.currentData) : undefined),
    isKnown: shown.every(({ currentData }) => currentData),
    isEmpty: shown.every(({ currentData }) => rowsOf<{ id: string }>(currentData).length === 0),
    reading: readTogether(...shown),
    // lists that only the tabs' counts need: the failure is shown once, in place of the chosen one
    otherErrors: [...otherErrors, open.error],
    refresh,
  }
}

/** State of the page: the lists of the chosen tab and the actions of an appointment. */
export function useClinicReservation() {
  const [{ shopId, personId, tab: asked }, change] = useAddressState(routes.clinicReservation, readAddress)
  const tab = asked as ReservationTab
  const lists = useLists(tab, { shopId, personId })
  const persons = usePersonListQuery(undefined, { skip: !lists.isSignedIn })
  const [toast, say] = useToast()
  const contact = useContact(say)
  const bookings = useBookingActions({
    onContact: (booking) => contact.openContact(booking),
    onDone: say,
  })
  useShownAgain(() => {
    void lists.refresh()
  })
  usePullDownRefresh(() => {
    void lists.refresh().finally(() => Taro.stopPullDownRefresh())
  })
  // the list waits for the choice of persons above it, which would shift it
  const isKnown = lists.isKnown && (persons.data ?? persons.error) !== undefined
  const state = readState(
    isKnown ? true : undefined,
    { ...lists.reading, alsoFailed: [persons.error, ...lists.otherErrors] },
    { isEmpty: lists.isEmpty },
  )
  return {
    ...lists,
    shopId,
    tab,
    setTab: (next: ReservationTab) => change({ tab: next }),
    persons: persons.data,
    personId: personId || undefined,
    setPersonId: (next: string | undefined) => change({ personId: next ?? '' }),
    state,
    contact,
    bookings,
    toast,
  }
}
export type ClinicReservationState = ReturnType<typeof useClinicReservation>
