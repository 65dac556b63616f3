import { View } from '@tarojs/components'
import type { OrderCard } from '@contract/routes/orders'
import { Heading } from '@/components/heading'
import { Image } from '@/components/image'
import { Price } from '@/components/price'
import { Tappable } from '@/components/tappable'
import { formatDayTime, formatPrice, formatShortMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { StateTag } from '@/pages-order/components/state-tag'
import { OrderButtons } from '../components/order-buttons'
import { openRefundOf, type OrderState, orderFaces, orderStateOf } from '../components/order-state'
import { shortDate } from '../components/short-date'
import { type CardAction, refundText } from '../components/split-actions'
import { NextStep, RefundStep } from './next-step'
import styles from './order-card-view.module.scss'

/** The product that the card is named after: the one of the appointment that it shows, else the first. */
const namedItem = ({ name, listOrderItem }: OrderCard) =>
  listOrderItem.find(({ spuName }) => spuName === name) ?? listOrderItem[0]

interface OrderCardViewProps {
  order: OrderCard
  /** when the server computed the seconds left, epoch milliseconds */
  readAtMs: number
  isBusy: boolean
  onOpen: () => void
  onAction: (action: CardAction) => void
  onDeadline: () => void
}

/**
 * Products, time and person of the order. The strip of a booked order shows its time itself; the time of a course
 * in progress is that of a past dose, which would read as the next one.
 */
function useOrderFacts(order: OrderCard, state: OrderState, when: string): string[][] {
  const { t } = useText('pages-order')
  const count = order.listOrderItem.reduce((sum, { quantity }) => sum + quantity, 0)
  const isOne = order.listOrderItem.length === 1
  return [
    [
      ...(isOne
        ? [namedItem(order)?.specInfo, count > 1 && t('card.quantity', { n: count })]
        : [t('card.more', { n: count })]),
      order.personName,
    ],
    [state !== 'booked' && state !== 'course' && when],
  ]
    .map((row) => row.filter((fact): fact is string => !!fact))
    .filter(({ length }) => length > 0)
}

/** Day and time of the appointment; the year only of a past one, since a coming one is within months. */
const momentText = (day: string, time: string | null, state: OrderState): string =>
  state === 'unpaid' || state === 'booked'
    ? formatShortMoment(day, time)
    : formatDayTime(`${day} ${time ?? '00:00'}:00`)

/** State and date; below them picture, name, price and facts. */
function OrderSummary({ order, state, when }: { order: OrderCard; state: OrderState; when: string }) {
  const { t } = useText('pages-order')
  const facts = useOrderFacts(order, state, when)
  const face = orderFaces[state]
  return (
    <>
      <View className={styles.head}>
        <StateTag kind={face.kind} icon={face.icon}>
          {order.statusDesc}
        </StateTag>
        <View className={styles.date}>{t('card.ordered', { date: shortDate(order.createTime) })}</View>
      </View>
      <View className={styles.goods}>
        <View className={styles.picture}>
          <Image src={namedItem(order)?.picUrl ?? ''} alt="" ratio="1:1" lazy />
        </View>
        <View className={styles.words}>
          <View className={styles.line}>
            <Heading level={2} size="body" className={styles.name}>
              {order.name}
            </Heading>
            <Price cents={order.paymentPrice} size="s" plain={state !== 'unpaid'} />
          </View>
          {facts.map((row) => (
            <View key={row.join()} className={styles.facts}>
              {row.map((fact) => (
                <View key={fact}>{fact}</View>
              ))}
            </View>
          ))}
        </View>
      </View>
    </>
  )
}

/** An order in the list: state, products, the next step with its deadline, and the actions. */
export function OrderCardView({ order, readAtMs, isBusy, onOpen, onAction, onDeadline }: OrderCardViewProps) {
  const { t } = useText('pages-order')
  const state = orderStateOf(order)
  const refund = openRefundOf(order)
  const when = order.bookingDate ? momentText(order.bookingDate, order.bookingTime, state) : ''
  return (
    <View className={styles.root}>
      <Tappable className={styles.press} role="link" onClick={onOpen}>
        <OrderSummary order={order} state={state} when={when} />
      </Tappable>
      {refund && <RefundStep state={refund} />}
      {(!refund || state === 'booked') && (
        <NextStep
          order={order}
          state={state}
          when={when}
          readAtMs={readAtMs}
          onDeadline={onDeadline}
          onCourse={() => go(routes.course, { orderId: order.id })}
        />
      )}
      <OrderButtons
        actions={[...order.actions, ...(order.afterSale ?? [])]}
        name={order.name}
        isBusy={isBusy}
        payText={t('action.payAmount', { amount: formatPrice(order.paymentPrice) })}
        refundText={t(refundText(order))}
        isRefundRefused={order.refundState === 'refused'}
        onAction={onAction}
      />
    </View>
  )
}
