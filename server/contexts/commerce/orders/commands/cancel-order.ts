import { and, eq, isNull, lte } from 'drizzle-orm'
import { orderStatus } from '../../../../../contract/constants/enums'
import { orderBooking, orderInfo, payment } from '../../../../db/schema/orders'
import { inTransaction, type Context } from '../../../../lib/context'
import { publish } from '../../../../lib/events'
import { releasePlace } from '../../../scheduling'
import { orderDue } from '../events'
import { isOverdue, type OrderRow } from '../order-state'
import { giveBack } from './give-back'

/**
 * Cancels an unpaid order and returns everything it took (give-back.ts). The caller holds its lock and has
 * checked that it is unpaid.
 */
export async function cancelLocked(
  ctx: Context,
  order: OrderRow,
  reason: 'user' | 'deadline',
): Promise<void> {
  const cancelTime = ctx.now()
  await ctx.db
    .update(orderInfo)
    .set({ status: orderStatus.cancelled, cancelTime, cancelReason: reason })
    .where(eq(orderInfo.id, order.id))
  await giveBack(ctx, order)
  const bookings = await ctx.db
    .select()
    .from(orderBooking)
    .where(eq(orderBooking.orderId, order.id))
    .for('update')
  for (const booking of bookings)
    if (booking.state === 'held' && booking.slotId !== null) await releasePlace(ctx, booking.slotId)
  await ctx.db
    .update(orderBooking)
    .set({ state: 'cancelled', cancelTime })
    .where(eq(orderBooking.orderId, order.id))
  await ctx.db
    .update(payment)
    .set({ state: 'closed', finishTime: cancelTime })
    .where(and(eq(payment.orderId, order.id), eq(payment.state, 'pending')))
}

/** Locks an order; null when it does not exist (for this user). */
export async function lockOrder(ctx: Context, id: string, userId: string | null): Promise<OrderRow | null> {
  const [row] = await ctx.db
    .select()
    .from(orderInfo)
    .where(
      and(
        eq(orderInfo.id, id),
        userId === null ? undefined : eq(orderInfo.userId, userId),
        eq(orderInfo.isDeleted, false),
      ),
    )
    .for('update')
  return row ?? null
}

const BATCH = 200

/**
 * Cancels unpaid orders past their deadline, each in its own transaction: all of them in the periodic job,
 * and the user's own before every read, so that an overdue order never appears unpaid.
 * @returns how many were cancelled
 */
export async function cancelOverdueOrders(ctx: Context, of: { userId?: string } = {}): Promise<number> {
  let cancelled = 0
  for (;;) {
    const due = await ctx.db
      .select({ id: orderInfo.id })
      .from(orderInfo)
      .where(
        and(
          isNull(orderInfo.status),
          eq(orderInfo.isPaid, false),
          lte(orderInfo.payDeadline, ctx.now()),
          of.userId === undefined ? undefined : eq(orderInfo.userId, of.userId),
        ),
      )
      .orderBy(orderInfo.payDeadline)
      .limit(BATCH)
    let done = 0
    for (const { id } of due) {
      await publish(ctx, orderDue, { orderId: id })
      done += await inTransaction(ctx, async (tx) => {
        const order = await lockOrder(tx, id, null)
        if (!order || !isOverdue(tx, order)) return 0
        await cancelLocked(tx, order, 'deadline')
        return 1
      })
    }
    cancelled += done
    if (due.length < BATCH || done === 0) return cancelled
  }
}
