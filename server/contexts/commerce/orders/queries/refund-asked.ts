import { and, eq } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { orderRefund } from '../../../../db/schema/aftersales'
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
