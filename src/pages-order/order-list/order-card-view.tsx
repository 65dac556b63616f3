import { View } from '@tarojs/components'
import type { OrderCard } from '@contract/routes/orders'
import { Tappable } from '@/components/tappable'
import { formatDayTime, formatPrice, formatShortMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { OrderButtons, splitOnCard } from '../components/order-buttons'
import { openRefundOf, type OrderState, orderStateOf } from '../components/order-state'
import { type CardAction, refundText } from '../components/split-actions'
import { NextStep, RefundStep } from './next-step'
import styles from './order-card-view.module.scss'
import { OrderSummary } from './order-summary'

interface OrderCardViewProps {
  order: OrderCard
  /** when the server computed the seconds left, epoch milliseconds */
  readAtMs: number
  isBusy: boolean
  onOpen: () => void
  onAction: (action: CardAction) => void
  onDeadline: () => void
}

/** Day and time of the appointment; the year only of a past one, since a coming one is within months. */
const momentText = (day: string, time: string | null, state: OrderState): string =>
  state === 'unpaid' || state === 'booked'
    ? formatShortMoment(day, time)
    : formatDayTime(`${day} ${time ?? '00:00'}:00`)

/** An order in the list: state, products, the next step with its deadline, and the actions. */
export function OrderCardView({ order, readAtMs, isBusy, onOpen, onAction, onDeadline }: OrderCardViewProps) {
  const { t } = useText('pages-order')
  const state = orderStateOf(order)
  const refund = openRefundOf(order)
  const actions = [...order.actions, ...(order.afterSale ?? [])]
  const when = order.bookingDate ? momentText(order.bookingDate, order.bookingTime, state) : ''
  return (
    <View className={styles.root}>
      <Tappable className={styles.press} role="link" onClick={onOpen}>
        <OrderSummary
          order={order}
          state={state}
          when={when}
          hasMenu={splitOnCard(actions).hidden.length > 0}
        />
      </Tappable>
      {refund && <RefundStep refund={refund} state={state} />}
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
        actions={actions}
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
