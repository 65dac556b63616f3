import { eq } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { orderStatus } from '../../../../../contract/constants/enums'
import type { OrderDetail } from '../../../../../contract/orders'
import { orderInfo } from '../../../../db/schema/orders'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { reportDelivery } from '../../deliveries/commands/report'
import { startLogistics } from '../../logistics/commands/logistics'
import { refuseWhileWaiting } from '../offers'
import { refuseOrderUnless, type OrderFacts } from '../order-actions'
import type { OrderRow } from '../order-state'
import { findOrder } from '../queries/orders'
import { requireNoRefundAsked } from '../queries/refund-asked'
import { cancelLocked, cancelOverdueOrders, lockOrder } from './cancel-order'
import { rewardCompleted } from './completed'

const factsOf = (order: OrderRow): OrderFacts => ({
  status: order.status,
  isPaid: order.isPaid,
  bookingActions: [],
})

async function lockOwn(ctx: Context, userId: string, id: string): Promise<OrderRow> {
  const order = await lockOrder(ctx, id, userId)
  if (!order) throw new AppError(codes.notFound, 'notFound')
  return order
}

/** Cancels an unpaid order and returns everything it took. @throws AppError notFound, stateForbids */
export async function cancelOrder(ctx: Context, userId: string, id: string): Promise<OrderDetail> {
  await cancelOverdueOrders(ctx, { userId })
  await inTransaction(ctx, async (tx) => {
    const order = await lockOwn(tx, userId, id)
    refuseOrderUnless('cancel', factsOf(order))
    await cancelLocked(tx, order, 'user')
  })
  return findOrder(ctx, userId, id)
}

/** Records the user's confirmation that shipped products arrived. @throws AppError notFound, stateForbids */
export async function receiveOrder(ctx: Context, userId: string, id: string): Promise<OrderDetail> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOwn(tx, userId, id)
    refuseOrderUnless('receive', factsOf(order))
    await tx.db
      .update(orderInfo)
      .set({ status: orderStatus.completed, completedTime: tx.now() })
      .where(eq(orderInfo.id, id))
    await rewardCompleted(tx, id)
  })
  return findOrder(ctx, userId, id)
}

/**
 * Removes a finished order from the user's list; it is retained for accounting.
 * @throws AppError notFound, stateForbids
 */
export async function deleteOrder(ctx: Context, userId: string, id: string): Promise<true> {
  await cancelOverdueOrders(ctx, { userId })
  await inTransaction(ctx, async (tx) => {
    const order = await lockOwn(tx, userId, id)
    refuseOrderUnless('delete', factsOf(order))
    await tx.db.update(orderInfo).set({ isDeleted: true }).where(eq(orderInfo.id, id))
  })
  return true
}

/**
 * Ships the products of a paid order. For the desk only: does not check the owner.
 * @throws AppError notFound, stateForbids, refundOpen
 */
export async function shipOrder(ctx: Context, orderId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId, null)
    if (!order) throw new AppError(codes.notFound, 'notFound')
    if (order.status !== orderStatus.paid) throw new AppError(codes.stateForbids, 'stateForbids')
    await refuseWhileWaiting(tx, orderId)
    await requireNoRefundAsked(tx, orderId)
    await tx.db
      .update(orderInfo)
      .set({ status: orderStatus.shipped, shippedTime: tx.now() })
      .where(eq(orderInfo.id, orderId))
    await startLogistics(tx, orderId)
    await reportDelivery(tx, orderId)
  })
}
