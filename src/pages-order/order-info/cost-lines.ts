import type { OrderDetail } from '@contract/routes/orders'
import type { ReceiptLine } from '@/components/receipt-lines'
import type { Translate } from '@/i18n/engine'
import { formatMoney } from '@/i18n/format'

/** The amounts of an order, from the server: what differs from the prices of its products, and the total. */
export function costLines(order: OrderDetail, t: Translate<'pages-order'>): ReceiptLine[] {
  // zero amounts are omitted
  const line = (label: string, cents: number | null): ReceiptLine[] =>
    cents ? [{ label, value: formatMoney(cents) }] : []
  const total = order.isPay ? 'info.total' : order.status === null ? 'info.toPay' : 'info.sum'
  const discount = order.discountCode
    ? t('info.discountCode', { code: order.discountCode })
    : t('info.discount')
  // the price of a single piece is that of its row
  const [first, ...others] = order.listOrderItem
  const isSingle = first?.quantity === 1 && others.length === 0
  return [
    ...line(t('info.goods'), isSingle ? null : order.salesPrice),
    ...line(discount, -order.discountPrice),
    ...line(t('info.coupon'), -(order.couponPrice ?? 0)),
    ...line(t('info.points', { points: order.pointsUsed ?? 0 }), -(order.pointsPrice ?? 0)),
    ...line(t('info.tax'), order.taxPrice),
    ...line(t('info.freight'), order.freightPrice),
    { label: t(total), value: formatMoney(order.paymentPrice), isTotal: true },
    ...(order.refundPrice === null
      ? []
      : [{ label: t('info.refund'), value: formatMoney(order.refundPrice) }]),
  ]
}
