import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { PayType } from '../../../../../contract/constants/enums'
import { payment } from '../../../../db/schema/orders'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { applyPaymentNotice } from './callback'

const ASK_AFTER_MS = 60_000

/**
 * Time after its end at which a closed attempt is queried once more, because money may have arrived at the
 * last moment.
 */
const LAST_LOOK_MS = 10 * 60_000

const FORGOTTEN_MS = 2 * 24 * 3_600_000

const BATCH = 50

/**
 * Queries the provider about an open attempt whose notification may have been lost.
 * @returns true when that settled the attempt
 */
export async function askProvider(ctx: Context, of: { id: string; payType: string }): Promise<boolean> {
  await ctx.db.update(payment).set({ askedTime: ctx.now() }).where(eq(payment.id, of.id))
  const notice = await ctx.ports.payment
    .queryPayment({ paymentId: of.id, payType: of.payType as PayType })
    .catch((error: unknown) => {
      ctx.log.warn({ err: error, paymentId: of.id }, 'the payment provider did not answer')
      return null
    })
  if (!notice) return false
  await applyPaymentNotice(ctx, notice)
  return true
}

/**
 * Queries every open attempt before an order is cancelled at its deadline, so that a buyer who has paid keeps
 * the order although the notification was lost. When the provider does not respond, the order is cancelled,
 * and money that arrives later is refunded.
 */
export async function askAboutOrder(ctx: Context, { orderId }: { orderId: string }): Promise<void> {
  const open = await ctx.db
    .select({ id: payment.id, payType: payment.payType })
    .from(payment)
    .where(and(eq(payment.orderId, orderId), eq(payment.state, 'pending')))
    .orderBy(asc(payment.createTime))
  for (const attempt of open) if (await askProvider(ctx, attempt)) return
}

/**
 * Queries open attempts whose notification is overdue, and closed ones once more, so that no payment is
 * missed.
 */
export async function askProviders(ctx: Context): Promise<void> {
  const now = ctx.now().getTime()
  const before = (ms: number): Date => new Date(now - ms)
  const due = await ctx.db
    .select({ id: payment.id, payType: payment.payType })
    .from(payment)
    .where(
      and(
        inArray(payment.state, ['pending', 'closed']),
        isNull(payment.refundedTime),
        gt(payment.createTime, before(FORGOTTEN_MS)),
        or(
          and(
            eq(payment.state, 'pending'),
            lte(payment.createTime, before(ASK_AFTER_MS)),
            or(isNull(payment.askedTime), lte(payment.askedTime, before(ASK_AFTER_MS))),
          ),
          and(
            eq(payment.state, 'closed'),
            lte(payment.finishTime, before(LAST_LOOK_MS)),
            or(
              isNull(payment.askedTime),
              lte(payment.askedTime, sql`${payment.finishTime} + interval '10 minutes'`),
            ),
          ),
        ),
      ),
    )
    .orderBy(sql`${payment.askedTime} asc nulls first`, asc(payment.createTime))
    .limit(BATCH)
  for (const attempt of due) {
    await askProvider(ctx, attempt).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
      ctx.log.error(
        { err: error, paymentId: attempt.id },
        'what the provider says of a payment could not be booked',
      )
    })
  }
}
