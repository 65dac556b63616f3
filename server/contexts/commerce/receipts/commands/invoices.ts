import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { BodyOf } from '../../../../../contract/define-endpoint'
import type { Invoice, invoiceRequest } from '../../../../../contract/receipts'
import { formatCents } from '../../../../../contract/rules/money'
import { invoice } from '../../../../db/schema/aftersales'
import { orderInfo } from '../../../../db/schema/orders'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { once } from '../../../../lib/idempotency'
import { messageText } from '../../../../lib/messages'
import { randomDigits } from '../../../../lib/random-digits'
import { momentText } from '../../../../lib/store-time'
import { lockOrder } from '../../orders/commands/cancel-order'
import { findInvoice, type InvoiceRow } from '../queries/invoices'
import { brandName } from '../queries/receipts'

/**
 * Requests the invoice of a paid order, for the amount that was not refunded. One invoice per order, unless a
 * request was refused.
 * @throws AppError badInput (name, a company's number), notFound, stateForbids, invoiceExists
 */
export async function requestInvoice(
  ctx: Context,
  userId: string,
  request: BodyOf<typeof invoiceRequest>,
): Promise<Invoice> {
  const answer = await once(
    ctx,
    { userId, scope: 'invoiceRequest', key: request.idempotencyKey, request },
    async (tx) => {
      const title = request.title.trim()
      if (title === '')
        throw new AppError(codes.badInput, 'invoiceTitleMissing', {}, { field: 'title', rule: 'required' })
      const taxNumber = request.taxNumber ?? ''
      if (request.kind === 'company' && taxNumber === '')
        throw new AppError(
          codes.badInput,
          'invoiceTaxNumberMissing',
          {},
          { field: 'taxNumber', rule: 'required' },
        )
      const order = await lockOrder(tx, request.orderId, userId)
      if (!order) throw new AppError(codes.notFound, 'notFound')
      const amountCents = order.paymentCents - (order.refundCents ?? 0)
      if (!order.isPaid || amountCents <= 0) throw new AppError(codes.stateForbids, 'stateForbids')
      const live = await tx.db
        .select({ id: invoice.id })
        .from(invoice)
        .where(and(eq(invoice.orderId, order.id), ne(invoice.state, 'refused')))
      if (live.length > 0) throw new AppError(codes.invoiceExists, 'invoiceExists')
      const id = randomUUID()
      await tx.db.insert(invoice).values({
        id,
        userId,
        orderId: order.id,
        state: 'requested',
        kind: request.kind,
        title,
        taxNumber,
        email: request.email,
        amountCents,
        createTime: tx.now(),
      })
      return { id }
    },
  )
  return findInvoice(ctx, userId, answer.id)
}

async function lockRequested(ctx: Context, id: string): Promise<InvoiceRow> {
  const [row] = await ctx.db.select().from(invoice).where(eq(invoice.id, id)).for('update')
  if (!row) throw new AppError(codes.notFound, 'notFound')
  if (row.state !== 'requested') throw new AppError(codes.stateForbids, 'stateForbids')
  return row
}

/**
 * Issues an invoice and sends it by e-mail. For the desk only: does not check the owner.
 * @throws AppError notFound, stateForbids
 */
export async function issueInvoice(ctx: Context, id: string): Promise<void> {
  const issued = await inTransaction(ctx, async (tx) => {
    const row = await lockRequested(tx, id)
    const [order] = await tx.db
      .select({
        orderNo: orderInfo.orderNo,
        paymentCents: orderInfo.paymentCents,
        refundCents: orderInfo.refundCents,
      })
      .from(orderInfo)
      .where(eq(orderInfo.id, row.orderId))
    const amountCents = (order?.paymentCents ?? 0) - (order?.refundCents ?? 0)
    // The order was refunded while the request was pending.
    if (!order || amountCents <= 0) throw new AppError(codes.stateForbids, 'stateForbids')
    const stamp = momentText(tx.now(), tx.config.storeTimeZone).replace(/\D/g, '').slice(2, 8)
    const invoiceNo = `INV${stamp}${randomDigits(8)}`
    await tx.db
      .update(invoice)
      .set({ state: 'issued', invoiceNo, amountCents, issueTime: tx.now() })
      .where(eq(invoice.id, id))
    return { email: row.email, orderNo: order.orderNo, invoiceNo, amountCents }
  })
  const brand = brandName(ctx)
  await ctx.ports.messages
    .send({
      channel: 'email',
      to: issued.email,
      subject: messageText('invoiceMailSubject', ctx.lang, { brand, number: issued.invoiceNo }),
      text: messageText('invoiceMailText', ctx.lang, {
        order: issued.orderNo,
        number: issued.invoiceNo,
        amount: formatCents(issued.amountCents),
      }),
    })
    .catch((error: unknown) =>
      ctx.log.warn({ err: error, invoiceId: id }, 'the mail about an invoice was not sent'),
    )
}

/**
 * Refuses a request for an invoice with a reason; the user may request another one.
 * @throws AppError notFound, stateForbids
 */
export async function refuseInvoice(ctx: Context, id: string, answer: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockRequested(tx, id)
    await tx.db
      .update(invoice)
      .set({ state: 'refused', answer: answer.trim().slice(0, 140) })
      .where(eq(invoice.id, id))
  })
}
