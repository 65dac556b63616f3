import { View } from '@tarojs/components'
import type { OrderDetail } from '@contract/routes/orders'
import { Card } from '@/components/card'
import { type ReceiptLine, ReceiptLines } from '@/components/receipt-lines'
import type { Translate } from '@/i18n/engine'
import { formatDayTime, formatMoment, formatMoney } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import type { PaymentFace } from './payment-face'
import styles from './result-view.module.scss'

/** What is held until the payment: time, clinic and person. Once paid, the appointment shows them. */
const heldLines = (order: OrderDetail, t: Translate<'pages-order'>): ReceiptLine[] => [
  ...(order.shopName && order.bookingDate
    ? [
        {
          label: t('info.when'),
          value: formatDayTime(`${order.bookingDate} ${order.bookingTime ?? '00:00'}:00`),
        },
        { label: t('info.store'), value: order.shopName },
      ]
    : []),
  ...(order.personName ? [{ label: t('info.person'), value: order.personName }] : []),
]

const paymentLines = (order: OrderDetail, t: Translate<'pages-order'>): ReceiptLine[] => [
  { label: t('result.amount'), value: formatMoney(order.paymentPrice) },
  { label: t('result.order'), value: <View className={styles.number}>{order.orderNo}</View> },
  ...(order.paymentTime ? [{ label: t('info.payTime'), value: formatMoment(order.paymentTime) }] : []),
]

/** What is paid, or is to be paid, with what it is for. */
export function Receipt({ face, order }: { face: PaymentFace; order: OrderDetail }) {
  const { t } = useText('pages-order')
  return (
    <Card title={order.name}>
      <ReceiptLines lines={[...(face === 'paid' ? [] : heldLines(order, t)), ...paymentLines(order, t)]} />
    </Card>
  )
}
