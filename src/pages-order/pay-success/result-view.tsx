import { View } from '@tarojs/components'
import type { OrderCard, OrderDetail } from '@contract/routes/orders'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { PayWaysLine } from '@/features/orders/components/pay-ways-line'
import { formatMoney } from '@/i18n/format'
import { together } from '@/i18n/line-breaks'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { ticketOf } from '../components/order-ticket'
import { Afterwards } from './afterwards'
import { CartLeft } from './cart-left'
import { isUnpaid, nextSteps, type ResultAction } from './next-steps'
import type { PaymentFace } from './payment-face'
import { Receipt } from './receipt'
import { ResultHead } from './result-head'
import styles from './result-view.module.scss'
import { OwnTimeLeft, TimeLeft } from './time-left'
import { OrderData, VisitTicket } from './visit'

interface ResultViewProps {
  face: PaymentFace
  /** The content of the QR code for the payer's app. */
  scan?: string | undefined
  order: OrderDetail
  deadlineMs: number | null
  /** Another order that waits for its payment. */
  other: { order: OrderCard; deadlineMs: number } | undefined
  isAsking: boolean
  isPaying: boolean
  onDeadline: () => void
  onAction: (action: ResultAction) => void
}

/** Separate orders of one cart may differ in their person only. */
const personAndName = ({ personName, name }: OrderCard): string =>
  [personName && together(personName), name].filter(Boolean).join('\u00a0· ')

/** Where to find help with a payment. */
function PaymentHelp() {
  const { t } = useText('pages-order')
  return (
    <View className={styles.help}>
      <Card flush>
        <ListRow icon="lifebuoy" title={t('result.help')} onClick={() => go(routes.help)} />
      </Card>
    </View>
  )
}

/** The result of a payment, what was paid, and the next step as the filled button. */
export function ResultView({
  face,
  scan,
  order,
  deadlineMs,
  other,
  isAsking,
  isPaying,
  onDeadline,
  onAction,
}: ResultViewProps) {
  const { t } = useText('pages-order')
  const isVisit = face === 'paid' && ticketOf(order) !== undefined
  // on a phone the data for the visit come before the next steps, the receipt alone after them; another order
  // that is to be paid within minutes comes before both
  const isWayFirst = isVisit && !other
  const way = (
    <OrderData order={order} isVisit={isVisit}>
      <Receipt face={face} order={order} />
      {isUnpaid(face) && <PaymentHelp />}
    </OrderData>
  )
  return (
    <View className={styles.root}>
      <View className={styles.main}>
        <ResultHead face={face} scan={scan} order={order} />
        <VisitTicket order={order} />
      </View>
      {isWayFirst && way}
      <View className={styles.rest}>
        {deadlineMs !== null && isUnpaid(face) && (
          <OwnTimeLeft face={face} deadlineMs={deadlineMs} onEnd={onDeadline} />
        )}
        {other && (
          <TimeLeft key={other.order.id} deadlineMs={other.deadlineMs} onEnd={onDeadline}>
            {t('result.other', {
              name: personAndName(other.order),
              amount: formatMoney(other.order.paymentPrice),
            })}
          </TimeLeft>
        )}
        {face === 'unpaid' && <PayWaysLine isCentred />}
        <View className={styles.buttons}>
          {nextSteps(face, order, t, other?.order).map(({ action, text, kind }) => (
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
      </View>
      {!isWayFirst && way}
      {face === 'paid' && <CartLeft />}
    </View>
  )
}
