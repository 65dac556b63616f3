import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { PayType } from '../../../contract/constants/enums'
import { orderRefund } from '../../db/schema/aftersales'
import { orderInfo, payment } from '../../db/schema/orders'
import { type Context, inTransaction } from '../../lib/context'
import type { RefundNotice } from '../../ports/payment'

const RETRY_MS = 60_000
const BATCH = 50

/** Marks an agreed request as paid back, once. @returns false when it was already, or is not agreed */
async function finishRefund(ctx: Context, refundId: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const refundTime = tx.now()
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
 * Has the provider give the money of an agreed request back. The request's id is the provider's refund number: asking again,
 * from this process or another, gives nothing twice.
 * @throws what the provider's adapter throws; the job asks again
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

/** Asks again for agreed requests whose money is not back yet. */
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

/** The provider reports how a refund ended, its signature checked before. Unknown and repeated ones change nothing. */
export async function applyRefundNotice(ctx: Context, notice: RefundNotice): Promise<void> {
  if (notice.outcome === 'refunded') await finishRefund(ctx, notice.refundId)
  else
    ctx.log.error(
      { refundId: notice.refundId },
      'the provider could not give money back; it has to be done by hand',
    )
}
