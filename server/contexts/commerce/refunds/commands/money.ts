import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { PayType } from '../../../../../contract/constants/enums'
import { orderRefund } from '../../../../db/schema/aftersales'
import { orderInfo, payment } from '../../../../db/schema/orders'
import { inTransaction, type Context } from '../../../../lib/context'
import type { RefundNotice } from '../../../../ports/payment'
import { lockOrder } from '../../orders/commands/cancel-order'

const RETRY_MS = 60_000

const BATCH = 50

/** Marks an approved request as refunded, once. @returns false when it was already, or is not approved */
async function finishRefund(ctx: Context, refundId: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const refundTime = tx.now()
    const [seen] = await tx.db
      .select({ orderId: orderRefund.orderId })
      .from(orderRefund)
      .where(eq(orderRefund.id, refundId))
    if (!seen) return false
    // Locks the order before the request, like every other write; the reverse order could deadlock.
    await lockOrder(tx, seen.orderId, null)
    const [done] = await tx.db
      .update(orderRefund)
      .set({ state: 'refunded', refundTime })
      .where(and(eq(orderRefund.id, refundId), eq(orderRefund.state, 'approved')))
      .returning({ orderId: orderRefund.orderId })
    if (!done) return false
    await tx.db.update(orderInfo).set({ refundTime }).where(eq(orderInfo.id, done.orderId))
    return true
  })
}

/**
 * Sends the money of an approved request through the provider. The request's id is the provider's refund
 * number, so that a repetition by any process does not refund twice.
 * @throws what the provider's adapter throws; the job retries
 */
export async function refundMoney(ctx: Context, refundId: string): Promise<void> {
  const [row] = await ctx.db
    .select({ refund: orderRefund, payment })
    .from(orderRefund)
    .leftJoin(payment, eq(payment.id, orderRefund.paymentId))
    .where(eq(orderRefund.id, refundId))
  if (!row || row.refund.state !== 'approved') return
  await ctx.db
    .update(orderRefund)
    .set({ triedTime: ctx.now(), tries: sql`${orderRefund.tries} + 1` })
    .where(eq(orderRefund.id, refundId))
  const isFree = row.refund.amountCents === 0 || row.payment === null
  const outcome =
    isFree || row.payment === null
      ? 'done'
      : await ctx.ports.payment.refund({
          paymentId: row.payment.id,
          payType: row.payment.payType as PayType,
          refundId,
          amountCents: row.refund.amountCents,
          totalCents: row.payment.amountCents,
        })
  if (outcome === 'done') await finishRefund(ctx, refundId)
}

/** Retries approved requests whose money has not been sent yet. */
export async function retryRefundMoney(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select({ id: orderRefund.id })
    .from(orderRefund)
    .where(
      and(
        eq(orderRefund.state, 'approved'),
        or(
          isNull(orderRefund.triedTime),
          lte(orderRefund.triedTime, new Date(ctx.now().getTime() - RETRY_MS)),
        ),
      ),
    )
    .orderBy(orderRefund.triedTime)
    .limit(BATCH)
  for (const { id } of due)
    await refundMoney(ctx, id).catch((error: unknown) =>
      ctx.log.error({ err: error, refundId: id }, 'a refund has to be tried again'),
    )
}

/**
 * Applies the provider's notification about a refund, whose signature has been verified. Unknown and repeated
 * notifications change nothing.
 */
export async function applyRefundNotice(ctx: Context, notice: RefundNotice): Promise<void> {
  if (notice.outcome === 'refunded') await finishRefund(ctx, notice.refundId)
  else
    ctx.log.error(
      { refundId: notice.refundId },
      'the provider could not give money back; it has to be done by hand',
    )
}
