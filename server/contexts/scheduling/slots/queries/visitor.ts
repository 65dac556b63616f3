import { codes } from '../../../../../contract/constants/codes'
import type { Day } from '../../../../../contract/rules/day'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { earliestDayOf } from '../../bookings/queries/doses'
import { ownPerson } from '../../bookings/queries/own-person'
import { ownBooking } from './slots'

/** For whom a time is wanted: the person's other times, and the length of the visit. */
export interface Visitor {
  personId: string
  /** The appointment that the time is for, and the order that it belongs to. */
  exceptId?: string | undefined
  orderId?: string | null
  minutes: number
}

/**
 * For whom the times are: the person of an appointment of the account, or one of its persons. An appointment
 * without a person is for the given one.
 * @throws AppError notFound for an appointment or a person of another account
 */
export async function visitorOf(
  ctx: Context,
  { bookingId, personId }: { bookingId?: string | undefined; personId?: string | undefined },
  minutes: number,
): Promise<{ visitor: Visitor | null; notBefore: Day | null }> {
  const row = bookingId === undefined ? null : await ownBooking(ctx, bookingId)
  const notBefore = row ? await earliestDayOf(ctx, row) : null
  const appointment = row && { exceptId: row.id, orderId: row.orderId }
  if (row?.personId) return { visitor: { personId: row.personId, ...appointment, minutes }, notBefore }
  if (personId === undefined) return { visitor: null, notBefore }
  if (!ctx.user) throw new AppError(codes.notFound, 'notFound')
  const { id } = await ownPerson(ctx, ctx.user.id, personId)
  return { visitor: { personId: id, ...appointment, minutes }, notBefore }
}
