import { View } from '@tarojs/components'
import { Card } from '@/components/card'
import { Price } from '@/components/price'
import { QueryGate } from '@/components/query-gate'
import { type ReceiptLine, ReceiptLines } from '@/components/receipt-lines'
import { Skeleton } from '@/components/skeleton'
import { cx, webProps } from '@/components/web-props'
import { usePriceEstimate } from '@/features/currency/hooks/use-price-estimate'
import { PayWaysLine } from '@/features/orders/components/pay-ways-line'
import type { OrderPrice } from '@/features/orders/hooks/use-reduced-price'
import { formatMoney } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from '../sub-order.module.scss'
import type { SubOrderState } from '../use-sub-order'

interface PriceCardProps {
  state: SubOrderState
  isTaxShown: boolean
}

/** The parts of the price, as calculated by the server. */
export function PriceCard({ state, isTaxShown }: PriceCardProps) {
  const { t } = useText('pages-shopping')
  const estimate = usePriceEstimate()
  const minus = (label: string, cents: number | undefined): ReceiptLine[] =>
    cents ? [{ label, value: formatMoney(-cents) }] : []
  const linesOf = (price: OrderPrice): ReceiptLine[] => [
    { label: t('subOrder.goods'), value: formatMoney(price.salesPrice) },
    ...minus(t('reductions.code'), price.discountPrice),
    ...minus(t('reductions.coupon'), price.couponPrice),
    ...minus(t('reductions.pointsLine'), price.pointsPrice),
    ...(isTaxShown && price.taxPrice
      ? [{ label: t('subOrder.tax'), value: formatMoney(price.taxPrice) }]
      : []),
    {
      label: t('subOrder.freight'),
      value: price.freightPrice === 0 ? t('subOrder.freeFreight') : formatMoney(price.freightPrice),
    },
    {
      label: t('subOrder.due'),
      value: <Price cents={price.paymentPrice} size="l" />,
      note: estimate(price.paymentPrice),
      isTotal: true,
    },
  ]
  return (
    <Card>
      <View
        className={cx(
          state.pricing.state.kind !== 'ready' && styles.unread,
          state.pricing.isStale && styles.stale,
        )}
        {...webProps({ 'aria-busy': state.pricing.isStale || undefined })}
      >
        <QueryGate
          state={state.pricing.state}
          isPart
          skeleton={
            <>
              <Skeleton />
              <Skeleton width={70} />
              <Skeleton shape="title" width={50} />
            </>
          }
        >
          {(price) => <ReceiptLines lines={linesOf(price)} />}
        </QueryGate>
      </View>
      {state.pricing.shownPrice?.paymentPrice !== 0 && <PayWaysLine />}
    </Card>
  )
}
