import { codes } from '../../../../contract/constants/codes'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'
import { type MessageKey, messageText } from '../../../lib/messages'
import { pdfDocument } from '../../../lib/pdf'
import type { BinaryAnswer } from '../../../lib/register-endpoint'
import { findInvoice } from './queries/invoices'
import { brandName, findReceipt } from './queries/receipts'
import { grouped, linesTable, sums } from './receipt-pdf'

/** One of the user's invoices as a PDF. @throws AppError notFound; stateForbids until it is issued */
export async function invoiceFile(ctx: Context, userId: string, id: string): Promise<BinaryAnswer> {
  const data = await findInvoice(ctx, userId, id)
  if (data.state !== 'issued' || data.invoiceNo === null)
    throw new AppError(codes.stateForbids, 'stateForbids')
  const paid = await findReceipt(ctx, userId, data.orderId)
  const text = (key: MessageKey): string => messageText(key, ctx.lang)
  const bytes = await pdfDocument({
    title: text('invoiceDocument'),
    lang: ctx.lang,
    brand: brandName(ctx),
    brandLines: [
      [paid.issuer.name, paid.issuer.phone].filter(Boolean).join(' · '),
      paid.issuer.address,
    ].filter(Boolean),
    footer: data.invoiceNo,
    createdAt: ctx.now(),
    sections: [
      {
        kind: 'pairs',
        pairs: [
          { label: text('docInvoiceNo'), value: data.invoiceNo },
          { label: text('docIssued'), value: data.issueTime ?? '' },
          { label: text('docBillTo'), value: data.title },
          { label: text('docTaxNumber'), value: data.taxNumber },
          { label: text('docOrderNo'), value: data.orderNo },
          { label: text('docPaid'), value: paid.paymentTime },
        ],
      },
      linesTable(paid.lines, text),
      {
        kind: 'totals',
        rows: [
          ...sums(paid, text),
          ...(paid.refundPrice === '0.00'
            ? []
            : [{ label: text('docRefunded'), value: `− HK$ ${grouped(paid.refundPrice)}` }]),
          { label: text('docInvoiceTotal'), value: `HK$ ${grouped(data.amount)}`, isStrong: true },
        ],
      },
    ],
  })
  return { bytes, fileName: `${data.invoiceNo}.pdf` }
}
