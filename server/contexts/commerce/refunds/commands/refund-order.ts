import { and, eq, inArray } from 'drizzle-orm'
import { orderRefund, type RefundCause } from '../../../../db/schema/aftersales'
import type { Context } from '../../../../lib/context'
import type { OrderRow } from '../../orders/order-state'
import { priceRefund, refundableOf } from '../queries/refundable'
import { insertRefund } from './apply'
import { approveLocked } from './decide'

/**
 * Refunds all that is left of a paid order that the shop cannot fulfil, without a request. The caller holds
 * the order's lock and sends the money after the commit (`refundMoney`); otherwise the refund job does.
 * @param why the cause, which the buyer reads as the reason, and the shop's text for the buyer
 * @returns the refund's id; null when nothing is left to refund, or a refund was approved already
 * @throws AppError stateForbids when an appointment of the order was verified
 */
export async function refundOrder(
  tx: Context,
  order: OrderRow,
  { cause, answer }: { cause: RefundCause; answer: string },
): Promise<string | null> {
  const [open] = await tx.db
    .select()
    .from(orderRefund)
    .where(and(eq(orderRefund.orderId, order.id), inArray(orderRefund.state, ['applied', 'approved'])))
    .for('update')
  if (open?.state === 'approved') return null
  if (open) {
    // The buyer has requested a refund in the meantime: that request is approved instead of creating a second
    // one.
    await approveLocked(tx, { order, refund: open })
    return open.id
  }
  const left = await refundableOf(tx, order)
  if (!left.isAllowed || left.items.every((of) => of.leftQuantity === 0)) return null
  const priced = priceRefund(left, undefined)
  const id = await insertRefund(tx, order, priced, {
    reason: 'other',
    cause,
    answer: answer.slice(0, 140),
    picKeys: [],
  })
  const [refund] = await tx.db.select().from(orderRefund).where(eq(orderRefund.id, id))
  if (!refund) throw new Error('A refund was not kept')
  await approveLocked(tx, { order, refund })
  return id
}
