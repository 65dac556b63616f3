import { View } from '@tarojs/components'
import type { OrderDetail } from '@contract/routes/orders'
import { Card } from '@/components/card'
import { type ReceiptLine, ReceiptLines } from '@/components/receipt-lines'
import type { Translate } from '@/i18n/engine'
import { formatMoment, formatMoney } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { ticketOf } from '../components/order-ticket'
import type { PaymentFace } from './payment-face'
import styles from './result-view.module.scss'

const paymentLines = (order: OrderDetail, t: Translate<'pages-order'>): ReceiptLine[] => [
  { label: t('result.amount'), value: formatMoney(order.paymentPrice) },
  { label: t('result.order'), value: <View className={styles.number}>{order.orderNo}</View> },
  ...(order.paymentTime ? [{ label: t('info.payTime'), value: formatMoment(order.paymentTime) }] : []),
]

/** What is paid, or is to be paid; with what it is for, unless the appointment has said it. */
export function Receipt({ face, order }: { face: PaymentFace; order: OrderDetail }) {
  const { t } = useText('pages-order')
  if (ticketOf(order))
    return (
      <Card>
        <ReceiptLines lines={paymentLines(order, t)} />
      </Card>
    )
  const person = face !== 'paid' && order.personName
  return (
    <Card title={order.name}>
      <ReceiptLines
        lines={[...(person ? [{ label: t('info.person'), value: person }] : []), ...paymentLines(order, t)]}
      />
    </Card>
  )
}
