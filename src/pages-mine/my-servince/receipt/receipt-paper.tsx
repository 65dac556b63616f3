import { View } from '@tarojs/components'
import type { Receipt } from '@contract/routes/receipts'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { type ReceiptLine, ReceiptLines } from '@/components/receipt-lines'
import { formatDate, formatMoney } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './receipt.module.scss'

/** The components of the sum; zero amounts are omitted. */
function useSums(receipt: Receipt): ReceiptLine[] {
  const { t } = useText('pages-mine')
  const parts = [
    ['goods', receipt.salesPrice],
    ['discount', -receipt.discountPrice],
    ['coupon', -receipt.couponPrice],
    ['points', -receipt.pointsPrice],
    ['tax', receipt.taxPrice],
    ['freight', receipt.freightPrice],
  ] as const
  return [
    ...parts
      .filter(([name, amount]) => name === 'goods' || amount !== 0)
      .map(([name, amount]) => ({ label: t(`receipt.sums.${name}`), value: formatMoney(amount) })),
    { label: t('receipt.sums.paid'), value: formatMoney(receipt.paymentPrice), isTotal: true },
    ...receipt.refunds.map((refund) => ({
      label: t('receipt.sums.refund', { time: formatDate(refund.refundTime) }),
      value: formatMoney(-refund.refundPrice),
    })),
    ...(receipt.refunds.length > 0
      ? [{ label: t('receipt.sums.net'), value: formatMoney(receipt.netPrice), isTotal: true }]
      : []),
  ]
}

/** The receipt as it is printed. */
export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  const { t } = useText('pages-mine')
  const sums = useSums(receipt)
  const facts = [
    ['no', receipt.receiptNo],
    ['order', receipt.orderNo],
    ['time', formatDate(receipt.paymentTime)],
    ['way', receipt.paymentTypeText],
    ['transaction', receipt.transactionId],
    ['buyer', receipt.buyerName],
    ['person', receipt.personName],
    ['address', receipt.deliveryAddress],
  ] as const
  return (
    <Card>
      <Heading level={2} size="title">
        {receipt.issuer.name}
      </Heading>
      <View className={styles.issuer}>{receipt.issuer.address}</View>
      <View className={styles.issuer}>{receipt.issuer.phone}</View>
      <View className={styles.part}>
        <ReceiptLines
          lines={facts.flatMap(([name, value]) =>
            value ? [{ label: t(`receipt.facts.${name}`), value }] : [],
          )}
        />
      </View>
      <View className={styles.part}>
        {receipt.lines.map((line, i) => (
          <View key={`${line.spuName}-${i}`} className={styles.line}>
            <View className={styles.words}>
              <View>{line.spuName}</View>
              <View className={styles.issuer}>
                {`${line.specInfo ? `${line.specInfo}\u2003` : ''}${formatMoney(line.salesPrice)} × ${line.quantity}`}
              </View>
            </View>
            <View className={styles.amount}>{formatMoney(line.amount)}</View>
          </View>
        ))}
      </View>
      <View className={styles.part}>
        <ReceiptLines lines={sums} />
      </View>
    </Card>
  )
}
