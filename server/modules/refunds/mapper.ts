import { eq, inArray } from 'drizzle-orm'
import type { RefundCard, RefundDetail } from '../../../contract/aftersales'
import type { PayType, RefundReason, RefundState } from '../../../contract/constants/enums'
import { formatCents } from '../../../contract/rules/money'
import { type orderRefund, orderRefundItem } from '../../db/schema/aftersales'
import { orderInfo, orderItem } from '../../db/schema/orders'
import type { Context } from '../../lib/context'
import { localized } from '../../lib/language'
import { type MessageKey, messageText } from '../../lib/messages'
import { momentOrNull, momentText } from '../../lib/store-time'
import { uploadUrl } from '../uploads/own-upload'

export type RefundRow = typeof orderRefund.$inferSelect

const stateTexts: Record<RefundState, MessageKey> = {
  applied: 'refundApplied',
  approved: 'refundApproved',
  refunded: 'refundRefunded',
  refused: 'refundRefused',
  withdrawn: 'refundWithdrawn',
}
const reasonTexts: Record<RefundReason, MessageKey> = {
  planChanged: 'refundPlanChanged',
  wrongItem: 'refundWrongItem',
  notSatisfied: 'refundNotSatisfied',
  damaged: 'refundDamaged',
  late: 'refundLate',
  other: 'refundOther',
}
export const refundStateText = (ctx: Context, state: string): string =>
  messageText(stateTexts[state as RefundState], ctx.lang)
export const refundReasonText = (lang: Context['lang'], reason: string): string =>
  messageText(reasonTexts[reason as RefundReason], lang)

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

export async function toRefundDetail(ctx: Context, row: RefundRow): Promise<RefundDetail> {
  const [card] = await toRefundCards(ctx, [row])
  if (!card) throw new Error('A request that exists has its card')
  const [order] = await ctx.db
    .select({ payType: orderInfo.payType })
    .from(orderInfo)
    .where(eq(orderInfo.id, row.orderId))
  const zone = ctx.config.storeTimeZone
  return {
    ...card,
    reason: row.reason as RefundReason,
    reasonText: refundReasonText(ctx.lang, row.reason),
    description: row.description,
    picUrls: row.picKeys.map((key) => uploadUrl(ctx, key)),
    answer: row.answer,
    freightPrice: formatCents(row.freightCents),
    paymentType: (order?.payType ?? null) as PayType | null,
    answerTime: momentOrNull(row.answerTime, zone),
    refundTime: momentOrNull(row.refundTime, zone),
  }
}
