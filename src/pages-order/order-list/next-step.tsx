import { View } from '@tarojs/components'
import type { OrderCard } from '@contract/routes/orders'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { cx } from '@/components/web-props'
import { Countdown } from '@/features/orders/components/countdown'
import { useDeadline } from '@/hooks/use-deadline'
import { formatShortDay, formatTime, msToMoment } from '@/i18n/format'
import type { TextUnder } from '@/i18n/text-keys'
import { useText } from '@/i18n/use-text'
import { type OrderState, orderFaces } from '../components/order-state'
import styles from './next-step.module.scss'

type StripState = Exclude<TextUnder<'pages-order', 'next'>, 'unpaidNote' | 'refundApplied' | 'refundApproved'>
const stripKinds: Record<StripState, 'ok' | 'info' | 'warn' | 'neutral'> = {
  unpaid: 'warn',
  toBook: 'info',
  course: 'info',
  booked: 'ok',
  paid: 'neutral',
  shipped: 'neutral',
  refunded: 'neutral',
}

const hasStrip = (state: OrderState): state is StripState => state in stripKinds

interface NextStepProps {
  order: OrderCard
  state: OrderState
  /** day and time of the appointment; '' without one */
  when: string
  /** when the server computed the seconds left, epoch milliseconds */
  readAtMs: number
  onDeadline: () => void
  /** opens the course of an order whose next dose is not bookable yet */
  onCourse: () => void
}

/** An open request for a refund: what the order waits for, whatever else it allows. */
export function RefundStep({ refund, state }: { refund: 'applied' | 'approved'; state: OrderState }) {
  const { t } = useText('pages-order')
  return (
    <NextStrip kind="info" icon={orderFaces.refunded.icon}>
      {t(
        refund === 'approved'
          ? 'next.refundApproved'
          : // that it is requested is the state above it, except where more can be done with the order
            state === 'refundAsked'
            ? 'refund.state.applied'
            : 'next.refundApplied',
      )}
    </NextStrip>
  )
}

/** The next step; an unpaid order counts down to its cancellation. */
export function NextStep({ order, state, when, readAtMs, onDeadline, onCourse }: NextStepProps) {
  const { t } = useText('pages-order')
  const deadlineMs = useDeadline(order.outTime, readAtMs)
  if (!hasStrip(state)) return null
  const expected = order.expectedDay && t('logistics.expected', { day: formatShortDay(order.expectedDay) })
  // of a parcel under way, the day comes first
  const isComing = state === 'shipped' && expected
  return (
    <NextStrip
      kind={stripKinds[state]}
      icon={state === 'booked' ? 'calendar-check' : orderFaces[state].icon}
      action={
        state === 'course' && (
          <Button
            kind="text"
            size="card"
            ariaLabel={`${t('info.seeCourse')} ${order.name}`}
            onClick={onCourse}
          >
            {t('info.seeCourse')}
          </Button>
        )
      }
      note={
        state === 'unpaid' && deadlineMs && order.bookingDate
          ? t('next.unpaidNote', { time: formatTime(msToMoment(deadlineMs)) })
          : state === 'booked'
            ? order.shopName
            : isComing
              ? t('next.shipped')
              : expected
      }
    >
      {state === 'unpaid' && deadlineMs ? (
        <View className={styles.left}>
          <View>{t('next.unpaid')}</View>
          <Countdown deadlineMs={deadlineMs} onEnd={onDeadline} />
        </View>
      ) : (
        <View className={cx((state === 'booked' || isComing) && styles.when)}>
          {isComing
            ? expected
            : state === 'course' && !order.bookingDate
              ? t('info.course')
              : t(`next.${state}`, {
                  when: state === 'course' ? formatShortDay(order.bookingDate ?? '') : when,
                })}
        </View>
      )}
    </NextStrip>
  )
}
