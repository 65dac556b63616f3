import { and, asc, desc, eq, inArray, isNull, sql, sum } from 'drizzle-orm'
import type { PageOf } from '../../../../../contract/common'
import { codes } from '../../../../../contract/constants/codes'
import type { InvoiceState, PayType } from '../../../../../contract/constants/enums'
import type { ListedReceipt, Receipt, ReceiptCard } from '../../../../../contract/receipts'
import { formatCents } from '../../../../../contract/rules/money'
import { invoice, orderRefund } from '../../../../db/schema/aftersales'
import { orderBooking, orderInfo, orderItem, payment } from '../../../../db/schema/orders'
import { shop } from '../../../../db/schema/shops'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import { messageText } from '../../../../lib/messages'
import { pageFrom, pageRange, type PageQuery } from '../../../../lib/pages'
import { momentText } from '../../../../lib/store-time'
import type { OrderRow } from '../../orders/order-state'
import { firstNames } from '../../orders/queries/first-names'

/** A receipt has the number of its order. */
const receiptNoOf = (order: Pick<OrderRow, 'orderNo'>): string => `R${order.orderNo}`

const paidOf = (userId: string) =>
  and(eq(orderInfo.userId, userId), eq(orderInfo.isPaid, true), eq(orderInfo.isDeleted, false))

export const brandName = (ctx: Context): string =>
  ctx.lang === 'en' || ctx.lang === 'fr' || ctx.lang === 'es'
    ? ctx.config.brandNameLatin
    : ctx.config.brandName

const payTypeText = (ctx: Context, payType: string | null): string =>
  payType === null
    ? messageText('docNoPayment', ctx.lang)
    : messageText(payType === 'alipay' ? 'payAlipay' : 'payWechat', ctx.lang)

async function toCards(ctx: Context, orders: readonly OrderRow[]): Promise<ReceiptCard[]> {
  if (orders.length === 0) return []
  const ids = orders.map((order) => order.id)
  const names = await firstNames(ctx, ids)
  const invoices = new Map(
    (
      await ctx.db
        .select({ orderId: invoice.orderId, state: invoice.state })
        .from(invoice)
        .where(inArray(invoice.orderId, ids))
        .orderBy(asc(invoice.createTime))
    ).map((row) => [row.orderId, row.state as InvoiceState]),
  )
  const persons = new Map(
    (
      await ctx.db
        .select({
          // needed to unseal the name
          id: orderBooking.id,
          orderId: orderBooking.orderId,
          personName: orderBooking.personName,
        })
        .from(orderBooking)
        .where(inArray(orderBooking.orderId, ids))
        .orderBy(desc(orderBooking.doseNo))
    ).map((row) => [row.orderId, row.personName]),
  )
  return orders.map((order) => ({
    id: order.id,
    receiptNo: receiptNoOf(order),
    orderNo: order.orderNo,
    name: names.get(order.id) ?? '',
    personName: persons.get(order.id) ?? null,
    paymentTime: momentText(order.paymentTime ?? order.createTime, ctx.config.storeTimeZone),
    paymentPrice: formatCents(order.paymentCents),
    refundPrice: formatCents(order.refundCents ?? 0),
    invoiceState: invoices.get(order.id) ?? null,
  }))
}

const MONTH_LENGTH = 'yyyy-MM'.length
const paidAt = sql`coalesce(${orderInfo.paymentTime}, ${orderInfo.createTime})`

type MonthSums = Pick<ListedReceipt, 'monthNetPrice' | 'monthRefundPrice'>

/** What was paid and refunded in each month of payment, in the store's zone. */
async function sumsByMonth(ctx: Context, userId: string): Promise<Map<string, MonthSums>> {
  const rows = await ctx.db
    .select({
      month: sql<string>`to_char(${paidAt} at time zone ${ctx.config.storeTimeZone}, 'YYYY-MM') as month`,
      paid: sum(orderInfo.paymentCents).mapWith(Number),
      refunded: sql`coalesce(sum(${orderInfo.refundCents}), 0)`.mapWith(Number),
    })
    .from(orderInfo)
    .where(paidOf(userId))
    .groupBy(sql`month`)
  return new Map(
    rows.map(({ month, paid, refunded }) => [
      month,
      { monthNetPrice: formatCents(paid - refunded), monthRefundPrice: formatCents(refunded) },
    ]),
  )
}

const noSums: MonthSums = { monthNetPrice: formatCents(0), monthRefundPrice: formatCents(0) }

/** Receipts of the user's paid orders, last payment first: the app groups them by the month of their payment. */
export async function listReceipts(
  ctx: Context,
  userId: string,
  query: PageQuery,
): Promise<PageOf<ListedReceipt>> {
  const range = pageRange(query)
  const where = paidOf(userId)
  const rows = await ctx.db
    .select()
    .from(orderInfo)
    .where(where)
    .orderBy(desc(paidAt), asc(orderInfo.id))
    .limit(range.limit)
    .offset(range.offset)
  const sums = rows.length > 0 ? await sumsByMonth(ctx, userId) : undefined
  const cards = await toCards(ctx, rows)
  return pageFrom(
    cards.map((card) => ({
      ...card,
      ...(sums?.get(card.paymentTime.slice(0, MONTH_LENGTH)) ?? noSums),
    })),
    range.isCounted ? await ctx.db.$count(orderInfo, where) : 0,
    range,
  )
}

async function issuerOf(ctx: Context, order: OrderRow): Promise<Receipt['issuer']> {
  const [store] =
    order.shopId === null ? [] : await ctx.db.select().from(shop).where(eq(shop.id, order.shopId))
  return {
    name: store ? localized(store.name, ctx.lang) : brandName(ctx),
    address: store ? localized(store.address, ctx.lang) : '',
    phone: store?.phone ?? '',
  }
}

/** Loads the items, payments, refunds and invoice of an order. */
async function loadParts(ctx: Context, orderId: string) {
  const items = await ctx.db
    .select()
    .from(orderItem)
    .where(eq(orderItem.orderId, orderId))
    .orderBy(asc(orderItem.id))
  const [paid] = await ctx.db
    .select({ providerRef: payment.providerRef })
    .from(payment)
    .where(and(eq(payment.orderId, orderId), eq(payment.state, 'paid'), isNull(payment.refundedTime)))
  const refunds = await ctx.db
    .select()
    .from(orderRefund)
    .where(and(eq(orderRefund.orderId, orderId), eq(orderRefund.state, 'refunded')))
    .orderBy(asc(orderRefund.createTime))
  const [live] = await ctx.db
    .select({ id: invoice.id, state: invoice.state })
    .from(invoice)
    .where(eq(invoice.orderId, orderId))
    .orderBy(desc(invoice.createTime))
    .limit(1)
  return { items, paid, refunds, live }
}

const toLine = (ctx: Context, item: typeof orderItem.$inferSelect): Receipt['lines'][number] => ({
  spuName: localized(item.spuName, ctx.lang),
  specInfo: localized(item.specInfo, ctx.lang),
  quantity: item.quantity,
  salesPrice: formatCents(item.salesPriceCents),
  amount: formatCents(item.salesPriceCents * item.quantity),
})

const amountsOf = (order: OrderRow) => ({
  salesPrice: formatCents(order.salesCents),
  discountPrice: formatCents(order.discountCents),
  couponPrice: formatCents(order.couponCents),
  pointsPrice: formatCents(order.pointsCents),
  taxPrice: formatCents(order.taxCents),
  freightPrice: formatCents(order.freightCents),
})

const toRefund = (ctx: Context, row: typeof orderRefund.$inferSelect): Receipt['refunds'][number] => ({
  refundNo: row.refundNo,
  refundPrice: formatCents(row.amountCents),
  refundTime: momentText(row.refundTime ?? row.createTime, ctx.config.storeTimeZone),
})

/**
 * The receipt of one of the user's orders.
 * @throws AppError notFound (unknown, or another user's); stateForbids while it is unpaid
 */
export async function findReceipt(ctx: Context, userId: string, orderId: string): Promise<Receipt> {
  const [order] = await ctx.db
    .select()
    .from(orderInfo)
    .where(and(eq(orderInfo.id, orderId), eq(orderInfo.userId, userId), eq(orderInfo.isDeleted, false)))
  if (!order) throw new AppError(codes.notFound, 'notFound')
  if (!order.isPaid) throw new AppError(codes.stateForbids, 'stateForbids')
  const [card] = await toCards(ctx, [order])
  if (!card) throw new Error('An order that exists has its receipt')
  const { items, paid, refunds, live } = await loadParts(ctx, orderId)
  const netCents = order.paymentCents - (order.refundCents ?? 0)
  return {
    ...card,
    issuer: await issuerOf(ctx, order),
    buyerName: order.buyerName,
    currency: 'HKD',
    paymentType: order.payType as PayType | null,
    paymentTypeText: payTypeText(ctx, order.payType),
    transactionId: paid?.providerRef ?? null,
    deliveryAddress: order.deliveryAddress,
    lines: items.map((item) => toLine(ctx, item)),
    ...amountsOf(order),
    netPrice: formatCents(netCents),
    refunds: refunds.map((row) => toRefund(ctx, row)),
    invoiceId: live?.id ?? null,
    canAskInvoice: netCents > 0 && (live === undefined || live.state === 'refused') ? '1' : '0',
  }
}
