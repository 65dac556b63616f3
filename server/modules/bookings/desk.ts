import { eq } from 'drizzle-orm'
import { codes } from '../../../contract/constants/codes'
import { orderBooking } from '../../db/schema/orders'
import { AppError } from '../../lib/app-error'
import { type Context, inTransaction } from '../../lib/context'
import { isWaitingForGroup } from '../groupon/groups'
import { followBookings } from '../orders/order-status'
import { lockBooking } from './lock'

/**
 * Verifies a booked appointment by its code or id. For the desk only: does not check the owner.
 * @returns the appointment's id
 * @throws AppError notFound for an unknown code or id, stateForbids unless it is booked
 */
export async function verifyBooking(
  ctx: Context,
  by: { code: string } | { bookingId: string },
): Promise<{ bookingId: string }> {
  return inTransaction(ctx, async (tx) => {
    const [seen] =
      'code' in by
        ? await tx.db
            .select({ id: orderBooking.id })
            .from(orderBooking)
            .where(eq(orderBooking.verifyCode, by.code.trim().toUpperCase()))
        : [{ id: by.bookingId }]
    if (!seen) throw new AppError(codes.notFound, 'notFound')
    const { row } = await lockBooking(tx, seen.id, null)
    if (row.state !== 'booked') throw new AppError(codes.stateForbids, 'stateForbids')
    if (row.orderId !== null && (await isWaitingForGroup(tx, row.orderId)))
      throw new AppError(codes.stateForbids, 'grouponWaiting')
    await tx.db
      .update(orderBooking)
      .set({ state: 'writeOff', verifiedTime: tx.now() })
      .where(eq(orderBooking.id, row.id))
    await followBookings(tx, row.orderId)
    return { bookingId: row.id }
  })
}
