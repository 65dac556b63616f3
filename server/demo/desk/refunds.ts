import { asc, eq } from 'drizzle-orm'
import { formatCents } from '../../../contract/rules/money'
import { approveRefund, refuseRefund, refundReasonText } from '../../contexts/commerce'
import { orderRefund } from '../../db/schema/aftersales'
import { orderInfo } from '../../db/schema/orders'
import type { DeskPart } from './part'

const LISTED = 50

/** Desk section in which the shop decides refund requests. */
export const refundDesk: DeskPart = {
  name: 'refunds',
  title: { 'zh-Hant': '退款申請', en: 'Refund requests' },
  none: { 'zh-Hant': '沒有等候處理的退款申請。', en: 'No refund request waits for an answer.' },
  async items(ctx, lang) {
    const rows = await ctx.db
      .select({ refund: orderRefund, orderNo: orderInfo.orderNo })
      .from(orderRefund)
      .innerJoin(orderInfo, eq(orderInfo.id, orderRefund.orderId))
      .where(eq(orderRefund.state, 'applied'))
      .orderBy(asc(orderRefund.createTime))
      .limit(LISTED)
    return rows.map(({ refund, orderNo }) => ({
      id: refund.id,
      title: `HK$ ${formatCents(refund.amountCents)}`,
      lines: [
        `${orderNo} · ${refund.refundNo}`,
        [refundReasonText(lang, refund.reason), refund.description].filter(Boolean).join(' · '),
      ],
      concerns: { userId: refund.userId, kind: 'order', rowId: refund.orderId, purpose: 'service' },
      actions: ['approve', 'refuse'],
    }))
  },
  actions: {
    approve: {
      label: { 'zh-Hant': '同意', en: 'Agree' },
      done: { 'zh-Hant': '已同意退款', en: 'The refund was agreed to' },
      run: (ctx, { id }) => approveRefund(ctx, id),
    },
    refuse: {
      label: { 'zh-Hant': '拒絕', en: 'Refuse' },
      done: { 'zh-Hant': '已拒絕退款', en: 'The refund was refused' },
      input: { name: 'answer', label: { 'zh-Hant': '原因', en: 'Reason' } },
      run: (ctx, { id, input }) => refuseRefund(ctx, id, input.answer ?? ''),
    },
  },
}
