import { Text, View } from '@tarojs/components'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { cx, webProps } from '../web-props'
import { priceParts } from './price-parts'
import styles from './index.module.scss'

interface PriceProps {
  /** cents of HK$ */
  cents: number
  size?: 's' | 'm' | 'l' | 'xl'
  /** crossed-out price before, in cents */
  was?: number
  /** second currency, already worded: 約 ¥3,408（估算） */
  estimate?: string
  /** ink instead of the price colour: sums already paid */
  plain?: boolean
  className?: string
}

/** A price one pays: HK$ small, number large, tabular. */
export function Price({ cents, size = 'm', was, estimate, plain, className }: PriceProps) {
  const { t } = useText('common')
  const [before, number, after] = priceParts(cents)
  return (
    <View className={cx(styles.root, styles[size], className)}>
      <View className={cx(styles.now, plain && styles.plain)}>
        {before && <Text className={styles.unit}>{before.trim()}</Text>}
        <Text className={styles.number}>{number}</Text>
        {after && <Text className={styles.unit}>{after.trim()}</Text>}
      </View>
      {was !== undefined && was > cents && (
        <View
          className={styles.was}
          ariaLabel={t('price.was', { price: formatPrice(was) })}
          {...webProps({ role: 'img' })}
        >
          {formatPrice(was)}
        </View>
      )}
      {estimate && <View className={styles.estimate}>{estimate}</View>}
    </View>
  )
}
