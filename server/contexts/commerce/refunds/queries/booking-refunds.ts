import { and, inArray } from 'drizzle-orm'
import { orderRefund } from '../../../../db/schema/aftersales'
import { orderInfo } from '../../../../db/schema/orders'
import type { Context } from '../../../../lib/context'
import type { MessageKey } from '../../../../lib/messages'
import type { BookingRefund } from '../../../scheduling'
import { isRefundableStatus, priceRefund, refundablesOf, type Refundable, wholeWish } from './refundable'

function refundOf(left: Refundable, isOpen: boolean): BookingRefund {
  const refused = (reason: MessageKey): BookingRefund => ({ amountCents: 0, reason })
  if (isOpen) return refused('refundOpen')
  const wishes = wholeWish(left)
  if (wishes.length > 0) return { amountCents: priceRefund(left, wishes).amountCents, reason: null }
  return refused(left.items.some((of) => of.isUsed) ? 'refundItemUsed' : 'refundNothingLeft')
}

/** The refunds of cancelling orders, by id; orders that can no longer be cancelled are omitted. */
export async function refundsForBookings(
  ctx: Context,
  orderIds: readonly string[],
): Promise<Map<string, BookingRefund>> {
  if (orderIds.length === 0) return new Map()
  const ids = [...orderIds]
  const orders = await ctx.db.select().from(orderInfo).where(inArray(orderInfo.id, ids))
  const refundable = orders.filter(isRefundableStatus)
  const lefts = await refundablesOf(ctx, refundable)
  const open = await ctx.db
    .select({ orderId: orderRefund.orderId })
    .from(orderRefund)
    .where(and(inArray(orderRefund.orderId, ids), inArray(orderRefund.state, ['applied', 'approved'])))
  const asked = new Set(open.map((row) => row.orderId))
  return new Map([...lefts].map(([id, left]) => [id, refundOf(left, asked.has(id))]))
}
