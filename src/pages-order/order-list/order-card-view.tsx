import { View } from '@tarojs/components'
import type { OrderAction } from '@contract/constants/enums'
import type { OrderCard } from '@contract/orders'
import { Countdown } from '@/components/countdown'
import { Heading } from '@/components/heading'
import { Image } from '@/components/image'
import { NextStrip } from '@/components/next-strip'
import { Price } from '@/components/price'
import { StateTag } from '@/components/state-tag'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { useDeadline } from '@/hooks/use-deadline'
import { formatDayTime, formatPrice, formatTime, msToMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { parseCents } from '@/utils/money'
import { OrderButtons } from '../components/order-buttons'
import { type OrderState, orderFaces, orderStateOf } from '../components/order-state'
import styles from './order-card-view.module.scss'

interface OrderCardViewProps {
  order: OrderCard
  /** when the server counted the seconds left, epoch milliseconds */
  readAtMs: number
  isBusy: boolean
  onOpen: () => void
  onAction: (action: OrderAction) => void
  onDeadline: () => void
}

const DAY_LENGTH = 'yyyy-MM-dd'.length

const stripKinds: Partial<Record<OrderState, 'ok' | 'info' | 'warn' | 'neutral'>> = {
  unpaid: 'warn',
  toBook: 'info',
  course: 'info',
  booked: 'ok',
  paid: 'neutral',
  shipped: 'neutral',
}

/** One order of the list: state, goods, what happens next and by when, and what one can do. */
export function OrderCardView({ order, readAtMs, isBusy, onOpen, onAction, onDeadline }: OrderCardViewProps) {
  const { t } = useText('pages-order')
  const state = orderStateOf(order)
  const face = orderFaces[state]
  const deadlineMs = useDeadline(order.outTime, readAtMs)
  const cents = parseCents(order.paymentPrice)
  const [first] = order.listOrderItem
  const count = order.listOrderItem.reduce((sum, { quantity }) => sum + quantity, 0)
  const when = order.bookingDate
    ? formatDayTime(`${order.bookingDate} ${order.bookingTime ?? '00:00'}:00`)
    : ''
  const facts = [
    order.listOrderItem.length > 1 ? t('card.more', { n: count }) : first?.specInfo,
    count > 1 && order.listOrderItem.length === 1 ? t('card.quantity', { n: count }) : '',
    state === 'booked' ? '' : when,
    order.personName,
  ].filter((fact): fact is string => !!fact)
  const kind = stripKinds[state]
  return (
    <View className={styles.root}>
      <Tappable className={styles.press} role="link" onClick={onOpen}>
        <View className={styles.head}>
          <StateTag kind={face.kind} icon={face.icon}>
            {order.statusDesc}
          </StateTag>
          <View className={styles.date}>{formatDayTime(order.createTime.slice(0, DAY_LENGTH))}</View>
        </View>
        <View className={styles.goods}>
          <View className={styles.picture}>
            <Image src={first?.picUrl ?? ''} alt="" ratio="1:1" lazy />
          </View>
          <View className={styles.words}>
            <View className={styles.line}>
              <Heading level={2} size="body" className={styles.name}>
                {order.name}
              </Heading>
              <Price cents={cents} size="s" plain={state !== 'unpaid'} />
            </View>
            {facts.map((fact) => (
              <View key={fact} className={styles.fact}>
                {fact}
              </View>
            ))}
          </View>
        </View>
      </Tappable>
      {kind && (
        <NextStrip
          kind={kind}
          icon={face.icon}
          note={
            state === 'unpaid' && deadlineMs && order.bookingDate
              ? t('next.unpaidNote', { time: formatTime(msToMoment(deadlineMs)) })
              : state === 'booked'
                ? order.shopName
                : undefined
          }
        >
          {state === 'unpaid' && deadlineMs ? (
            <View className={styles.left}>
              <View>{t('next.unpaid')}</View>
              <Countdown deadlineMs={deadlineMs} onEnd={onDeadline} />
            </View>
          ) : (
            <View className={cx(state === 'booked' && styles.when)}>{t(`next.${state}`, { when })}</View>
          )}
        </NextStrip>
      )}
      <OrderButtons
        actions={order.actions}
        name={order.name}
        isBusy={isBusy}
        payText={t('action.payAmount', { amount: formatPrice(cents) })}
        onAction={onAction}
      />
    </View>
  )
}
