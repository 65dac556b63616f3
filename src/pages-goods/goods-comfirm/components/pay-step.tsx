import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { PayType } from '@contract/constants/enums'
import type { OrderDetail } from '@contract/routes/orders'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { NextStrip } from '@/components/next-strip'
import { PageShell } from '@/components/page-shell'
import { Price } from '@/components/price'
import { QueryGate } from '@/components/query-gate'
import { RadioCard, RadioGroup } from '@/components/radio-card'
import { ReceiptLines } from '@/components/receipt-lines'
import { SkeletonPage } from '@/components/skeleton'
import { usePriceEstimate } from '@/features/currency/hooks/use-price-estimate'
import { usePayTypeListQuery } from '@/features/orders/api/orders.api'
import { canPayBy, usePay } from '@/features/orders/hooks/use-pay'
import { formatDayTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { toPageTop } from '@/utils/page-top'
import { type ReadState, readState } from '@/utils/read-state'
import styles from './pay-step.module.scss'

const SECONDS_PER_MINUTE = 60

/** Payment of a placed order. From here on the order exists whatever happens; leaving opens it. */
export function PayStep({ order }: { order: OrderDetail }) {
  const { t } = useText('pages-goods')
  const answer = usePayTypeListQuery()
  const ways = answer.data?.filter((way) => canPayBy(way.payType))
  const { payOrder, isPaying } = usePay()
  const [isUnsent, setIsUnsent] = useState(false)
  const [chosen, setChosen] = useState<PayType | null>(null)
  // the form shown before was scrolled to its end
  useEffect(toPageTop, [])
  const isPaid = order.isPay
  const payType = chosen ?? ways?.[0]?.payType
  const seeOrder = () => replace(routes.orderInfo, { id: order.id })
  const payNow = async () => {
    if (!payType) return
    setIsUnsent(false)
    const outcome = await payOrder(order.id, payType)
    if (outcome === 'refused') seeOrder()
    setIsUnsent(outcome === 'unsent')
  }
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
    <PageShell title={t(isPaid ? 'pay.paidTitle' : 'pay.title')} bar={bar} onBack={seeOrder} isNarrow>
      <View className={styles.root}>
        <NextStrip kind={isPaid ? 'ok' : 'warn'} icon={isPaid ? 'check-circle-fill' : 'clock-countdown'}>
          {isPaid
            ? t('pay.paid')
            : t('pay.placed', { n: Math.max(1, Math.ceil((order.outTime ?? 0) / SECONDS_PER_MINUTE)) })}
        </NextStrip>
        <PlacedOrder order={order} />
        {!isPaid && (
          <Card title={t('pay.how')}>
            <PayWays
              state={readState(ways, answer, { isEmpty: ways?.length === 0 })}
              payType={payType}
              onChoose={setChosen}
            />
            {isUnsent && (
              <View className={styles.trouble}>
                <NextStrip kind="danger" icon="wifi-slash">
                  {t('pay.unsent')}
                </NextStrip>
              </View>
            )}
          </Card>
        )}
      </View>
    </PageShell>
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
function PayBar({ order: { id, isPay }, isPaying, canPay, onSeeOrder, onPay }: PayBarProps) {
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
          {t('pay.now')}
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
                title={way.name}
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
