import type { RefundReason, RefundState } from '../../../../contract/constants/enums'
import type { orderRefund } from '../../../db/schema/aftersales'
import type { Context } from '../../../lib/context'
import { messageText, type MessageKey } from '../../../lib/messages'

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
