import { codes } from '../../../../contract/constants/codes'
import type { BookingAction } from '../../../../contract/constants/enums'
import { limits } from '../../../../contract/constants/limits'
import { AppError } from '../../../lib/app-error'
import type { BookingRow } from './doses'

/** The facts that decide which actions an appointment allows. */
export interface BookingFacts extends Pick<
  BookingRow,
  'state' | 'doseTotal' | 'changesUsed' | 'cancelsUsed'
> {
  /** True for a free appointment, which has no order to pay. */
  isPaid: boolean
  /** Whether its refund is requested and not decided yet: until then it gets no other time. */
  isAskedBack: boolean
  /** Whether its time has passed on the clinic's clock. */
  isPast: boolean
}

/**
 * The actions that an appointment currently allows. Lists show them and every write checks them, so that the
 * two agree. A booked appointment can be cancelled only once, because it can be booked again only once: a
 * second cancellation would leave a paid appointment that can no longer be booked. It is refused
 * (rebooksUsedUp) and referred to customer service.
 */
export function bookingActionsOf(facts: BookingFacts): BookingAction[] {
  switch (facts.state) {
    case 'pre':
      if (!facts.isPaid) return []
      if (facts.isAskedBack) return ['contact']
      return [facts.cancelsUsed === 0 ? 'book' : 'rebook', 'contact']
    case 'booked':
      return [
        'showCode',
        ...(!facts.isPast && !facts.isAskedBack && facts.changesUsed < limits.bookingChanges
          ? ['reschedule' as const]
          : []),
        ...(!facts.isPast && facts.cancelsUsed < limits.bookingRebooks ? ['cancel' as const] : []),
        'contact',
      ]
    case 'writeOff':
      return facts.doseTotal > 0 ? ['confirmInjected'] : []
    default:
      return []
  }
}

/** How often the appointment can be booked again after a cancellation. */
export const rebooksLeft = (row: Pick<BookingRow, 'state' | 'cancelsUsed'>): number =>
  Math.max(
    0,
    limits.bookingRebooks - (row.state === 'pre' ? Math.max(0, row.cancelsUsed - 1) : row.cancelsUsed),
  )
export const changesLeft = (row: Pick<BookingRow, 'changesUsed'>): number =>
  Math.max(0, limits.bookingChanges - row.changesUsed)

/** Actions that give an appointment a time. */
const timed: readonly BookingAction[] = ['book', 'rebook', 'reschedule']

/** @throws AppError with the reason when none of `actions` is allowed */
export function refuseBookingUnless(actions: readonly BookingAction[], facts: BookingFacts): void {
  const allowed = bookingActionsOf(facts)
  if (actions.some((action) => allowed.includes(action))) return
  if (facts.isAskedBack && actions.some((action) => timed.includes(action)))
    throw new AppError(codes.refundOpen, 'refundBeforeBooking')
  if (facts.state === 'booked' && !facts.isPast) {
    if (actions.includes('reschedule')) throw new AppError(codes.changesUsedUp, 'changesUsedUp')
    if (actions.includes('cancel')) throw new AppError(codes.rebooksUsedUp, 'rebooksUsedUp')
  }
  if (facts.state === 'locked' && actions.includes('book')) throw new AppError(codes.doseLocked, 'doseLocked')
  throw new AppError(codes.stateForbids, 'stateForbids')
}
