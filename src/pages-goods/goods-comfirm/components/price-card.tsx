import { View } from '@tarojs/components'
import type { GoodsKind } from '@contract/constants/enums'
import { Card } from '@/components/card'
import { Price } from '@/components/price'
import { QueryGate } from '@/components/query-gate'
import { type ReceiptLine, ReceiptLines } from '@/components/receipt-lines'
import { Skeleton } from '@/components/skeleton'
import { cx, webProps } from '@/components/web-props'
import { usePriceEstimate } from '@/features/currency/hooks/use-price-estimate'
import { PayWaysLine } from '@/features/orders/components/pay-ways-line'
import type { ReducedPrice } from '@/features/orders/hooks/use-reduced-price'
import { formatMoney } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './order-form-view.module.scss'

/** The parts of the price, as calculated by the server. */
export function PriceCard({
  pricing,
  kind,
  isTaxShown,
}: {
  pricing: ReducedPrice
  kind: GoodsKind
  isTaxShown: boolean
}) {
  const { t } = useText('pages-goods')
  const estimate = usePriceEstimate()
  const minus = (label: string, cents = 0): ReceiptLine[] =>
    cents > 0 ? [{ label, value: formatMoney(-cents) }] : []
  return (
    <Card>
      <View
        className={cx(pricing.state.kind !== 'ready' && styles.unread, pricing.isStale && styles.stale)}
        {...webProps({ 'aria-busy': pricing.isStale || undefined })}
      >
        <QueryGate
          isPart
          state={pricing.state}
          skeleton={
            <>
              <Skeleton />
              <Skeleton width={70} />
              <Skeleton shape="title" width={50} />
            </>
          }
        >
          {(price) => {
            const total = price.paymentPrice
            const lines: ReceiptLine[] = [
              { label: t(`confirm.kind.${kind}`), value: formatMoney(price.salesPrice) },
              ...minus(t('confirm.discount'), price.discountPrice),
              ...minus(t('reductions.coupon'), price.couponPrice),
              ...minus(t('reductions.pointsLine'), price.pointsPrice),
              ...(isTaxShown && price.taxPrice
                ? [{ label: t('confirm.tax'), value: formatMoney(price.taxPrice) }]
                : []),
              {
                label: t('confirm.due'),
                value: <Price cents={total} size="l" />,
                note: estimate(total),
                isTotal: true,
              },
            ]
            return <ReceiptLines lines={lines} />
          }}
        </QueryGate>
      </View>
      {pricing.shownPrice?.paymentPrice !== 0 && <PayWaysLine />}
    </Card>
  )
}
