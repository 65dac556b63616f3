import { View } from '@tarojs/components'
import type { RefundDetail, RefundPreview } from '@contract/routes/aftersales'
import { Card } from '@/components/card'
import { NextStrip } from '@/components/next-strip'
import { QueryGate } from '@/components/query-gate'
import { ReceiptLines, type ReceiptLine } from '@/components/receipt-lines'
import { Skeleton } from '@/components/skeleton'
import { usePayTypeListQuery } from '@/features/orders/api/payments.api'
import type { Translate } from '@/i18n/engine'
import { formatDayTime, formatMoney } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { readState } from '@/utils/read-state'
import styles from './refund.module.scss'
import type { RefundPreviewState } from './use-refund-preview'

type Sums = Pick<
  RefundDetail & RefundPreview,
  'refundPrice' | 'freightPrice' | 'returnsCoupon' | 'returnsDiscount' | 'returnsPoints'
>

/** The sums of a refund, with what is returned besides money; zero amounts are omitted. */
export function sumLines(sums: Sums, t: Translate<'pages-order'>): ReceiptLine[] {
  const returned = [
    ...(sums.returnsCoupon ? [t('info.coupon')] : []),
    ...(sums.returnsDiscount ? [t('refund.code')] : []),
    ...(sums.returnsPoints ? [t('refund.points', { points: sums.returnsPoints })] : []),
  ]
  const names = returned.join(t('buyAgain.and'))
  return [
    ...(sums.freightPrice
      ? [
          { label: t('refund.goods'), value: formatMoney(sums.refundPrice - sums.freightPrice) },
          { label: t('refund.freight'), value: formatMoney(sums.freightPrice) },
        ]
      : []),
    {
      label: t('refund.total'),
      value: formatMoney(sums.refundPrice),
      note: names && t('refund.returned', { names }),
      isTotal: true,
    },
  ]
}

/** The name of the payment method that is refunded to. */
export function useMethodName(payType: RefundPreview['paymentType']): string {
  const { t } = useText('pages-order')
  const { data: types } = usePayTypeListQuery(undefined, { skip: !payType })
  return types?.find((type) => type.payType === payType)?.name ?? t('refund.methodNone')
}

/** The refund for the chosen lines, its method and its date. */
function KnownSums({ sums }: { sums: RefundPreview }) {
  const { t } = useText('pages-order')
  const method = useMethodName(sums.paymentType)
  return (
    <>
      <ReceiptLines
        lines={[
          ...sumLines(sums, t),
          { label: t('refund.method'), value: method },
          { label: t('refund.by'), value: formatDayTime(sums.backBy), note: t('refund.byNote') },
        ]}
      />
      {sums.keepsReductions && (
        <View className={styles.strip}>
          <NextStrip kind="info" icon="info">
            {t('refund.keeps')}
          </NextStrip>
        </View>
      )}
      {sums.releasesBookings > 0 && (
        <View className={styles.strip}>
          <NextStrip kind="warn" icon="calendar-x">
            {t('refund.releases', { count: sums.releasesBookings })}
          </NextStrip>
        </View>
      )}
    </>
  )
}

/** The refund for the chosen lines, computed by the server. */
export function RefundSums({ preview }: { preview: RefundPreviewState }) {
  const { t } = useText('pages-order')
  if (preview.wishes.length === 0) return null
  return (
    <Card title={t('refund.back')}>
      <QueryGate
        isPart
        state={readState(preview.sums, preview.isPart ? preview.part : preview.whole)}
        skeleton={
          <>
            <Skeleton width={90} />
            <Skeleton width={70} />
            <Skeleton width={80} />
          </>
        }
      >
        {(sums) => <KnownSums sums={sums} />}
      </QueryGate>
    </Card>
  )
}
