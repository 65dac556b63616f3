import { View } from '@tarojs/components'
import type { OrderDetail } from '@contract/orders'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Countdown } from '@/components/countdown'
import { Heading } from '@/components/heading'
import { Icon, type IconName } from '@/components/icon'
import { NextStrip } from '@/components/next-strip'
import { ReceiptLines } from '@/components/receipt-lines'
import { cx, webProps } from '@/components/web-props'
import { formatDayTime, formatMoney } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { parseCents } from '@/utils/money'
import type { PaymentFace } from './payment-face'
import styles from './result-view.module.scss'

export type ResultAction = 'book' | 'order' | 'home' | 'pay' | 'ask'

interface ResultViewProps {
  face: PaymentFace
  order: OrderDetail
  deadlineMs: number | null
  isAsking: boolean
  isPaying: boolean
  onDeadline: () => void
  onAction: (action: ResultAction) => void
}

const marks: Record<PaymentFace, { icon: IconName; tone: 'ok' | 'warn' | 'danger' | 'plain' }> = {
  paid: { icon: 'check-circle-fill', tone: 'ok' },
  refused: { icon: 'x-circle-fill', tone: 'danger' },
  closed: { icon: 'prohibit', tone: 'plain' },
  unpaid: { icon: 'clock-countdown', tone: 'warn' },
  checking: { icon: 'hourglass-medium', tone: 'plain' },
  waiting: { icon: 'hourglass-medium', tone: 'warn' },
}

/** The result of a payment in words, what was paid, and the next step as the filled button. */
export function ResultView({
  face,
  order,
  deadlineMs,
  isAsking,
  isPaying,
  onDeadline,
  onAction,
}: ResultViewProps) {
  const { t } = useText('pages-order')
  const { icon, tone } = marks[face]
  const canBook = order.actions.includes('book')
  const when = order.bookingDate
    ? formatDayTime(`${order.bookingDate} ${order.bookingTime ?? '00:00'}:00`)
    : ''
  const text =
    face !== 'paid'
      ? t(`result.${face}Text`)
      : canBook
        ? t('result.paidBook')
        : when
          ? t('result.paidBooked', { when, shop: order.shopName ?? '' })
          : t('result.paidGoods')
  const canPay =
    order.actions.includes('pay') && (face === 'refused' || face === 'unpaid' || face === 'waiting')
  const buttons: {
    action: ResultAction
    text: string
    kind: 'primary' | 'outline' | 'text'
    isBusy?: boolean
  }[] = [
    ...(face === 'paid' && canBook
      ? [{ action: 'book' as const, text: t('result.bookNow'), kind: 'primary' as const }]
      : []),
    ...(face === 'waiting'
      ? [{ action: 'ask' as const, text: t('result.askAgain'), kind: 'primary' as const, isBusy: isAsking }]
      : []),
    ...(canPay
      ? [
          {
            action: 'pay' as const,
            text: t('result.payAgain'),
            kind: face === 'waiting' ? ('outline' as const) : ('primary' as const),
            isBusy: isPaying,
          },
        ]
      : []),
    {
      action: 'order',
      text: t('result.seeOrder'),
      kind: face === 'paid' && !canBook ? 'primary' : 'outline',
    },
    { action: 'home', text: t('result.home'), kind: 'text' },
  ]
  return (
    <View className={styles.root}>
      <View className={styles.head} {...webProps({ role: 'status', 'aria-live': 'polite' })}>
        <View className={cx(styles.mark, styles[tone])}>
          <Icon name={icon} size={28} />
        </View>
        <Heading level={2} size="headline">
          {t(`result.${face}`)}
        </Heading>
        <View className={styles.text}>{text}</View>
      </View>
      <View className={styles.buttons}>
        {buttons.map(({ action, text: words, kind, isBusy }) => (
          <Button key={action} kind={kind} block busy={isBusy} onClick={() => onAction(action)}>
            {words}
          </Button>
        ))}
      </View>
      {deadlineMs !== null && (face === 'refused' || face === 'unpaid' || face === 'waiting') && (
        <NextStrip kind="warn" icon="clock-countdown">
          <View className={styles.left}>
            <View>{t('result.left')}</View>
            <Countdown deadlineMs={deadlineMs} onEnd={onDeadline} />
          </View>
        </NextStrip>
      )}
      <Card title={order.name}>
        <ReceiptLines
          lines={[
            { label: t('result.amount'), value: formatMoney(parseCents(order.paymentPrice)) },
            { label: t('result.order'), value: <View className={styles.number}>{order.orderNo}</View> },
            ...(order.paymentTime
              ? [{ label: t('result.time'), value: formatDayTime(order.paymentTime) }]
              : []),
          ]}
        />
      </Card>
    </View>
  )
}
