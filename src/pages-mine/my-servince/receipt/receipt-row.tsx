import { View } from '@tarojs/components'
import type { InvoiceState } from '@contract/constants/enums'
import type { ReceiptCard } from '@contract/routes/receipts'
import type { IconName } from '@/components/icon'
import { ListRow } from '@/components/list-row'
import { Tag, type TagKind } from '@/components/tag'
import { formatMoney, formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './receipt.module.scss'

const invoiceFaces: Record<InvoiceState, { kind: TagKind; icon: IconName }> = {
  requested: { kind: 'info', icon: 'clock' },
  issued: { kind: 'ok', icon: 'check-circle' },
  refused: { kind: 'warn', icon: 'warning-circle' },
}

/** A payment of the list: product, day, amount, refunded amount and state of its invoice. */
export function ReceiptRow({ receipt }: { receipt: ReceiptCard }) {
  const { t } = useText('pages-mine')
  const { id, name, personName, paymentTime, paymentPrice, refundPrice, invoiceState } = receipt
  const face = invoiceState && invoiceFaces[invoiceState]
  return (
    <ListRow
      isTall
      title={name}
      note={
        <>
          <View>{[formatShortDay(paymentTime), personName].filter(Boolean).join('\u00a0· ')}</View>
          {(refundPrice > 0 || face) && (
            <View className={styles.tags}>
              {refundPrice > 0 && (
                <Tag icon="arrow-u-up-left">
                  {t('receipt.refunded', { amount: formatMoney(refundPrice) })}
                </Tag>
              )}
              {invoiceState && face && (
                <Tag kind={face.kind} icon={face.icon}>
                  {t(`receipt.states.${invoiceState}`)}
                </Tag>
              )}
            </View>
          )}
        </>
      }
      value={<View className={styles.paid}>{formatMoney(paymentPrice)}</View>}
      onClick={() => go(routes.receipt, { id })}
    />
  )
}
