import { codes } from '../../../../contract/constants/codes'
import type { DoctorBookingAction, DoctorBookingState } from '../../../../contract/constants/enums'
import type { doctorOffer, doctorBooking } from '../../../db/schema/clinic'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'
import type { MessageKey } from '../../../lib/messages'
import { instantOf } from '../../../lib/store-time'
import type { DoctorMoment } from '../doctors/calendar'

export type OfferRow = typeof doctorOffer.$inferSelect

export type DoctorBookingRow = typeof doctorBooking.$inferSelect

export const stateTexts: Record<DoctorBookingState, MessageKey> = {
  waiting: 'doctorWaiting',
  confirmed: 'doctorConfirmed',
  declined: 'doctorDeclined',
  timedOut: 'doctorTimedOut',
  offered: 'doctorOffered',
  expired: 'doctorExpired',
  cancelled: 'doctorCancelled',
  done: 'doctorDone',
}

/** Progress of a request. A request never returns to an earlier or equal step. */
const steps: Record<DoctorBookingState, number> = {
  waiting: 0,
  offered: 1,
  expired: 2,
  confirmed: 3,
  declined: 4,
  timedOut: 4,
  cancelled: 4,
  done: 4,
}

/** Upper bound of the changes within one step. */
const CHANGES_OF_STEP = 1000

/**
 * The version of a request: increases with every change of its state, with each offer that ended, and with
 * the review. Computed rather than stored, because a request only moves forward.
 */
export const versionOf = (state: DoctorBookingState, endedOffers: number, isReviewed: boolean): number =>
  steps[state] * CHANGES_OF_STEP + endedOffers + (isReviewed ? 1 : 0)

/** States in which a request holds the slot of its requested time. */
export const holdsPlace = (state: string): boolean => state === 'waiting' || state === 'confirmed'

/** The actions that a request currently allows. Lists show them and every write checks them. */
export function actionsOf(
  row: Pick<DoctorBookingRow, 'state'>,
  isOver: boolean,
  isReviewed = false,
): DoctorBookingAction[] {
  switch (row.state as DoctorBookingState) {
    case 'waiting':
      return ['cancel', 'contact']
    case 'confirmed':
      return isOver ? ['contact'] : ['cancel', 'contact']
    case 'offered':
      return ['acceptOffer', 'cancel', 'contact']
    case 'expired':
      return ['cancel', 'rebook']
    case 'done':
      return isReviewed ? ['rebook'] : ['review', 'rebook']
    default:
      return ['rebook']
  }
}

/** @throws AppError stateForbids when `action` is not allowed now */
export function refuseUnless(
  action: DoctorBookingAction,
  row: Pick<DoctorBookingRow, 'state'>,
  isOver: boolean,
): void {
  if (!actionsOf(row, isOver).includes(action)) throw new AppError(codes.stateForbids, 'stateForbids')
}

/** Whether the time of a request has passed on the clinic's clock. */
export const isOver = (ctx: Context, at: DoctorMoment, zone: string): boolean =>
  instantOf(at.date, at.time, zone) <= ctx.now()
