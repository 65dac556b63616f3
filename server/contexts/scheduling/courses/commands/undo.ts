import { and, eq } from 'drizzle-orm'
import type { Booking } from '../../../../../contract/bookings'
import { codes } from '../../../../../contract/constants/codes'
import { orderBooking } from '../../../../db/schema/orders'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { publish } from '../../../../lib/events'
import { lockBooking } from '../../bookings/commands/lock'
import { appointmentChanged } from '../../bookings/purchases'
import { findBooking } from '../../bookings/queries/bookings'
import { endEntry } from '../../waiting/commands/leave'
import { lockEntryOf } from '../../waiting/commands/line'
import { undoEnd } from '../mapper'

/**
 * Reverts the confirmation of an injection: the dose is only verified, and the next one is locked again.
 * @throws AppError notFound, undoOver when it was not confirmed, too long ago, or the next dose is booked
 */
export async function undoInjection(ctx: Context, userId: string, id: string): Promise<Booking> {
  await inTransaction(ctx, async (tx) => {
    const { row } = await lockBooking(tx, id, userId)
    const [next] =
      row.orderItemId === null
        ? []
        : await tx.db
            .select()
            .from(orderBooking)
            .where(
              and(eq(orderBooking.orderItemId, row.orderItemId), eq(orderBooking.doseNo, row.doseNo + 1)),
            )
            .for('update')
    if (!undoEnd(tx, row, next ?? null)) throw new AppError(codes.undoOver, 'undoOver')
    await tx.db
      .update(orderBooking)
      .set({ state: 'writeOff', injectedTime: null, confirmTime: null })
      .where(eq(orderBooking.id, row.id))
    if (next?.state === 'pre') {
      const entry = await lockEntryOf(tx, next.id)
      if (entry) await endEntry(tx, entry, 'left')
      await tx.db.update(orderBooking).set({ state: 'locked' }).where(eq(orderBooking.id, next.id))
    }
    await publish(tx, appointmentChanged, { orderId: row.orderId })
  })
  return findBooking(ctx, userId, id)
}
