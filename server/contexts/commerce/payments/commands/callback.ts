import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { PayType, PaymentState } from '../../../../../contract/constants/enums'
import { orderInfo, payment } from '../../../../db/schema/orders'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import type { PaymentNotice } from '../../../../ports/payment'
import { cancelLocked } from '../../orders/commands/cancel-order'
import { payLocked } from '../../orders/commands/pay-order'
import { isUnpaid, type OrderRow } from '../../orders/order-state'

type PaymentRow = typeof payment.$inferSelect

/**
 * The effect of a notification: `paid`, `refused` and `closed` once; `givenBack` for money that belongs to no
 * open order; `ignored` for a repetition.
 */
export type NoticeOutcome = 'paid' | 'refused' | 'closed' | 'givenBack' | 'ignored'

/** Money to refund, recorded in the row `rowId`. */
interface Refund {
  rowId: string
  payType: string
  amountCents: number
}

interface Applied {
  outcome: NoticeOutcome
  refund: Refund | null
}

const REFUND_RETRY_MS = 60_000

/** Separates an attempt's id from the suffix of a further payment on it. */
const EXTRA = '_'

const attemptIdOf = (rowId: string): string => rowId.split(EXTRA)[0] ?? rowId

/**
 * Applies a provider's notification whose signature has been verified: the only way in which an order with a
 * price becomes paid. Repeated and reordered notifications are harmless. Money for an order that is already
 * paid or cancelled is recorded and refunded.
 * @throws AppError notFound for an unknown payment
 */
export async function applyPaymentNotice(ctx: Context, notice: PaymentNotice): Promise<NoticeOutcome> {
  const { outcome, refund } = await inTransaction(ctx, async (tx) => {
    const [seen] = await tx.db
      .select({ orderId: payment.orderId })
      .from(payment)
      .where(eq(payment.id, notice.paymentId))
    if (!seen) throw new AppError(codes.notFound, 'notFound')
    // Locks the order first, like every other write of an order, which serialises the notifications of one
    // order.
    const [order] = await tx.db.select().from(orderInfo).where(eq(orderInfo.id, seen.orderId)).for('update')
    const [attempt] = await tx.db.select().from(payment).where(eq(payment.id, notice.paymentId)).for('update')
    if (!order || !attempt) throw new AppError(codes.notFound, 'notFound')
    return notice.outcome === 'paid'
      ? applyMoney(tx, order, attempt, notice)
      : applyEnd(tx, attempt, notice.outcome)
  })
  // After the commit, so that no lock is held while waiting for the provider; the job retries failures.
  if (refund)
    await refundNow(ctx, refund).catch((error: unknown) =>
      ctx.log.error({ err: error, payment: refund.rowId }, 'a refund has to be tried again'),
    )
  return outcome
}

/**
 * Marks an attempt as failed or closed. A payment before or after takes precedence, because notifications may
 * arrive in any order.
 */
async function applyEnd(ctx: Context, attempt: PaymentRow, state: 'refused' | 'closed'): Promise<Applied> {
  if (attempt.state !== 'pending') return { outcome: 'ignored', refund: null }
  await ctx.db.update(payment).set({ state, finishTime: ctx.now() }).where(eq(payment.id, attempt.id))
  return { outcome: state, refund: null }
}

async function applyMoney(
  ctx: Context,
  order: OrderRow,
  attempt: PaymentRow,
  notice: PaymentNotice,
): Promise<Applied> {
  const known = await ctx.db
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        eq(payment.providerRef, notice.transactionId),
        or(eq(payment.state, 'paid'), isNotNull(payment.refundedTime)),
      ),
    )
  if (known.length > 0) return { outcome: 'ignored', refund: null }
  if (notice.amountCents !== attempt.amountCents) {
    ctx.log.error(
      { paymentId: attempt.id, expected: attempt.amountCents, got: notice.amountCents },
      'payment with a wrong amount',
    )
    return giveBack(ctx, attempt, notice, 'refused')
  }
  if (isUnpaid(order) && notice.paidAt.getTime() > order.payDeadline.getTime()) {
    // Paid after the deadline, before the order was cancelled.
    await cancelLocked(ctx, order, 'deadline')
    return giveBack(ctx, attempt, notice, 'closed')
  }
  if (!isUnpaid(order)) return giveBack(ctx, attempt, notice, order.isPaid ? 'paid' : 'closed')
  await ctx.db
    .update(payment)
    .set({ state: 'paid', finishTime: notice.paidAt, providerRef: notice.transactionId })
    .where(eq(payment.id, attempt.id))
  await payLocked(ctx, order.id, { at: notice.paidAt, payType: attempt.payType })
  return { outcome: 'paid', refund: null }
}

/**
 * Records money to refund: on its own attempt, or on an additional row when that attempt was already paid.
 * `finishTime` is null until the provider has accepted the refund.
 */
async function giveBack(
  ctx: Context,
  attempt: PaymentRow,
  notice: PaymentNotice,
  state: PaymentState,
): Promise<Applied> {
  const isSettled = attempt.state === 'paid' || attempt.refundedTime !== null
  const recorded = {
    state,
    amountCents: notice.amountCents,
    refundedTime: ctx.now(),
    finishTime: null,
    providerRef: notice.transactionId,
  }
  let rowId = attempt.id
  if (isSettled) {
    const count = await ctx.db.$count(payment, eq(payment.orderId, attempt.orderId))
    rowId = `${attempt.id}${EXTRA}${count + 1}`
    await ctx.db.insert(payment).values({ ...attempt, ...recorded, id: rowId, createTime: ctx.now() })
  } else await ctx.db.update(payment).set(recorded).where(eq(payment.id, attempt.id))
  return {
    outcome: 'givenBack',
    refund: { rowId, payType: attempt.payType, amountCents: notice.amountCents },
  }
}

async function refundNow(ctx: Context, refund: Refund): Promise<void> {
  const outcome = await ctx.ports.payment.refund({
    paymentId: attemptIdOf(refund.rowId),
    payType: refund.payType as PayType,
    refundId: refund.rowId,
    amountCents: refund.amountCents,
    totalCents: refund.amountCents,
  })
  if (outcome === 'done')
    await ctx.db.update(payment).set({ finishTime: ctx.now() }).where(eq(payment.id, refund.rowId))
}

/**
 * Retries refunds that the provider has not accepted within a minute; their id makes repetitions harmless.
 */
export async function retryRefunds(ctx: Context): Promise<void> {
  const open = await ctx.db
    .select()
    .from(payment)
    .where(
      and(
        isNull(payment.finishTime),
        lte(payment.refundedTime, new Date(ctx.now().getTime() - REFUND_RETRY_MS)),
      ),
    )
    .limit(50)
  for (const row of open)
    await refundNow(ctx, { rowId: row.id, payType: row.payType, amountCents: row.amountCents }).catch(
      (error: unknown) => ctx.log.error({ err: error, payment: row.id }, 'a refund has to be tried again'),
    )
}
