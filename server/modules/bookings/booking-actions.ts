import { codes } from '../../../contract/constants/codes'
import type { BookingAction } from '../../../contract/constants/enums'
import { limits } from '../../../contract/constants/limits'
import { AppError } from '../../lib/app-error'
import type { BookingRow } from './needles'

/** What the actions of an appointment are decided from. */
export interface BookingFacts extends Pick<
  BookingRow,
  'state' | 'needleTotal' | 'changesUsed' | 'cancelsUsed'
> {
  /** True for a free appointment, which has no order to pay. */
  isPaid: boolean
  /** Its time is over by the store's clock. */
  isPast: boolean
}

/**
 * What may be done with an appointment now. The lists show exactly this and every write asks here, so the two cannot differ.
 * A booked appointment is cancelled at most once, because it can be booked again only once: a second cancellation would
 * leave a paid appointment that nobody can book, so it is refused (rebooksUsedUp) and goes to customer service.
 */
export function bookingActionsOf(facts: BookingFacts): BookingAction[] {
  switch (facts.state) {
    case 'pre':
      if (!facts.isPaid) return []
      return [facts.cancelsUsed === 0 ? 'book' : 'rebook', 'contact']
    case 'booked':
      return [
        'showCode',
        ...(!facts.isPast && facts.changesUsed < limits.bookingChanges ? ['reschedule' as const] : []),
        ...(!facts.isPast && facts.cancelsUsed < limits.bookingRebooks ? ['cancel' as const] : []),
        'contact',
      ]
    case 'writeOff':
      return facts.needleTotal > 0 ? ['confirmInjected'] : []
    default:
      return []
  }
}

/** Bookings that a cancellation still leaves: none once the appointment was booked again. */
export const rebooksLeft = (row: Pick<BookingRow, 'state' | 'cancelsUsed'>): number =>
  Math.max(
    0,
    limits.bookingRebooks - (row.state === 'pre' ? Math.max(0, row.cancelsUsed - 1) : row.cancelsUsed),
  )
export const changesLeft = (row: Pick<BookingRow, 'changesUsed'>): number =>
  Math.max(0, limits.bookingChanges - row.changesUsed)

/** @throws AppError with the reason when none of `actions` is allowed now */
export function refuseBookingUnless(actions: readonly BookingAction[], facts: BookingFacts): void {
  const allowed = bookingActionsOf(facts)
  if (actions.some((action) => allowed.includes(action))) return
  if (facts.state === 'booked' && !facts.isPast) {
    if (actions.includes('reschedule')) throw new AppError(codes.changesUsedUp, 'changesUsedUp')
    if (actions.includes('cancel')) throw new AppError(codes.rebooksUsedUp, 'rebooksUsedUp')
  }
  if (facts.state === 'locked' && actions.includes('book'))
    throw new AppError(codes.needleLocked, 'needleLocked')
  throw new AppError(codes.stateForbids, 'stateForbids')
}
