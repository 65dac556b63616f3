import { eq } from 'drizzle-orm'
import { codes } from '../../../contract/constants/codes'
import { orderStatus } from '../../../contract/constants/enums'
import type { OrderDetail } from '../../../contract/orders'
import { orderInfo } from '../../db/schema/orders'
import { AppError } from '../../lib/app-error'
import { type Context, inTransaction } from '../../lib/context'
import { isWaitingForGroup } from '../groupon/groups'
import { cancelLocked, cancelOverdueOrders, lockOrder, type OrderRow } from './cancel-order'
import { rewardCompleted } from './completed'
import { type OrderFacts, refuseOrderUnless } from './order-actions'
import { startLogistics } from '../logistics/service'
import { findOrder } from './queries'

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

/** Cancels an unpaid order; its place and all that it took go back. @throws AppError notFound, stateForbids */
export async function cancelOrder(ctx: Context, userId: string, id: string): Promise<OrderDetail> {
  await cancelOverdueOrders(ctx, { userId })
  await inTransaction(ctx, async (tx) => {
    const order = await lockOwn(tx, userId, id)
    refuseOrderUnless('cancel', factsOf(order))
    await cancelLocked(tx, order, 'user')
  })
  return findOrder(ctx, userId, id)
}

/** The user confirms that shipped goods arrived. @throws AppError notFound, stateForbids */
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

/** Takes a finished order off the user's list; it is kept for the books. @throws AppError notFound, stateForbids */
export async function deleteOrder(ctx: Context, userId: string, id: string): Promise<true> {
  await cancelOverdueOrders(ctx, { userId })
  await inTransaction(ctx, async (tx) => {
    const order = await lockOwn(tx, userId, id)
    refuseOrderUnless('delete', factsOf(order))
    await tx.db.update(orderInfo).set({ isDeleted: true }).where(eq(orderInfo.id, id))
  })
  return true
}

/** The shop sends the goods of a paid order (for the desk only: no user is asked for). @throws AppError notFound, stateForbids */
export async function shipOrder(ctx: Context, orderId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId, null)
    if (!order) throw new AppError(codes.notFound, 'notFound')
    if (order.status !== orderStatus.paid) throw new AppError(codes.stateForbids, 'stateForbids')
    if (await isWaitingForGroup(tx, orderId)) throw new AppError(codes.stateForbids, 'grouponWaiting')
    await tx.db
      .update(orderInfo)
      .set({ status: orderStatus.shipped, shippedTime: tx.now() })
      .where(eq(orderInfo.id, orderId))
    await startLogistics(tx, orderId)
  })
}
