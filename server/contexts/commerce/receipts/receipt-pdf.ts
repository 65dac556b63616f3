import type { Receipt } from '../../../../contract/receipts'
import type { Context } from '../../../lib/context'
import { type MessageKey, messageText } from '../../../lib/messages'
import { pdfDocument } from '../../../lib/pdf'
import type { PdfSection } from '../../../lib/pdf-content'
import type { BinaryAnswer } from '../../../lib/register-endpoint'
import { brandName, findReceipt } from './queries/receipts'

const ZERO = '0.00'

/** Formats `3680.00` as `3,680.00`. */
export const grouped = (amount: string): string => amount.replace(/\B(?=(\d{3})+\.)/g, ',')

/** The amounts of a receipt as rows, without zero amounts. */
export function sums(
  of: Pick<
    Receipt,
    'salesPrice' | 'discountPrice' | 'couponPrice' | 'pointsPrice' | 'taxPrice' | 'freightPrice'
  >,
  text: (key: MessageKey) => string,
): { label: string; value: string }[] {
  const rows: [MessageKey, string, string][] = [
    ['docGoods', '', of.salesPrice],
    ['docDiscount', '− ', of.discountPrice],
    ['docCoupon', '− ', of.couponPrice],
    ['docPoints', '− ', of.pointsPrice],
    ['docTax', '', of.taxPrice],
    ['docFreight', '', of.freightPrice],
  ]
  return rows
    .filter(([key, , amount]) => key === 'docGoods' || amount !== ZERO)
    .map(([key, sign, amount]) => ({ label: text(key), value: `${sign}HK$ ${grouped(amount)}` }))
}

/** The lines of an order as a table. */
export function linesTable(lines: Receipt['lines'], text: (key: MessageKey) => string): PdfSection {
  return {
    kind: 'table',
    columns: [
      { title: text('docItem'), weight: 5 },
      { title: text('docQuantity'), weight: 1, align: 'right' },
      { title: text('docUnitPrice'), weight: 2, align: 'right' },
      { title: text('docAmount'), weight: 2, align: 'right' },
    ],
    rows: lines.map((line) => [
      { text: line.spuName, note: line.specInfo },
      String(line.quantity),
      grouped(line.salesPrice),
      grouped(line.amount),
    ]),
  }
}

/** One receipt as a PDF in the caller's language. @throws AppError see findReceipt */
export async function receiptFile(ctx: Context, userId: string, orderId: string): Promise<BinaryAnswer> {
  const data = await findReceipt(ctx, userId, orderId)
  const text = (key: MessageKey): string => messageText(key, ctx.lang)
  const bytes = await pdfDocument({
    title: text('receiptTitle'),
    lang: ctx.lang,
    brand: brandName(ctx),
    brandLines: [
      [data.issuer.name, data.issuer.phone].filter(Boolean).join(' · '),
      data.issuer.address,
    ].filter(Boolean),
    footer: data.receiptNo,
    createdAt: ctx.now(),
    sections: [
      {
        kind: 'pairs',
        pairs: [
          { label: text('docReceiptNo'), value: data.receiptNo },
          { label: text('docOrderNo'), value: data.orderNo },
          { label: text('docPaid'), value: data.paymentTime },
          { label: text('docPayType'), value: data.paymentTypeText },
          { label: text('docBuyer'), value: data.buyerName },
          { label: text('docPerson'), value: data.personName ?? '' },
          { label: text('docTransaction'), value: data.transactionId ?? '' },
          { label: text('docAddress'), value: data.deliveryAddress ?? '' },
        ],
      },
      linesTable(data.lines, text),
      {
        kind: 'totals',
        rows: [
          ...sums(data, text),
          { label: text('docTotal'), value: `HK$ ${grouped(data.paymentPrice)}`, isStrong: true },
          ...(data.refundPrice === ZERO
            ? []
            : [
                { label: text('docRefunded'), value: `− HK$ ${grouped(data.refundPrice)}` },
                { label: text('docNet'), value: `HK$ ${grouped(data.netPrice)}`, isStrong: true },
              ]),
        ],
      },
      { kind: 'text', text: text('docReceiptNote'), tone: 'muted' },
    ],
  })
  return { bytes, fileName: `${data.receiptNo}.pdf` }
}
