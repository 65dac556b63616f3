import { eq } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { orderBooking } from '../../../../db/schema/orders'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { publish } from '../../../../lib/events'
import { appointmentChanged, purchases } from '../purchases'
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
    if (row.orderId !== null) await tx.wiring.get(purchases).requireUsable(tx, row.orderId)
    await tx.db
      .update(orderBooking)
      .set({ state: 'writeOff', verifiedTime: tx.now() })
      .where(eq(orderBooking.id, row.id))
    await publish(tx, appointmentChanged, { orderId: row.orderId })
    return { bookingId: row.id }
  })
}
