import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { RefundCard, RefundDetail, RefundPreview } from '../../../../../contract/aftersales'
import type { PageOf } from '../../../../../contract/common'
import { codes } from '../../../../../contract/constants/codes'
import type { RefundState } from '../../../../../contract/constants/enums'
import type { OrderDetail } from '../../../../../contract/orders'
import { orderRefund } from '../../../../db/schema/aftersales'
import { orderInfo, payment } from '../../../../db/schema/orders'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { pageFrom, pageRange, type PageQuery } from '../../../../lib/pages'
import { cancelOverdueOrders } from '../../orders/commands/cancel-order'
import type { OrderRow } from '../../orders/order-state'
import { toOrderRefunds, toPreviewLine, toPreviewSums } from '../mapper'
import { backByDay, reductionsBack } from './given-back'
import {
  amountOf,
  isRefundableStatus,
  priceRefund,
  refundableOf,
  type RefundWish,
  type RefundableItem,
  wholeWish,
} from './refundable'
import { toPaymentRefunds, toRefundCards, toRefundDetail } from './shown'

interface RefundQuery {
  state?: RefundState | undefined
  orderId?: string | undefined
}

const isOfPayment = ({ state }: RefundQuery): SQL | undefined =>
  state === undefined
    ? undefined
    : state === 'refunded'
      ? isNotNull(payment.finishTime)
      : state === 'approved'
        ? isNull(payment.finishTime)
        : sql`false`

/** The user's refunds, newest first: requests, and payments that could not be kept. */
export async function listRefunds(
  ctx: Context,
  userId: string,
  query: PageQuery & RefundQuery,
): Promise<PageOf<RefundCard>> {
  const range = pageRange(query)
  const { state, orderId } = query
  const requested = and(
    eq(orderRefund.userId, userId),
    state === undefined ? undefined : eq(orderRefund.state, state),
    orderId === undefined ? undefined : eq(orderRefund.orderId, orderId),
  )
  const paid = and(
    eq(payment.userId, userId),
    isNotNull(payment.refundedTime),
    isOfPayment(query),
    orderId === undefined ? undefined : eq(payment.orderId, orderId),
  )
  const keys = await ctx.db
    .select({ id: orderRefund.id, at: sql<Date>`${orderRefund.createTime}`.as('at') })
    .from(orderRefund)
    .where(requested)
    .unionAll(
      ctx.db
        .select({ id: payment.id, at: sql<Date>`${payment.refundedTime}`.as('at') })
        .from(payment)
        .where(paid),
    )
    .orderBy(sql`at desc`, sql`id`)
    .limit(range.limit)
    .offset(range.offset)
  return pageFrom(
    await refundCardsByIds(
      ctx,
      keys.map(({ id }) => id),
    ),
    range.isCounted
      ? (await ctx.db.$count(orderRefund, requested)) + (await ctx.db.$count(payment, paid))
      : 0,
    range,
  )
}

/** Requests and refunded payments by their ids, in the given order. */
async function refundCardsByIds(ctx: Context, ids: readonly string[]): Promise<RefundCard[]> {
  if (ids.length === 0) return []
  const cards = [
    ...(await toRefundCards(
      ctx,
      await ctx.db
        .select()
        .from(orderRefund)
        .where(inArray(orderRefund.id, [...ids])),
    )),
    ...(await toPaymentRefunds(
      ctx,
      await ctx.db
        .select()
        .from(payment)
        .where(inArray(payment.id, [...ids])),
    )),
  ]
  return ids.flatMap((id) => cards.find((card) => card.id === id) ?? [])
}

/** One of the user's requests. @throws AppError notFound (unknown, or another user's) */
export async function findRefund(ctx: Context, userId: string, id: string): Promise<RefundDetail> {
  const [row] = await ctx.db
    .select()
    .from(orderRefund)
    .where(and(eq(orderRefund.id, id), eq(orderRefund.userId, userId)))
  if (!row) throw new AppError(codes.notFound, 'notFound')
  return toRefundDetail(ctx, row)
}

/** Parses the lines of a request in a URL: id:quantity,id:quantity */
const wishesIn = (items: string): RefundWish[] =>
  items.split(',').map((one) => {
    const [orderItemId = '', quantity] = one.split(':')
    return { orderItemId, quantity: Number(quantity) }
  })

const previewLine = (ctx: Context, of: RefundableItem): RefundPreview['items'][number] => {
  const quantity = of.isUsed ? 0 : of.leftQuantity
  return toPreviewLine(ctx, of, {
    quantity,
    unitCents: quantity > 0 ? amountOf(of, 1) : 0,
    amountCents: amountOf(of, quantity),
  })
}

/**
 * What can be refunded of one of the user's orders: all that remains, or the given lines.
 * @throws AppError notFound; stateForbids when nothing can be refunded any more; refundNothingLeft when less
 * remains
 */
export async function previewRefund(
  ctx: Context,
  userId: string,
  query: { orderId: string; items?: string | undefined },
): Promise<RefundPreview> {
  await cancelOverdueOrders(ctx, { userId })
  const { orderId } = query
  const [order] = await ctx.db
    .select()
    .from(orderInfo)
    .where(and(eq(orderInfo.id, orderId), eq(orderInfo.userId, userId), eq(orderInfo.isDeleted, false)))
  if (!order) throw new AppError(codes.notFound, 'notFound')
  const left = await refundableOf(ctx, order)
  if (!left.isAllowed) throw new AppError(codes.stateForbids, 'stateForbids')
  const wishes = query.items === undefined ? wholeWish(left) : wishesIn(query.items)
  // everything was used or requested already, which the lines show
  const priced =
    wishes.length === 0
      ? { items: [], freightCents: 0, amountCents: 0, isWhole: false }
      : priceRefund(left, wishes)
  return {
    ...toPreviewSums(order, priced),
    backBy: await backByDay(ctx, ctx.now()),
    items: left.items.map((of) => previewLine(ctx, of)),
    ...reductionsBack(order, priced.isWhole),
    releasesBookings: priced.items
      .flatMap(({ of }) => of.bookings)
      .filter((booking) => booking.state === 'booked').length,
  }
}

/** The refund information in the detail of an order. */
export async function refundsOfOrder(
  ctx: Context,
  order: OrderRow,
): Promise<Pick<OrderDetail, 'refunds' | 'canRefund' | 'refundablePrice'>> {
  const rows = await ctx.db
    .select()
    .from(orderRefund)
    .where(eq(orderRefund.orderId, order.id))
    .orderBy(desc(orderRefund.createTime), asc(orderRefund.id))
  const isOpen = rows.some((row) => row.state === 'applied' || row.state === 'approved')
  const left = isOpen || !isRefundableStatus(order) ? null : await refundableOf(ctx, order)
  const wishes = left === null ? [] : wholeWish(left)
  return toOrderRefunds(
    ctx,
    rows,
    left !== null && wishes.length > 0 ? priceRefund(left, wishes).amountCents : null,
  )
}
