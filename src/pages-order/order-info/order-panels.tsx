import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { OrderDetail } from '@contract/routes/orders'
import { Card } from '@/components/card'
import { Icon } from '@/components/icon'
import { serverIcon } from '@/components/icon/server-icon'
import { ReceiptLines, type ReceiptLine } from '@/components/receipt-lines'
import { Tappable } from '@/components/tappable'
import { goodsRoute } from '@/features/catalogue/open-goods'
import { usePayTypeListQuery } from '@/features/orders/api/payments.api'
import { formatMoment, formatMoney, formatShortMoment, momentToMs, msToMoment } from '@/i18n/format'
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

const HOUR_MS = 3_600_000

/** From when on nothing may be eaten, for each coming visit that has a time. */
function fastingStarts({ bookings }: OrderDetail, hours: number): string[] {
  const visits = bookings
    .flatMap(({ state, date, time }) =>
      (state === 'booked' || state === 'held') && date && time ? [`${date} ${time}:00`] : [],
    )
    .filter((moment) => momentToMs(moment) > Date.now())
  return [...new Set(visits)]
    .sort()
    .map((moment) => msToMoment(momentToMs(moment) - hours * HOUR_MS))
    .map((start) => formatShortMoment(start.slice(0, 10), start.slice(11, 16)))
}

/** Preparations for the visit. */
export function PreparePanel({ order }: { order: OrderDetail }) {
  const { t } = useText('pages-order')
  if (
    order.preparations.length === 0 ||
    order.bookings.every(({ state }) => state !== 'booked' && state !== 'pre' && state !== 'held')
  )
    return null
  return (
    <Card title={t('info.prepare')}>
      {order.preparations.map(({ icon, text, fastingHours }) => (
        <View key={text} className={styles.prepare}>
          <Icon name={serverIcon(icon, 'regular')} className={styles.icon} />
          <View>
            {text}
            {fastingHours &&
              fastingStarts(order, fastingHours).map((when) => (
                <View key={when} className={styles.strong}>
                  {t('info.fastFrom', { when })}
                </View>
              ))}
          </View>
        </View>
      ))}
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
