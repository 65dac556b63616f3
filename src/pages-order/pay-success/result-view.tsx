import { View } from '@tarojs/components'
import type { OrderDetail } from '@contract/routes/orders'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { Icon, type IconName } from '@/components/icon'
import { NextStrip } from '@/components/next-strip'
import { QrCode } from '@/components/qr-code'
import { type ReceiptLine, ReceiptLines } from '@/components/receipt-lines'
import { cx, webProps } from '@/components/web-props'
import { Countdown } from '@/features/orders/components/countdown'
import type { Translate } from '@/i18n/engine'
import { formatDayTime, formatMoment, formatMoney } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { Afterwards } from './afterwards'
import { isUnpaid, nextSteps, type ResultAction, resultText } from './next-steps'
import type { PaymentFace } from './payment-face'
import styles from './result-view.module.scss'
import { Visit } from './visit'

interface ResultViewProps {
  face: PaymentFace
  /** The content of the QR code for the payer's app. */
  scan?: string | undefined
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
  scan: { icon: 'qr-code', tone: 'plain' },
}

/** The result as text, below its icon or the code to scan. */
function Head({ face, scan, order }: Pick<ResultViewProps, 'face' | 'scan' | 'order'>) {
  const { t } = useText('pages-order')
  const { icon, tone } = marks[face]
  return (
    <View className={styles.head} {...webProps({ role: 'status', 'aria-live': 'polite' })}>
      {face === 'scan' && scan ? (
        <QrCode text={scan} label={t('result.scanCode')} />
      ) : (
        <View className={cx(styles.mark, styles[tone])}>
          <Icon name={icon} size={28} />
        </View>
      )}
      <Heading level={2} size="headline">
        {t(`result.${face}`)}
      </Heading>
      <View className={styles.text}>{resultText(face, order, t)}</View>
    </View>
  )
}

/** What is held until payment: clinic, time and person. Once paid, the appointment shows them. */
const heldLines = (order: OrderDetail, t: Translate<'pages-order'>): ReceiptLine[] => [
  ...(order.shopName && order.bookingDate
    ? [
        {
          label: t('info.store'),
          value: order.shopName,
          note: formatDayTime(`${order.bookingDate} ${order.bookingTime ?? '00:00'}:00`),
        },
      ]
    : []),
  ...(order.personName ? [{ label: t('info.person'), value: order.personName }] : []),
]

const paymentLines = (order: OrderDetail, t: Translate<'pages-order'>): ReceiptLine[] => [
  { label: t('result.amount'), value: formatMoney(order.paymentPrice) },
  { label: t('result.order'), value: <View className={styles.number}>{order.orderNo}</View> },
  ...(order.paymentTime ? [{ label: t('result.time'), value: formatMoment(order.paymentTime) }] : []),
]

/** The result of a payment, what was paid, and the next step as the filled button. */
export function ResultView({
  face,
  scan,
  order,
  deadlineMs,
  isAsking,
  isPaying,
  onDeadline,
  onAction,
}: ResultViewProps) {
  const { t } = useText('pages-order')
  return (
    <View className={styles.root}>
      <Head face={face} scan={scan} order={order} />
      {face === 'paid' && <Visit order={order} />}
      {deadlineMs !== null && isUnpaid(face) && (
        <NextStrip kind="warn" icon="clock-countdown">
          <View className={styles.left}>
            <View>{t('result.left')}</View>
            <Countdown deadlineMs={deadlineMs} onEnd={onDeadline} />
          </View>
        </NextStrip>
      )}
      <View className={styles.buttons}>
        {nextSteps(face, order, t).map(({ action, text, kind }) => (
          <Button
            key={action}
            kind={kind}
            block
            busy={(action === 'ask' && isAsking) || (action === 'pay' && isPaying)}
            onClick={() => onAction(action)}
          >
            {text}
          </Button>
        ))}
      </View>
      {face === 'paid' && <Afterwards order={order} />}
      <Card title={order.name}>
        <ReceiptLines lines={[...(face === 'paid' ? [] : heldLines(order, t)), ...paymentLines(order, t)]} />
      </Card>
    </View>
  )
}
