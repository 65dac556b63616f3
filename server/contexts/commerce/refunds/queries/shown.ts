import { and, desc, eq, inArray } from 'drizzle-orm'
import type { RefundCard, RefundDetail } from '../../../../../contract/aftersales'
import type { PayType } from '../../../../../contract/constants/enums'
import type { Day } from '../../../../../contract/rules/day'
import { orderRefund, orderRefundItem } from '../../../../db/schema/aftersales'
import { orderInfo, orderItem } from '../../../../db/schema/orders'
import type { Context } from '../../../../lib/context'
import type { OrderRow } from '../../orders/order-state'
import {
  type PaymentRow,
  paymentRefundState,
  type RefundRow,
  toPaymentRefund,
  toRefundCard,
  toRefundFacts,
} from '../mapper'
import { backByDay, reductionsBack } from './given-back'
import { refundableOf } from './refundable'

const isUnderWay = (state: string): boolean => state === 'applied' || state === 'approved'

/** The day by which the money of each request under way arrives, by the request's id. */
async function backByDays(ctx: Context, rows: readonly RefundRow[]): Promise<ReadonlyMap<string, Day>> {
  const days = rows
    .filter((row) => isUnderWay(row.state))
    .map(async (row) => [row.id, await backByDay(ctx, row.answerTime ?? ctx.now())] as const)
  return new Map(await Promise.all(days))
}

/** The numbers of orders by their ids. */
async function orderNumbers(
  ctx: Context,
  rows: readonly { orderId: string }[],
): Promise<ReadonlyMap<string, string>> {
  const found = await ctx.db
    .select({ id: orderInfo.id, orderNo: orderInfo.orderNo })
    .from(orderInfo)
    .where(
      inArray(
        orderInfo.id,
        rows.map((row) => row.orderId),
      ),
    )
  return new Map(found.map((order) => [order.id, order.orderNo]))
}

/** Payments that were refunded because they could not be kept, in the form of lists. */
export async function toPaymentRefunds(ctx: Context, rows: readonly PaymentRow[]): Promise<RefundCard[]> {
  if (rows.length === 0) return []
  const orders = await orderNumbers(ctx, rows)
  const items = await ctx.db
    .select()
    .from(orderItem)
    .where(
      inArray(
        orderItem.orderId,
        rows.map((row) => row.orderId),
      ),
    )
    .orderBy(orderItem.id)
  return Promise.all(
    rows.map(async (row) =>
      toPaymentRefund(ctx, row, {
        orderNo: orders.get(row.orderId) ?? '',
        backBy:
          paymentRefundState(row) === 'approved' ? await backByDay(ctx, row.refundedTime ?? ctx.now()) : null,
        items: items.filter(({ orderId }) => orderId === row.orderId),
      }),
    ),
  )
}

/** Requests in the form of lists, in the given order. */
export async function toRefundCards(ctx: Context, rows: readonly RefundRow[]): Promise<RefundCard[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const lines = await ctx.db
    .select({ refund: orderRefundItem, item: orderItem })
    .from(orderRefundItem)
    .innerJoin(orderItem, eq(orderItem.id, orderRefundItem.orderItemId))
    .where(inArray(orderRefundItem.refundId, ids))
    .orderBy(orderRefundItem.orderItemId)
  const orders = await orderNumbers(ctx, rows)
  const backBy = await backByDays(ctx, rows)
  return rows.map((row) =>
    toRefundCard(ctx, row, {
      orderNo: orders.get(row.orderId) ?? '',
      backBy: backBy.get(row.id) ?? null,
      lines: lines.filter((line) => line.refund.refundId === row.id),
    }),
  )
}

/** True when nothing of the order remains after a request, which must be the newest that counts. */
async function isLastPart(ctx: Context, order: OrderRow, row: RefundRow): Promise<boolean> {
  if (!isUnderWay(row.state) && row.state !== 'refunded') return false
  const [newest] = await ctx.db
    .select({ id: orderRefund.id })
    .from(orderRefund)
    .where(
      and(eq(orderRefund.orderId, order.id), inArray(orderRefund.state, ['applied', 'approved', 'refunded'])),
    )
    .orderBy(desc(orderRefund.createTime), desc(orderRefund.id))
    .limit(1)
  if (newest?.id !== row.id) return false
  return (await refundableOf(ctx, order)).items.every((of) => of.leftQuantity === 0)
}

export async function toRefundDetail(ctx: Context, row: RefundRow): Promise<RefundDetail> {
  const [card] = await toRefundCards(ctx, [row])
  if (!card) throw new Error('A request that exists has its card')
  const [order] = await ctx.db.select().from(orderInfo).where(eq(orderInfo.id, row.orderId))
  if (!order) throw new Error('A request has its order')
  return {
    ...card,
    ...toRefundFacts(ctx, row),
    paymentType: order.payType as PayType | null,
    ...reductionsBack(order, await isLastPart(ctx, order, row)),
  }
}
