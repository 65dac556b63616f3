import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { PayType } from '@contract/constants/enums'
import type { OrderDetail } from '@contract/orders'
import { usePayTypeListQuery } from '@/api/orders.api'
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
import { canPayBy, usePay } from '@/hooks/use-pay'
import { usePriceEstimate } from '@/hooks/use-price-estimate'
import { formatDayTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { parseCents } from '@/utils/money'
import { toPageTop } from '@/utils/page-top'
import styles from './pay-step.module.scss'

const SECONDS_PER_MINUTE = 60

/** The order stands: how to pay it. Whatever happens from here on, it is this order; leaving shows it. */
export function PayStep({ order }: { order: OrderDetail }) {
  const { t } = useText('pages-goods')
  const answer = usePayTypeListQuery()
  const types = { ...answer, data: answer.data?.filter((way) => canPayBy(way.payType)) }
  const estimate = usePriceEstimate()
  const { payOrder, isPaying } = usePay()
  const [isUnsent, setIsUnsent] = useState(false)
  const [chosen, setChosen] = useState<PayType | null>(null)
  // the form that stood here was left at its end
  useEffect(toPageTop, [])
  const isPaid = order.isPay === '1'
  const cents = parseCents(order.paymentPrice)
  const payType = chosen ?? types.data?.[0]?.payType
  const seeOrder = () => replace(routes.orderInfo, { id: order.id })
  const payNow = async () => {
    if (!payType) return
    setIsUnsent(false)
    const outcome = await payOrder(order.id, payType)
    if (outcome === 'refused') seeOrder()
    setIsUnsent(outcome === 'unsent')
  }
  const bar = (
    <ActionBar
      start={
        <Button kind="text" onClick={seeOrder}>
          {t(isPaid ? 'pay.seeOrder' : 'pay.later')}
        </Button>
      }
    >
      {isPaid ? (
        <Button onClick={() => replace(routes.paySuccess, { id: order.id })}>{t('pay.result')}</Button>
      ) : (
        <Button
          busy={isPaying}
          disabled={!payType}
          onClick={() => {
            void payNow()
          }}
        >
          {t('pay.now')}
        </Button>
      )}
    </ActionBar>
  )
  const when =
    order.bookingDate && order.bookingTime
      ? [{ label: t('pay.when'), value: formatDayTime(`${order.bookingDate} ${order.bookingTime}:00`) }]
      : []
  return (
    <PageShell title={t(isPaid ? 'pay.paidTitle' : 'pay.title')} bar={bar} onBack={seeOrder} isNarrow>
      <View className={styles.root}>
        <NextStrip kind={isPaid ? 'ok' : 'warn'} icon={isPaid ? 'check-circle-fill' : 'clock-countdown'}>
          {isPaid
            ? t('pay.paid')
            : t('pay.placed', { n: Math.max(1, Math.ceil((order.outTime ?? 0) / SECONDS_PER_MINUTE)) })}
        </NextStrip>
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
        {!isPaid && (
          <Card title={t('pay.how')}>
            <QueryGate
              query={types}
              skeleton={<SkeletonPage kind="form" count={2} />}
              empty={{
                when: (list) => list.length === 0,
                kind: 'data',
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
                        isOn={way.payType === payType}
                        onClick={() => setChosen(way.payType)}
                      />
                    ))}
                  </View>
                </RadioGroup>
              )}
            </QueryGate>
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
