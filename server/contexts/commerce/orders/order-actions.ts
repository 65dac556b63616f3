import type { Booking } from '../../../../contract/bookings'
import { codes } from '../../../../contract/constants/codes'
import { type BookingAction, orderStatus, type OrderAction } from '../../../../contract/constants/enums'
import { AppError } from '../../../lib/app-error'
import type { MessageKey } from '../../../lib/messages'

export interface OrderFacts {
  /** Null while unpaid. */
  status: string | null
  isPaid: boolean
  /** The actions that its appointments allow. */
  bookingActions: readonly BookingAction[]
}

/** The actions that an order currently allows. Lists show them and every write checks them. */
export function orderActionsOf(facts: OrderFacts): OrderAction[] {
  const ofBookings: OrderAction[] = [
    ...(facts.bookingActions.includes('book') || facts.bookingActions.includes('rebook')
      ? ['book' as const]
      : []),
    ...(facts.bookingActions.includes('showCode') ? ['showCode' as const] : []),
    ...(facts.bookingActions.includes('reschedule') ? ['reschedule' as const] : []),
    ...(facts.bookingActions.includes('cancel') ? ['cancelBooking' as const] : []),
  ]
  switch (facts.status) {
    case null:
      return facts.isPaid ? ['contact'] : ['pay', 'cancel']
    case orderStatus.toBook:
    case orderStatus.booked:
      return [...ofBookings, 'contact']
    case orderStatus.paid:
      return ['contact']
    case orderStatus.shipped:
      return ['receive', 'contact']
    case orderStatus.completed:
      return ['buyAgain', 'delete', 'contact']
    case orderStatus.cancelled:
      return ['buyAgain', 'delete']
    case orderStatus.refunded:
      return ['buyAgain', 'delete', 'contact']
    default:
      return ['contact']
  }
}

/** @throws AppError stateForbids when the order does not allow `action` */
export function refuseOrderUnless(action: OrderAction, facts: OrderFacts): void {
  if (!orderActionsOf(facts).includes(action)) throw new AppError(codes.stateForbids, 'stateForbids')
}

const statusTexts: Record<string, MessageKey> = {
  [orderStatus.paid]: 'orderPaid',
  [orderStatus.shipped]: 'orderShipped',
  [orderStatus.completed]: 'orderCompleted',
  [orderStatus.cancelled]: 'orderCancelled',
  [orderStatus.refunded]: 'orderRefunded',
  [orderStatus.toBook]: 'orderToBook',
  [orderStatus.booked]: 'orderBooked',
}
/** The facts of an appointment that tell orders of one status apart. */
interface OfBooking extends Pick<Booking, 'state' | 'isRefundRequested'> {
  actions: readonly BookingAction[]
}

/** The text of an order to book of which nothing can be booked now. */
function unbookableText(bookings: readonly OfBooking[]): MessageKey | null {
  if (bookings.some(({ actions }) => actions.includes('book') || actions.includes('rebook'))) return null
  if (bookings.some((of) => of.state === 'pre' && of.isRefundRequested === '1')) return 'refundAsked'
  return bookings.some((of) => of.state === 'locked') ? 'orderCourse' : null
}

/** The key of the text of a status. */
export function statusTextOf(status: string | null, bookings: readonly OfBooking[]): MessageKey {
  if (status === null) return 'orderUnpaid'
  const unbookable = status === orderStatus.toBook ? unbookableText(bookings) : null
  return unbookable ?? statusTexts[status] ?? 'orderOther'
}
