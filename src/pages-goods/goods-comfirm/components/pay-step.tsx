import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { PayType } from '@contract/constants/enums'
import type { OrderDetail } from '@contract/routes/orders'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { ColumnBar, useHasColumnBar } from '@/components/column-bar'
import { NextStrip } from '@/components/next-strip'
import { PageShell } from '@/components/page-shell'
import { Price } from '@/components/price'
import { QueryGate } from '@/components/query-gate'
import { RadioCard, RadioGroup } from '@/components/radio-card'
import { ReceiptLines } from '@/components/receipt-lines'
import { SkeletonPage } from '@/components/skeleton'
import { webProps } from '@/components/web-props'
import { usePriceEstimate } from '@/features/currency/hooks/use-price-estimate'
import { usePayTypeListQuery } from '@/features/orders/api/payments.api'
import { Countdown } from '@/features/orders/components/countdown'
import { PayMethod } from '@/features/orders/components/pay-method'
import { usePay, waysToPay } from '@/features/orders/hooks/use-pay'
import { selectPayType } from '@/features/shop-config/shop-config.slice'
import { useDeadline } from '@/hooks/use-deadline'
import { formatDayTime, formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { replace, toUrl } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { replaceAddress } from '@/platform/address'
import { useAppSelector } from '@/store/hooks'
import { focusIfLost } from '@/utils/focus-element'
import { toPageTop } from '@/utils/page-top'
import { type ReadState, readState } from '@/utils/read-state'
import styles from './pay-step.module.scss'

const standingId = 'pay-standing'

/** The choice of a payment method for a placed order, and the start of its payment. */
function usePaying({ id }: OrderDetail) {
  const answer = usePayTypeListQuery()
  const ways = answer.data && waysToPay(answer.data)
  const { payOrder, isPaying } = usePay()
  const [isUnsent, setIsUnsent] = useState(false)
  const [chosen, setChosen] = useState<PayType | null>(null)
  const last = useAppSelector(selectPayType)
  const payType = (ways?.find((way) => way.payType === (chosen ?? last)) ?? ways?.[0])?.payType
  const seeOrder = () => replace(routes.orderInfo, { id })
  const payNow = async () => {
    if (!payType) return
    setIsUnsent(false)
    const outcome = await payOrder(id, payType)
    if (outcome === 'refused') seeOrder()
    setIsUnsent(outcome === 'unsent')
  }
  const state = readState(ways, answer, { isEmpty: ways?.length === 0 })
  return { state, payType, setChosen, isPaying, isUnsent, payNow, seeOrder }
}

/** Payment of a placed order. From here on the order exists whatever happens; leaving opens it. */
export function PayStep({ order }: { order: OrderDetail }) {
  const { t } = useText('pages-goods')
  const { state, payType, setChosen, isPaying, isUnsent, payNow, seeOrder } = usePaying(order)
  // a reload, or the way back from the cashier, leads to the order instead of an empty form
  useEffect(() => replaceAddress(toUrl(routes.goodsConfirm, { orderId: order.id })), [order.id])
  // the form shown before was scrolled to its end, and its button, which had the focus, is gone
  useEffect(() => {
    toPageTop()
    focusIfLost(standingId)
  }, [])
  const isPaid = order.isPay
  const hasColumnBar = useHasColumnBar()
  const bar = (
    <PayBar
      order={order}
      isPaying={isPaying}
      canPay={payType !== undefined}
      onSeeOrder={seeOrder}
      onPay={() => {
        void payNow()
      }}
    />
  )
  return (
    <PageShell
      title={t(isPaid ? 'pay.paidTitle' : 'pay.title')}
      tab="goods"
      bar={!hasColumnBar && bar}
      onBack={seeOrder}
      isNarrow={!hasColumnBar}
    >
      <View className={styles.root}>
        <View id={standingId} className={styles.standing} {...webProps({ tabIndex: -1 })}>
          <Standing order={order} onEnd={seeOrder} />
        </View>
        <PlacedOrder order={order} />
        <View className={styles.how}>
          {!isPaid && (
            <Card title={t('pay.how')}>
              <PayWays state={state} payType={payType} onChoose={setChosen} />
              {isUnsent && (
                <View className={styles.trouble}>
                  <NextStrip kind="danger" icon="wifi-slash">
                    {t('pay.unsent')}
                  </NextStrip>
                </View>
              )}
            </Card>
          )}
          {hasColumnBar && <ColumnBar>{bar}</ColumnBar>}
        </View>
      </View>
    </PageShell>
  )
}

/** States that nothing is due, or the time left to pay. */
function Standing({ order: { isPay, outTime }, onEnd }: { order: OrderDetail; onEnd: () => void }) {
  const { t } = useText('pages-goods')
  const deadlineMs = useDeadline(outTime)
  return isPay ? (
    <NextStrip kind="ok" icon="check-circle-fill">
      {t('pay.paid')}
    </NextStrip>
  ) : (
    <NextStrip kind="warn" icon="clock-countdown">
      <View className={styles.placed}>{`${t('pay.placed')} `}</View>
      {deadlineMs !== null && <Countdown deadlineMs={deadlineMs} onEnd={onEnd} />}
    </NextStrip>
  )
}

interface PayBarProps {
  order: OrderDetail
  isPaying: boolean
  canPay: boolean
  onSeeOrder: () => void
  onPay: () => void
}

/** Starts the payment, or shows the result when nothing is due; with a link to the order. */
function PayBar({ order: { id, isPay, paymentPrice }, isPaying, canPay, onSeeOrder, onPay }: PayBarProps) {
  const { t } = useText('pages-goods')
  return (
    <ActionBar
      start={
        <Button kind="text" onClick={onSeeOrder}>
          {t(isPay ? 'pay.seeOrder' : 'pay.later')}
        </Button>
      }
    >
      {isPay ? (
        <Button onClick={() => replace(routes.paySuccess, { id })}>{t('pay.result')}</Button>
      ) : (
        <Button busy={isPaying} disabled={!canPay} onClick={onPay}>
          {t('pay.now', { amount: formatPrice(paymentPrice) })}
        </Button>
      )}
    </ActionBar>
  )
}

/** The order and its total. */
function PlacedOrder({ order }: { order: OrderDetail }) {
  const { t } = useText('pages-goods')
  const estimate = usePriceEstimate()
  const cents = order.paymentPrice
  const when =
    order.bookingDate && order.bookingTime
      ? [{ label: t('pay.when'), value: formatDayTime(`${order.bookingDate} ${order.bookingTime}:00`) }]
      : []
  return (
    <Card>
      <ReceiptLines
        lines={[
          { label: t('pay.orderNo'), value: order.orderNo },
          { label: t('pay.goods'), value: order.name },
          ...(order.personName ? [{ label: t('freeBook.persons'), value: order.personName }] : []),
          ...when,
          ...(order.shopName ? [{ label: t('appointment.shop'), value: order.shopName }] : []),
          {
            label: t('confirm.due'),
            value: <Price cents={cents} size="l" />,
            note: estimate(cents),
            isTotal: true,
          },
        ]}
      />
    </Card>
  )
}

interface PayWaysProps {
  state: ReadState<readonly { payType: PayType; name: string }[]>
  payType: PayType | undefined
  onChoose: (payType: PayType) => void
}

/** The payment methods available on this device. */
function PayWays({ state, payType, onChoose }: PayWaysProps) {
  const { t } = useText('pages-goods')
  return (
    <QueryGate
      state={state}
      skeleton={<SkeletonPage kind="form" count={2} />}
      empty={{
        kind: 'orders',
        title: t('pay.noWays'),
        text: t('pay.noWaysText'),
      }}
    >
      {(list) => (
        <RadioGroup label={t('pay.how')}>
          <View className={styles.ways}>
            {list.map((way) => (
              <RadioCard
                key={way.payType}
                title={<PayMethod {...way} />}
                isChosen={way.payType === payType}
                onClick={() => onChoose(way.payType)}
              />
            ))}
          </View>
        </RadioGroup>
      )}
    </QueryGate>
  )
}
