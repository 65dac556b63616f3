import type { OrderDetail } from '@contract/routes/orders'
import { Card } from '@/components/card'
import { ReceiptLines, type ReceiptLine } from '@/components/receipt-lines'
import type { Translate } from '@/i18n/engine'
import { formatMoney } from '@/i18n/format'
import { useText } from '@/i18n/use-text'

function costLines(order: OrderDetail, t: Translate<'pages-order'>): ReceiptLine[] {
  // zero amounts are omitted
  const line = (label: string, cents: number | null): ReceiptLine[] =>
    cents ? [{ label, value: formatMoney(cents) }] : []
  const total = order.isPay ? 'info.total' : order.status === null ? 'info.toPay' : 'info.sum'
  const discount = order.discountCode
    ? t('info.discountCode', { code: order.discountCode })
    : t('info.discount')
  return [
    { label: t('info.goods'), value: formatMoney(order.salesPrice) },
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

/** The amounts of the order, from the server. */
export function CostPanel({ order }: { order: OrderDetail }) {
  const { t } = useText('pages-order')
  return (
    <Card title={t('info.cost')}>
      <ReceiptLines lines={costLines(order, t)} />
    </Card>
  )
}
