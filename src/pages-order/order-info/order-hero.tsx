import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { OrderDetail } from '@contract/routes/orders'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { Countdown } from '@/features/orders/components/countdown'
import { daysUntil, formatMoment, formatMoney, formatShortDay, formatTime, msToMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { orderFaces, orderStateOf } from '../components/order-state'
import styles from './order-hero.module.scss'

/** The meaning of the state: days left, payment deadline, reason of a cancellation. */
function useSentence(order: OrderDetail, deadlineMs: number | null): string {
  const { t } = useText('pages-order')
  const state = orderStateOf(order)
  if (state === 'unpaid')
    return deadlineMs
      ? t(order.bookingDate ? 'info.payBy' : 'info.payByGoods', { time: formatTime(msToMoment(deadlineMs)) })
      : ''
  // a reschedule returns the appointment; the order itself is refetched later
  const bookedDay = order.bookings.find((booking) => booking.state === 'booked')?.date ?? order.bookingDate
  if (state === 'booked' && bookedDay) {
    const days = daysUntil(bookedDay)
    return days < 0
      ? t('info.over')
      : days === 0
        ? t('info.today')
        : days === 1
          ? t('info.tomorrow')
          : t('info.days', { n: days })
  }
  if (state === 'completed')
    return order.completedTime ? t('info.completedAt', { when: formatMoment(order.completedTime) }) : ''
  if (state === 'cancelled') {
    if (!order.cancelTime || !order.cancelReason) return t('info.cancelledPlain')
    return t(order.cancelReason === 'user' ? 'info.cancelledByYou' : 'info.cancelledByDeadline', {
      when: formatMoment(order.cancelTime),
    })
  }
  if (state === 'refunded')
    return order.refundTime && order.refundPrice
      ? t('info.refundedAt', {
          amount: formatMoney(order.refundPrice),
          when: formatMoment(order.refundTime),
        })
      : t('info.refundedPlain')
  return state === 'booked' ? '' : t(`info.${state}Text`)
}

/** The header of an order: its state and what it means. */
export function OrderHero({
  order,
  deadlineMs,
  onDeadline,
  actions,
}: {
  order: OrderDetail
  deadlineMs: number | null
  onDeadline: () => void
  /** beside the state, on a desktop */
  actions?: ReactNode
}) {
  const { t } = useText('pages-order')
  const state = orderStateOf(order)
  const sentence = useSentence(order, deadlineMs)
  return (
    <View className={styles.root}>
      <View className={styles.inside}>
        <View className={styles.state}>
          <Icon
            name={state === 'booked' ? 'seal-check-fill' : orderFaces[state].icon}
            size={28}
            className={styles.icon}
          />
          <Heading level={2} size="headline">
            {t(`info.${state}`)}
          </Heading>
        </View>
        {state === 'unpaid' && deadlineMs && (
          <View className={styles.left}>
            <Countdown deadlineMs={deadlineMs} onEnd={onDeadline} />
          </View>
        )}
        {order.expectedDay && (
          <View className={styles.sentence}>
            {t('logistics.expected', { day: formatShortDay(order.expectedDay) })}
          </View>
        )}
        {sentence && <View className={styles.sentence}>{sentence}</View>}
      </View>
      {actions && <View className={styles.actions}>{actions}</View>}
    </View>
  )
}
