import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { OrderDetail } from '@contract/routes/orders'
import { Card } from '@/components/card'
import { Icon } from '@/components/icon'
import { ReceiptLines, type ReceiptLine } from '@/components/receipt-lines'
import { Tappable } from '@/components/tappable'
import { goodsRoute } from '@/features/catalogue/open-goods'
import { usePayTypeListQuery } from '@/features/orders/api/payments.api'
import { formatMoment, formatMoney } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { ItemPicture } from '../components/item-picture'
import { costLines } from './cost-lines'
import styles from './order-panels.module.scss'

/** The ordered products, each linked to its page, and below them the amounts. */
export function ItemsPanel({ order }: { order: OrderDetail }) {
  const { t } = useText('pages-order')
  return (
    <Card title={t('info.items')}>
      {order.listOrderItem.map((item) => (
        <Tappable
          key={item.id}
          className={styles.item}
          role="link"
          onClick={() => go(goodsRoute(item), { id: item.spuId })}
        >
          <ItemPicture src={item.picUrl} />
          <View className={styles.words}>
            <View className={styles.name}>{item.spuName}</View>
            <View className={styles.note}>
              {[item.specInfo, t('card.quantity', { n: item.quantity })].filter(Boolean).map((fact) => (
                <View key={fact}>{fact}</View>
              ))}
            </View>
          </View>
          <View className={styles.price}>{formatMoney(item.salesPrice)}</View>
        </Tappable>
      ))}
      <ReceiptLines lines={costLines(order, t)} />
    </Card>
  )
}

/** Order number, times, payment method, buyer. */
export function DataPanel({ order, onCopy }: { order: OrderDetail; onCopy: (text: string) => void }) {
  const { t } = useText('pages-order')
  const { data: types } = usePayTypeListQuery(undefined, { skip: !order.paymentType })
  const payType = types?.find((type) => type.payType === order.paymentType)?.name
  const line = (label: string, value: ReactNode): ReceiptLine[] => (value ? [{ label, value }] : [])
  const lines: ReceiptLine[] = [
    {
      label: t('info.number'),
      value: (
        <Tappable
          className={styles.copy}
          label={`${t('info.copyNumber')} ${order.orderNo}`}
          onClick={() => onCopy(order.orderNo)}
        >
          <View className={styles.number}>{order.orderNo}</View>
          <Icon name="copy" size={16} className={styles.icon} />
        </Tappable>
      ),
    },
    ...line(t('info.created'), formatMoment(order.createTime)),
    ...line(t('info.payType'), payType),
    ...line(t('info.payTime'), order.paymentTime && formatMoment(order.paymentTime)),
    ...line(t('info.buyer'), `${order.buyerName}\u00a0· ${order.buyerPhone}`),
    ...line(t('info.deliveryAddress'), order.deliveryAddress),
    ...line(t('info.person'), order.personName),
    ...line(t('info.remark'), order.remark),
  ]
  return (
    <Card title={t('info.data')}>
      <ReceiptLines lines={lines} />
    </Card>
  )
}
