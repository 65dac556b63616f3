import { and, eq, inArray } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { orderRefund, orderRefundItem } from '../../../../db/schema/aftersales'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'

/**
 * Refuses to ship while a refund request is open: the shop would lose both products and money. The caller
 * holds the order's lock.
 * @throws AppError refundOpen
 */
export async function requireNoRefundAsked(tx: Context, orderId: string): Promise<void> {
  const [asked] = await tx.db
    .select({ id: orderRefund.id })
    .from(orderRefund)
    .where(and(eq(orderRefund.orderId, orderId), eq(orderRefund.state, 'applied')))
    .limit(1)
  if (asked) throw new AppError(codes.refundOpen, 'refundOpen')
}

/** The lines of orders whose refund is requested and not decided yet, by their ids. */
export async function itemsAskedBack(ctx: Context, orderIds: readonly string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set()
  const rows = await ctx.db
    .select({ itemId: orderRefundItem.orderItemId })
    .from(orderRefund)
    .innerJoin(orderRefundItem, eq(orderRefundItem.refundId, orderRefund.id))
    .where(and(inArray(orderRefund.orderId, [...orderIds]), eq(orderRefund.state, 'applied')))
  return new Set(rows.map((row) => row.itemId))
}
