import { and, desc, eq, inArray } from 'drizzle-orm'
import type { RefundCard, RefundDetail } from '../../../../../contract/aftersales'
import type { PayType, RefundReason, RefundState } from '../../../../../contract/constants/enums'
import { formatCents } from '../../../../../contract/rules/money'
import { orderRefund, orderRefundItem } from '../../../../db/schema/aftersales'
import { orderInfo, orderItem } from '../../../../db/schema/orders'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import { momentOrNull, momentText } from '../../../../lib/store-time'
import { uploadUrl } from '../../../identity'
import type { OrderRow } from '../../orders/order-state'
import { refundReasonText, refundStateText, type RefundRow } from '../mapper'
import { backByDay, reductionsBack } from './given-back'
import { refundableOf } from './refundable'

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
  const orders = new Map(
    (
      await ctx.db
        .select({ id: orderInfo.id, orderNo: orderInfo.orderNo })
        .from(orderInfo)
        .where(
          inArray(
            orderInfo.id,
            rows.map((row) => row.orderId),
          ),
        )
    ).map((order) => [order.id, order.orderNo]),
  )
  return rows.map((row) => ({
    id: row.id,
    refundNo: row.refundNo,
    orderId: row.orderId,
    orderNo: orders.get(row.orderId) ?? '',
    state: row.state as RefundState,
    stateDesc: refundStateText(ctx, row.state),
    refundPrice: formatCents(row.amountCents),
    createTime: momentText(row.createTime, ctx.config.storeTimeZone),
    canWithdraw: row.state === 'applied' ? '1' : '0',
    items: lines
      .filter((line) => line.refund.refundId === row.id)
      .map(({ refund, item }) => ({
        orderItemId: item.id,
        spuId: item.spuId,
        spuName: localized(item.spuName, ctx.lang),
        specInfo: localized(item.specInfo, ctx.lang),
        picUrl: item.picUrl,
        quantity: refund.quantity,
        refundPrice: formatCents(refund.amountCents),
      })),
  }))
}

const isUnderWay = (state: string): boolean => state === 'applied' || state === 'approved'

/** Whether nothing of the order is left after a request: it is the newest one that counts. */
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
  const zone = ctx.config.storeTimeZone
  return {
    ...card,
    reason: row.reason as RefundReason,
    reasonText: refundReasonText(ctx.lang, row.reason),
    description: row.description,
    picUrls: row.picKeys.map((key) => uploadUrl(ctx, key)),
    answer: row.answer,
    freightPrice: formatCents(row.freightCents),
    paymentType: order.payType as PayType | null,
    backBy: isUnderWay(row.state) ? await backByDay(ctx, row.answerTime ?? ctx.now()) : null,
    ...reductionsBack(order, await isLastPart(ctx, order, row)),
    answerTime: momentOrNull(row.answerTime, zone),
    refundTime: momentOrNull(row.refundTime, zone),
  }
}
