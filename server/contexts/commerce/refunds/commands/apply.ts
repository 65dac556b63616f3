import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { RefundDetail, refundApply } from '../../../../../contract/aftersales'
import { codes } from '../../../../../contract/constants/codes'
import type { BodyOf } from '../../../../../contract/define-endpoint'
import { formatCents } from '../../../../../contract/rules/money'
import { orderRefund, orderRefundItem } from '../../../../db/schema/aftersales'
import { payment } from '../../../../db/schema/orders'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { once } from '../../../../lib/idempotency'
import { randomDigits } from '../../../../lib/random-digits'
import { momentText } from '../../../../lib/store-time'
import { requireUploads } from '../../../identity'
import { lockOrder } from '../../orders/commands/cancel-order'
import type { OrderRow } from '../../orders/order-state'
import { priceRefund, refundableOf } from '../queries/refundable'
import { findRefund } from '../queries/refunds'

export type RefundRequest = BodyOf<typeof refundApply>

type RefundRow = typeof orderRefund.$inferInsert

const NUMBER_TRIES = 20

/** Inserts a request with an unused number. */
async function insertNumbered(ctx: Context, row: Omit<RefundRow, 'refundNo'>): Promise<void> {
  const stamp = momentText(row.createTime, ctx.config.storeTimeZone).replace(/\D/g, '').slice(2)
  for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
    const refundNo = `RF${stamp}${randomDigits(6)}`
    const inserted = await ctx.db
      .insert(orderRefund)
      .values({ ...row, refundNo })
      .onConflictDoNothing({ target: orderRefund.refundNo })
      .returning({ id: orderRefund.id })
    if (inserted.length > 0) return
  }
  throw new Error('No free refund number was found')
}

/**
 * Inserts a request for a priced refund, with the payment to be refunded. The caller holds the lock of the
 * order.
 * @returns the request's id
 */
export async function insertRefund(
  tx: Context,
  order: Pick<OrderRow, 'id' | 'userId'>,
  priced: ReturnType<typeof priceRefund>,
  about: Pick<RefundRow, 'reason' | 'cause' | 'description' | 'answer' | 'picKeys'>,
): Promise<string> {
  const [kept] = await tx.db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.orderId, order.id), eq(payment.state, 'paid'), isNull(payment.refundedTime)))
  const id = randomUUID()
  await insertNumbered(tx, {
    ...about,
    id,
    orderId: order.id,
    userId: order.userId,
    state: 'applied',
    amountCents: priced.amountCents,
    freightCents: priced.freightCents,
    createTime: tx.now(),
    paymentId: kept?.id ?? null,
  })
  await tx.db.insert(orderRefundItem).values(
    priced.items.map(({ of, quantity, amountCents }) => ({
      refundId: id,
      orderItemId: of.item.id,
      quantity,
      amountCents,
    })),
  )
  return id
}

/**
 * Requests a refund of an order or of some lines, once per idempotency key. Nothing is refunded before the
 * shop approves.
 * @throws AppError notFound, stateForbids, refundOpen, refundNothingLeft, refundAmountChanged with the
 * amount, badInput for pictures
 */
export async function applyRefund(
  ctx: Context,
  userId: string,
  request: RefundRequest,
): Promise<RefundDetail> {
  const answer = await once(
    ctx,
    { userId, scope: 'refundApply', key: request.idempotencyKey, request },
    async (tx) => {
      const order = await lockOrder(tx, request.orderId, userId)
      if (!order) throw new AppError(codes.notFound, 'notFound')
      const open = await tx.db
        .select({ id: orderRefund.id })
        .from(orderRefund)
        .where(and(eq(orderRefund.orderId, order.id), inArray(orderRefund.state, ['applied', 'approved'])))
      if (open.length > 0) throw new AppError(codes.refundOpen, 'refundOpen')
      const priced = priceRefund(await refundableOf(tx, order), request.items)
      if (request.expectedPrice !== undefined && request.expectedPrice !== formatCents(priced.amountCents))
        throw new AppError(
          codes.refundAmountChanged,
          'refundAmountChanged',
          {},
          { refundPrice: formatCents(priced.amountCents) },
        )
      const pictures = await requireUploads(tx, userId, request.picUrls ?? [], {
        purpose: 'refund',
        kind: 'image',
      })
      const id = await insertRefund(tx, order, priced, {
        reason: request.reason,
        description: request.description?.trim() ?? '',
        picKeys: pictures.map((picture) => picture.key),
      })
      return { id }
    },
  )
  return findRefund(ctx, userId, answer.id)
}

/** Withdraws a request. @throws AppError notFound; stateForbids once the shop has decided */
export async function withdrawRefund(ctx: Context, userId: string, id: string): Promise<RefundDetail> {
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .select()
      .from(orderRefund)
      .where(and(eq(orderRefund.id, id), eq(orderRefund.userId, userId)))
      .for('update')
    if (!row) throw new AppError(codes.notFound, 'notFound')
    if (row.state !== 'applied') throw new AppError(codes.stateForbids, 'stateForbids')
    await tx.db
      .update(orderRefund)
      .set({ state: 'withdrawn', answerTime: tx.now() })
      .where(eq(orderRefund.id, id))
  })
  return findRefund(ctx, userId, id)
}
