import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import type { BookingAction, OrderAction } from '@contract/constants/enums'
import type { OrderDetail } from '@contract/routes/orders'
import { isGone } from '@/api/api-error'
import { useBookingActions } from '@/features/booking/hooks/use-booking-actions'
import { orderOpened } from '@/features/orders/order.slice'
import { selectIsSignedIn, selectWxUser } from '@/features/session/session.slice'
import { useContact } from '@/features/shop-config/hooks/use-contact'
import { useDeadline } from '@/hooks/use-deadline'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { back } from '@/navigation/navigate'
import { usePageParams } from '@/navigation/use-page-params'
import { copyText } from '@/platform/clipboard'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { useOrderActions } from '../hooks/use-order-actions'
import { useKeptOrder } from './use-kept-order'
import { useOneOrder } from './use-one-order'

// the appointment's action for each of the order's actions
const bookingActionsFor: Partial<Record<OrderAction, readonly BookingAction[]>> = {
  book: ['book', 'rebook'],
  showCode: ['showCode'],
  reschedule: ['reschedule'],
  cancelBooking: ['cancel'],
}

/** The order in the URL: from the server, or from the device while the server is unreachable. */
function useOrder() {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const userId = useAppSelector(selectWxUser)?.id
  const { id, query } = useOneOrder(isSignedIn)
  const kept = useKeptOrder(id, userId, query.data)
  const isMissing = id === '' || isGone(query.error)
  const order: OrderDetail | undefined = query.data ?? (query.error && !isMissing ? kept : undefined)
  const deadlineMs = useDeadline(query.data?.outTime ?? null, query.fulfilledTimeStamp)
  const refresh = async () => {
    if (!query.isUninitialized) await query.refetch()
  }
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (id) dispatch(orderOpened(id))
  }, [id, dispatch])
  useShownAgain(() => {
    void refresh()
  })
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })
  const state = readState(order, query, { isGone: isMissing })
  // the order is from the device, or could not be refetched
  const isKept = state.kind === 'ready' && query.isError
  return { isSignedIn, query, order, state, isKept, deadlineMs, refresh }
}

/** The actions on the order and its appointments; `toast` reports the last one. */
function useActions(
  order: OrderDetail | undefined,
  fresh: OrderDetail | undefined,
  readAtMs: number | undefined,
) {
  const { t } = useText('pages-order')
  const { do: wanted } = usePageParams<{ do: string }>()
  const [toast, say] = useToast()
  const contact = useContact(say)
  const openContact = () =>
    contact.openContact(order?.shop ? { shopName: order.shop.name, shopPhone: order.shop.phone } : undefined)
  const bookings = useBookingActions({ onContact: openContact, onDone: say })
  const actOnBooking = (action: OrderAction, of: OrderDetail) => {
    for (const name of bookingActionsFor[action] ?? []) {
      const booking = of.bookings.find(({ actions }) => actions.includes(name))
      if (booking) return bookings.run(name, booking)
    }
  }
  const { run, paySheet, busyId } = useOrderActions({
    readAtMs,
    onDone: say,
    onDeleted: back,
    onContact: openContact,
    onBooking: (action) => {
      if (order) actOnBooking(action, order)
    },
  })

  // an action pressed in the list of orders runs here, once
  const isFollowed = useRef(false)
  useEffect(() => {
    if (!wanted || !fresh || isFollowed.current) return
    isFollowed.current = true
    // the page that placed the order continues with its payment
    if (wanted === 'pay' && fresh.actions.includes('pay')) run('pay', fresh)
    else actOnBooking(wanted as OrderAction, fresh)
  })
  const copy = (text: string) => {
    void copyText(text).then((isCopied) => say(t(isCopied ? 'done.copied' : 'done.notCopied')))
  }
  const isBusy = busyId !== null || bookings.busyId !== null
  return { run, paySheet, isBusy, bookings, contact, copy, toast }
}

/** State of the order page. */
export function useOrderInfo() {
  const { query, ...read } = useOrder()
  const actions = useActions(read.order, query.data, query.fulfilledTimeStamp)
  return { ...read, fresh: query.data, ...actions }
}
