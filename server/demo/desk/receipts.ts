import { asc, eq } from 'drizzle-orm'
import { formatCents } from '../../../contract/rules/money'
import { issueInvoice, refuseInvoice } from '../../contexts/commerce'
import { invoice } from '../../db/schema/aftersales'
import { orderInfo } from '../../db/schema/orders'
import type { DeskPart } from './part'

const LISTED = 50

/** Desk section in which the shop issues invoices. */
export const invoiceDesk: DeskPart = {
  name: 'invoices',
  title: { 'zh-Hant': '待開發票', en: 'Invoices to issue' },
  none: { 'zh-Hant': '沒有等候開立的發票。', en: 'No invoice waits to be issued.' },
  async items(ctx) {
    const rows = await ctx.db
      .select({ invoice, orderNo: orderInfo.orderNo })
      .from(invoice)
      .innerJoin(orderInfo, eq(orderInfo.id, invoice.orderId))
      .where(eq(invoice.state, 'requested'))
      .orderBy(asc(invoice.createTime))
      .limit(LISTED)
    return rows.map(({ invoice: row, orderNo }) => ({
      id: row.id,
      title: row.title,
      lines: [
        `${orderNo} · HK$ ${formatCents(row.amountCents)}`,
        [row.taxNumber, row.email].filter(Boolean).join(' · '),
      ],
      concerns: { userId: row.userId, kind: 'order', rowId: row.orderId, purpose: 'service' },
      actions: ['issue', 'refuse'],
    }))
  },
  actions: {
    issue: {
      label: { 'zh-Hant': '開立', en: 'Issue' },
      done: { 'zh-Hant': '已開立發票', en: 'The invoice was issued' },
      run: (ctx, { id }) => issueInvoice(ctx, id),
    },
    refuse: {
      label: { 'zh-Hant': '拒絕', en: 'Refuse' },
      done: { 'zh-Hant': '已拒絕開立', en: 'The invoice was refused' },
      input: { name: 'answer', label: { 'zh-Hant': '原因', en: 'Reason' } },
      run: (ctx, { id, input }) => refuseInvoice(ctx, id, input.answer ?? ''),
    },
  },
}
