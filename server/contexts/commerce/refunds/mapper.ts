import type { RefundCard, RefundPreview } from '../../../../contract/aftersales'
import type { PayType, RefundReason, RefundState } from '../../../../contract/constants/enums'
import type { OrderDetail } from '../../../../contract/orders'
import { formatCents } from '../../../../contract/rules/money'
import type { orderRefund, orderRefundItem, RefundCause } from '../../../db/schema/aftersales'
import type { orderItem, payment } from '../../../db/schema/orders'
import type { Context } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { messageText, type MessageKey } from '../../../lib/messages'
import { momentOrNull, momentText } from '../../../lib/store-time'
import { uploadUrl } from '../../identity'

export type RefundRow = typeof orderRefund.$inferSelect
export type PaymentRow = typeof payment.$inferSelect

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

const causeTexts: Record<RefundCause, MessageKey> = { groupFailed: 'refundGroupFailed' }

const refundStateText = (ctx: Context, state: string): string =>
  messageText(stateTexts[state as RefundState], ctx.lang)

export const refundReasonText = (lang: Context['lang'], reason: string): string =>
  messageText(reasonTexts[reason as RefundReason], lang)

/** One refund of an order. */
const toOrderRefund = (ctx: Context, row: RefundRow): NonNullable<OrderDetail['refunds']>[number] => ({
  id: row.id,
  refundNo: row.refundNo,
  state: row.state as RefundState,
  stateDesc: refundStateText(ctx, row.state),
  refundPrice: formatCents(row.amountCents),
  createTime: momentText(row.createTime, ctx.config.storeTimeZone),
})

/** The refunds in the detail of an order. @param leftCents null when nothing can be refunded any more */
export const toOrderRefunds = (
  ctx: Context,
  rows: readonly RefundRow[],
  leftCents: number | null,
): Pick<OrderDetail, 'refunds' | 'canRefund' | 'refundablePrice'> => ({
  refunds: rows.map((row) => toOrderRefund(ctx, row)),
  canRefund: leftCents === null ? '0' : '1',
  refundablePrice: leftCents === null ? null : formatCents(leftCents),
})

/** A line of an order, with the refund for one piece and for all remaining pieces. */
export const toPreviewLine = (
  ctx: Context,
  { item, isUsed }: { item: typeof orderItem.$inferSelect; isUsed: boolean },
  left: { quantity: number; unitCents: number; amountCents: number },
): RefundPreview['items'][number] => ({
  orderItemId: item.id,
  spuName: localized(item.spuName, ctx.lang),
  specInfo: localized(item.specInfo, ctx.lang),
  picUrl: item.picUrl,
  quantity: item.quantity,
  refundableQuantity: left.quantity,
  unitRefundPrice: formatCents(left.unitCents),
  refundPrice: formatCents(left.amountCents),
  isUsed: isUsed ? '1' : '0',
})

export const toPreviewSums = (
  order: { id: string; payType: string | null },
  priced: { freightCents: number; amountCents: number },
): Pick<RefundPreview, 'orderId' | 'freightPrice' | 'refundPrice' | 'paymentType'> => ({
  orderId: order.id,
  freightPrice: formatCents(priced.freightCents),
  refundPrice: formatCents(priced.amountCents),
  paymentType: order.payType as PayType | null,
})

const toLine = (
  ctx: Context,
  item: typeof orderItem.$inferSelect,
  back: { quantity: number; amountCents: number },
): RefundCard['items'][number] => ({
  orderItemId: item.id,
  spuId: item.spuId,
  spuName: localized(item.spuName, ctx.lang),
  specInfo: localized(item.specInfo, ctx.lang),
  picUrl: item.picUrl,
  quantity: back.quantity,
  refundPrice: formatCents(back.amountCents),
})

/** A request in the form of lists. */
export const toRefundCard = (
  ctx: Context,
  row: RefundRow,
  {
    orderNo,
    backBy,
    lines,
  }: {
    orderNo: string
    backBy: RefundCard['backBy']
    lines: readonly { refund: typeof orderRefundItem.$inferSelect; item: typeof orderItem.$inferSelect }[]
  },
): RefundCard => ({
  ...toOrderRefund(ctx, row),
  orderId: row.orderId,
  orderNo,
  reasonText: row.cause
    ? messageText(causeTexts[row.cause], ctx.lang)
    : refundReasonText(ctx.lang, row.reason),
  answer: row.answer,
  backBy,
  refundTime: momentOrNull(row.refundTime, ctx.config.storeTimeZone),
  canWithdraw: row.state === 'applied' ? '1' : '0',
  isRequested: '1',
  items: lines.map(({ refund, item }) => toLine(ctx, item, refund)),
})

const paymentReasons: Partial<Record<string, MessageKey>> = {
  closed: 'refundPaidLate',
  paid: 'refundPaidTwice',
}

/** A refunded payment in the form of lists, which shows the whole order. */
export const toPaymentRefund = (
  ctx: Context,
  row: PaymentRow,
  {
    orderNo,
    backBy,
    items,
  }: { orderNo: string; backBy: RefundCard['backBy']; items: readonly (typeof orderItem.$inferSelect)[] },
): RefundCard => {
  const zone = ctx.config.storeTimeZone
  const state = paymentRefundState(row)
  return {
    id: row.id,
    refundNo: row.providerRef ?? row.id,
    orderId: row.orderId,
    orderNo,
    state,
    stateDesc: refundStateText(ctx, state),
    refundPrice: formatCents(row.amountCents),
    createTime: momentText(row.refundedTime ?? row.createTime, zone),
    reasonText: messageText(paymentReasons[row.state] ?? 'refundPaidWrong', ctx.lang),
    answer: '',
    backBy,
    refundTime: momentOrNull(row.finishTime, zone),
    canWithdraw: '0',
    isRequested: '0',
    items: items.map((item) =>
      toLine(ctx, item, { quantity: item.quantity, amountCents: item.paymentCents }),
    ),
  }
}

/** The provider has accepted the refund of a payment when the payment is finished. */
export const paymentRefundState = ({
  finishTime,
}: Pick<PaymentRow, 'finishTime'>): 'approved' | 'refunded' => (finishTime === null ? 'approved' : 'refunded')

/** Values that a request has in addition to its card. */
export const toRefundFacts = (ctx: Context, row: RefundRow) => ({
  reason: row.reason as RefundReason,
  description: row.description,
  picUrls: row.picKeys.map((key) => uploadUrl(ctx, key)),
  freightPrice: formatCents(row.freightCents),
  answerTime: momentOrNull(row.answerTime, ctx.config.storeTimeZone),
})
