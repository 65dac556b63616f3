import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { PageOf } from '../../../../../contract/common'
import { codes } from '../../../../../contract/constants/codes'
import type { InvoiceKind, InvoiceState } from '../../../../../contract/constants/enums'
import type { Invoice } from '../../../../../contract/receipts'
import { formatCents } from '../../../../../contract/rules/money'
import { invoice } from '../../../../db/schema/aftersales'
import { orderInfo, orderItem } from '../../../../db/schema/orders'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import { messageText, type MessageKey } from '../../../../lib/messages'
import { pageFrom, pageRange, type PageQuery } from '../../../../lib/pages'
import { momentOrNull, momentText } from '../../../../lib/store-time'

export type InvoiceRow = typeof invoice.$inferSelect

const stateTexts: Record<InvoiceState, MessageKey> = {
  requested: 'invoiceRequested',
  issued: 'invoiceIssued',
  refused: 'invoiceRefused',
}

async function toInvoices(ctx: Context, rows: readonly InvoiceRow[]): Promise<Invoice[]> {
  if (rows.length === 0) return []
  const orderIds = rows.map((row) => row.orderId)
  const orders = new Map(
    (
      await ctx.db
        .select({ id: orderInfo.id, orderNo: orderInfo.orderNo })
        .from(orderInfo)
        .where(inArray(orderInfo.id, orderIds))
    ).map((order) => [order.id, order.orderNo]),
  )
  const names = new Map(
    (
      await ctx.db
        .select({ orderId: orderItem.orderId, spuName: orderItem.spuName })
        .from(orderItem)
        .where(inArray(orderItem.orderId, orderIds))
        .orderBy(desc(orderItem.id))
    ).map((item) => [item.orderId, localized(item.spuName, ctx.lang)]),
  )
  const zone = ctx.config.storeTimeZone
  return rows.map((row) => ({
    id: row.id,
    orderId: row.orderId,
    orderNo: orders.get(row.orderId) ?? '',
    name: names.get(row.orderId) ?? '',
    state: row.state as InvoiceState,
    stateDesc: messageText(stateTexts[row.state as InvoiceState], ctx.lang),
    kind: row.kind as InvoiceKind,
    title: row.title,
    taxNumber: row.taxNumber,
    email: row.email,
    amount: formatCents(row.amountCents),
    invoiceNo: row.invoiceNo,
    answer: row.answer,
    createTime: momentText(row.createTime, zone),
    issueTime: momentOrNull(row.issueTime, zone),
  }))
}

/** The user's invoices, newest first. */
export async function listInvoices(
  ctx: Context,
  userId: string,
  query: PageQuery & { state?: InvoiceState | undefined },
): Promise<PageOf<Invoice>> {
  const range = pageRange(query)
  const where = and(
    eq(invoice.userId, userId),
    query.state === undefined ? undefined : eq(invoice.state, query.state),
  )
  const rows = await ctx.db
    .select()
    .from(invoice)
    .where(where)
    .orderBy(desc(invoice.createTime), asc(invoice.id))
    .limit(range.limit)
    .offset(range.offset)
  return pageFrom(
    await toInvoices(ctx, rows),
    range.isCounted ? await ctx.db.$count(invoice, where) : 0,
    range,
  )
}

/** One of the user's invoices. @throws AppError notFound (unknown, or another user's) */
export async function findInvoice(ctx: Context, userId: string, id: string): Promise<Invoice> {
  const [found] = await toInvoices(
    ctx,
    await ctx.db
      .select()
      .from(invoice)
      .where(and(eq(invoice.id, id), eq(invoice.userId, userId))),
  )
  if (!found) throw new AppError(codes.notFound, 'notFound')
  return found
}
