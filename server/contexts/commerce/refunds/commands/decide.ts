import { eq, inArray, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { orderStatus } from '../../../../../contract/constants/enums'
import { orderRefund, orderRefundItem } from '../../../../db/schema/aftersales'
import { orderBooking, orderInfo } from '../../../../db/schema/orders'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { releasePlace } from '../../../scheduling'
import { lockOrder } from '../../orders/commands/cancel-order'
import { followBookings } from '../../orders/commands/follow-bookings'
import { giveBack } from '../../orders/commands/give-back'
import { returnStock } from '../../orders/commands/stock'
import type { OrderRow } from '../../orders/order-state'
import { settleEarnedPart } from '../../points/commands/ledger'
import type { RefundRow } from '../mapper'
import { priceRefund, refundableOf, type PricedRefund } from '../queries/refundable'
import { refundMoney } from './money'

interface Opened {
  order: OrderRow
  refund: RefundRow
}

/**
 * Locks the order, then the request, in the order of all writes.
 * @throws AppError notFound; stateForbids when it was decided already
 */
async function openRefund(ctx: Context, refundId: string): Promise<Opened> {
  const [seen] = await ctx.db
    .select({ orderId: orderRefund.orderId })
    .from(orderRefund)
    .where(eq(orderRefund.id, refundId))
  if (!seen) throw new AppError(codes.notFound, 'notFound')
  const order = await lockOrder(ctx, seen.orderId, null)
  const refund = await lockApplied(ctx, refundId)
  // The buyer has received the products and removed the order from the list, so nothing can be refunded.
  if (!order) throw new AppError(codes.stateForbids, 'stateForbids')
  return { order, refund }
}

async function lockApplied(ctx: Context, refundId: string): Promise<RefundRow> {
  const [refund] = await ctx.db.select().from(orderRefund).where(eq(orderRefund.id, refundId)).for('update')
  if (!refund) throw new AppError(codes.notFound, 'notFound')
  if (refund.state !== 'applied') throw new AppError(codes.stateForbids, 'stateForbids')
  return refund
}

/** Cancels the appointments of the lines and releases their slots. */
async function releaseBookings(ctx: Context, priced: PricedRefund): Promise<void> {
  const open = priced.items
    .flatMap(({ of }) => of.bookings)
    .filter((booking) => booking.state !== 'cancelled')
    .map((booking) => booking.id)
  if (open.length === 0) return
  const locked = await ctx.db
    .select()
    .from(orderBooking)
    .where(inArray(orderBooking.id, open))
    .orderBy(orderBooking.slotId)
    .for('update')
  for (const booking of locked)
    if (booking.state === 'booked' && booking.slotId !== null) await releasePlace(ctx, booking.slotId)
  await ctx.db
    .update(orderBooking)
    .set({ state: 'cancelled', verifyCode: null, cancelTime: ctx.now() })
    .where(inArray(orderBooking.id, open))
}

/**
 * Approves a request inside the transaction of the caller, who holds the locks of the order and the request
 * and sends the money after the commit (`refundMoney`).
 * @throws AppError stateForbids when an appointment was verified in the meantime
 */
export async function approveLocked(tx: Context, { order, refund }: Opened): Promise<void> {
  const wishes = await tx.db
    .select({ orderItemId: orderRefundItem.orderItemId, quantity: orderRefundItem.quantity })
    .from(orderRefundItem)
    .where(eq(orderRefundItem.refundId, refund.id))
  const priced = priceRefund(await refundableOf(tx, order, refund.id), wishes)
  const now = tx.now()
  await tx.db
    .update(orderRefund)
    .set({ state: 'approved', answerTime: now })
    .where(eq(orderRefund.id, refund.id))
  await tx.db
    .update(orderInfo)
    .set({
      refundCents: sql`coalesce(${orderInfo.refundCents}, 0) + ${refund.amountCents}`,
      ...(priced.isWhole ? { status: orderStatus.refunded } : {}),
    })
    .where(eq(orderInfo.id, order.id))
  // In the same order as placing an order, slots last, to avoid deadlocks.
  if (priced.isWhole) await giveBack(tx, order, { isStockKept: true })
  else await settleEarnedPart(tx, { ...order, refundCents: (order.refundCents ?? 0) + refund.amountCents })
  // Shipped products return by a separate process and are inspected before they are sold again.
  if (order.shippedTime === null)
    await returnStock(
      tx,
      priced.items.map(({ of, quantity }) => ({ skuId: of.item.skuId, quantity })),
    )
  await releaseBookings(tx, priced)
  if (!priced.isWhole) await followBookings(tx, { orderId: order.id })
}

/**
 * Approves a request: cancels the appointments of the lines, returns stock that was not shipped and, with the
 * last line of the order, everything else that it took. The money follows after the commit; the job retries
 * until the provider has accepted it.
 * @throws AppError notFound; stateForbids when it was decided already, or when an appointment was verified in
 * the meantime
 */
export async function approveRefund(ctx: Context, refundId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => approveLocked(tx, await openRefund(tx, refundId)))
  await refundMoney(ctx, refundId).catch((error: unknown) =>
    ctx.log.error({ err: error, refundId }, 'a refund has to be tried again'),
  )
}

/** Refuses a request with a reason; nothing else changes. @throws AppError notFound, stateForbids */
export async function refuseRefund(ctx: Context, refundId: string, answer: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockApplied(tx, refundId)
    await tx.db
      .update(orderRefund)
      .set({ state: 'refused', answer: answer.trim().slice(0, 140), answerTime: tx.now() })
      .where(eq(orderRefund.id, refundId))
  })
}
