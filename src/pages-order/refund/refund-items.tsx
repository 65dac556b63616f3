import { View } from '@tarojs/components'
import type { RefundCard } from '@contract/routes/aftersales'
import { Price } from '@/components/price'
import { useText } from '@/i18n/use-text'
import { ItemPicture } from '@/pages-order/components/item-picture'
import styles from './refund.module.scss'

/** The lines of a request, each with its refund; that of a single one is the sum below. */
export function RefundItems({ items }: { items: RefundCard['items'] }) {
  const { t } = useText('pages-order')
  return (
    <View>
      {items.map((item) => (
        <View key={item.orderItemId} className={styles.line}>
          <ItemPicture src={item.picUrl} />
          <View className={styles.words}>
            <View className={styles.name}>{item.spuName}</View>
            <View className={styles.note}>
              {[item.specInfo, t('card.quantity', { n: item.quantity })].filter(Boolean).map((fact) => (
                <View key={fact}>{fact}</View>
              ))}
            </View>
          </View>
          {items.length > 1 && (
            <View className={styles.amount}>
              <Price cents={item.refundPrice} size="s" plain />
            </View>
          )}
        </View>
      ))}
    </View>
  )
}
