import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { rowsOf } from '@/api/paging'
import { useBookingListInfiniteQuery } from '@/features/booking/api/bookings.api'
import { useBookingActions } from '@/features/booking/hooks/use-booking-actions'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useContact } from '@/features/shop-config/hooks/use-contact'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useToast } from '@/hooks/use-toast'
import { routes } from '@/navigation/routes'
import { useAddressState } from '@/navigation/use-address-state'
import { useDoctorBookingListInfiniteQuery } from '@/pages-clinic/api/doctor-bookings.api'
import { useAppSelector } from '@/store/hooks'
import { readState, readTogether } from '@/utils/read-state'

export const reservationTabs = ['open', 'past'] as const
export type ReservationTab = (typeof reservationTabs)[number]

const readAddress = ({ shopId = '', tab }: Partial<Record<string, string>>) => ({
  shopId,
  tab: tab === 'past' ? 'past' : 'open',
})

/** The three lists of a tab: requests to doctors, services without a time yet, services with one. */
function useLists(tab: ReservationTab, shopId: string) {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const at = shopId ? { shopId } : null
  const options = { skip: !isSignedIn, refetchOnMountOrArgChange: true }
  const requests = useDoctorBookingListInfiniteQuery({ tab, ...at }, options)
  const waiting = useBookingListInfiniteQuery(
    { list: 'pre', ...at },
    { ...options, skip: !isSignedIn || tab === 'past' },
  )
  const services = useBookingListInfiniteQuery(
    { list: tab === 'open' ? 'booking' : 'writeOff', ...at },
    options,
  )
  const shown = tab === 'open' ? [requests, waiting, services] : [requests, services]
  return {
    isSignedIn,
    requests,
    waiting,
    services,
    isKnown: shown.every(({ currentData }) => currentData),
    isEmpty: shown.every(({ currentData }) => rowsOf<{ id: string }>(currentData).length === 0),
    reading: readTogether(...shown),
    refresh: () =>
      Promise.all(shown.map((list) => (list.isUninitialized ? undefined : list.refetch()))).then(
        () => undefined,
      ),
  }
}

/** State of the page: the lists of the chosen tab and the actions of an appointment. */
export function useClinicReservation() {
  const [{ shopId, tab: asked }, change] = useAddressState(routes.clinicReservation, readAddress)
  const tab: ReservationTab = asked === 'past' ? 'past' : 'open'
  const lists = useLists(tab, shopId)
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
  return {
    ...lists,
    shopId,
    tab,
    setTab: (next: ReservationTab) => change({ tab: next }),
    state: readState(lists.isKnown ? true : undefined, lists.reading, { isEmpty: lists.isEmpty }),
    contact,
    bookings,
    toast,
  }
}
export type ClinicReservationState = ReturnType<typeof useClinicReservation>
