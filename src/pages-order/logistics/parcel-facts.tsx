import { View } from '@tarojs/components'
import type { Logistics } from '@contract/routes/logistics'
import type { OrderItem } from '@contract/routes/orders'
import { Icon } from '@/components/icon'
import { ReceiptLines } from '@/components/receipt-lines'
import { Tappable } from '@/components/tappable'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { ItemHead } from '@/pages-order/components/item-head'
import styles from './logistics.module.scss'

/** The products in the parcel. */
export function ParcelItems({ items }: { items: readonly OrderItem[] }) {
  const { t } = useText('pages-order')
  return (
    <>
      {items.map((item) => (
        <View key={item.id} className={styles.item}>
          <ItemHead item={item} note={t('card.quantity', { n: item.quantity })} />
        </View>
      ))}
    </>
  )
}

interface ParcelFactsProps {
  parcel: Logistics
  /** known with the order */
  recipient: string | undefined
  onCopy: (text: string) => void
}

/** Number, recipient with the address, and order of the parcel. */
export function ParcelFacts({ parcel, recipient, onCopy }: ParcelFactsProps) {
  const { t } = useText('pages-order')
  return (
    <ReceiptLines
      lines={[
        {
          label: t('logistics.number'),
          value: (
            <Tappable
              className={styles.copy}
              label={`${t('logistics.copyNumber')} ${parcel.number}`}
              onClick={() => onCopy(parcel.number)}
            >
              <View>{parcel.number}</View>
              <Icon name="copy" size={16} className={styles.icon} />
            </Tappable>
          ),
        },
        ...(parcel.deliveryAddress
          ? [
              {
                label: t('logistics.address'),
                value: (
                  <>
                    <View>{recipient}</View>
                    <View>{parcel.deliveryAddress}</View>
                  </>
                ),
              },
            ]
          : []),
        {
          label: t('refund.order'),
          value: (
            <Tappable
              className={styles.copy}
              role="link"
              label={`${t('result.seeOrder')} ${parcel.orderNo}`}
              onClick={() => go(routes.orderInfo, { id: parcel.orderId })}
            >
              <View>{parcel.orderNo}</View>
              <Icon name="caret-right" size={16} className={styles.icon} />
            </Tappable>
          ),
        },
      ]}
    />
  )
}
