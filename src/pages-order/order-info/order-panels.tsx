import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { OrderDetail } from '@contract/orders'
import { usePayTypeListQuery } from '@/api/orders.api'
import { Card } from '@/components/card'
import { Icon } from '@/components/icon'
import { serverIcon } from '@/components/icon/server-icon'
import { Image } from '@/components/image'
import { Price } from '@/components/price'
import { ReceiptLines, type ReceiptLine } from '@/components/receipt-lines'
import { Tappable } from '@/components/tappable'
import { formatDayTime, formatMoney } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { parseCents } from '@/utils/money'
import styles from './order-panels.module.scss'

/** What was ordered; each line leads to its goods. */
export function ItemsPanel({ order }: { order: OrderDetail }) {
  const { t } = useText('pages-order')
  return (
    <Card title={t('info.items')}>
      {order.listOrderItem.map((item) => (
        <Tappable
          key={item.id}
          className={styles.item}
          role="link"
          onClick={() => go(routes.goodsDetail, { id: item.spuId })}
        >
          <View className={styles.picture}>
            <Image src={item.picUrl} alt="" ratio="1:1" lazy />
          </View>
          <View className={styles.words}>
            <View className={styles.name}>{item.spuName}</View>
            <View className={styles.note}>
              {[item.specInfo, t('card.quantity', { n: item.quantity })].join(' · ')}
            </View>
          </View>
          <Price cents={parseCents(item.salesPrice)} size="s" plain />
        </Tappable>
      ))}
    </Card>
  )
}

/** What to bring and to mind before coming. */
export function PreparePanel({ order }: { order: OrderDetail }) {
  const { t } = useText('pages-order')
  if (
    order.preparations.length === 0 ||
    order.bookings.every(({ state }) => state !== 'booked' && state !== 'pre' && state !== 'held')
  )
    return null
  return (
    <Card title={t('info.prepare')}>
      {order.preparations.map(({ icon, text }) => (
        <View key={text} className={styles.prepare}>
          <Icon name={serverIcon(icon, 'regular')} className={styles.icon} />
          <View>{text}</View>
        </View>
      ))}
    </Card>
  )
}

/** The server's sums. */
export function CostPanel({ order }: { order: OrderDetail }) {
  const { t } = useText('pages-order')
  const money = (amount: string) => formatMoney(parseCents(amount))
  const isZero = (amount: string) => parseCents(amount) === 0
  const total = order.isPay === '1' ? 'info.total' : order.status === null ? 'info.toPay' : 'info.sum'
  const lines: ReceiptLine[] = [
    { label: t('info.goods'), value: money(order.salesPrice) },
    ...(isZero(order.discountPrice)
      ? []
      : [
          {
            label: order.discountCode
              ? t('info.discountCode', { code: order.discountCode })
              : t('info.discount'),
            value: formatMoney(-parseCents(order.discountPrice)),
          },
        ]),
    ...(isZero(order.couponPrice ?? '0.00')
      ? []
      : [{ label: t('info.coupon'), value: formatMoney(-parseCents(order.couponPrice ?? '0.00')) }]),
    ...(isZero(order.pointsPrice ?? '0.00')
      ? []
      : [
          {
            label: t('info.points', { points: order.pointsUsed ?? 0 }),
            value: formatMoney(-parseCents(order.pointsPrice ?? '0.00')),
          },
        ]),
    ...(isZero(order.taxPrice) ? [] : [{ label: t('info.tax'), value: money(order.taxPrice) }]),
    ...(isZero(order.freightPrice) ? [] : [{ label: t('info.freight'), value: money(order.freightPrice) }]),
    { label: t(total), value: money(order.paymentPrice), isTotal: true },
    ...(order.refundPrice ? [{ label: t('info.refund'), value: money(order.refundPrice) }] : []),
  ]
  return (
    <Card title={t('info.cost')}>
      <ReceiptLines lines={lines} />
    </Card>
  )
}

/** Number, times, way of paying, buyer. */
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
    ...line(t('info.created'), formatDayTime(order.createTime)),
    ...line(t('info.payType'), payType),
    ...line(t('info.payTime'), order.paymentTime && formatDayTime(order.paymentTime)),
    ...line(t('info.buyer'), `${order.buyerName} · ${order.buyerPhone}`),
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
