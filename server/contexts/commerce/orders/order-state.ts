import type { orderInfo } from '../../../db/schema/orders'
import type { Context } from '../../../lib/context'

export type OrderRow = typeof orderInfo.$inferSelect

export const isUnpaid = (order: Pick<OrderRow, 'status' | 'isPaid'>): boolean =>
  order.status === null && !order.isPaid
export const isOverdue = (
  ctx: Context,
  order: Pick<OrderRow, 'status' | 'isPaid' | 'payDeadline'>,
): boolean => isUnpaid(order) && order.payDeadline.getTime() <= ctx.now().getTime()
