import { Text, View } from '@tarojs/components'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { cx, webProps } from '../web-props'
import styles from './index.module.scss'
import { priceParts } from './price-parts'

interface PriceProps {
  /** integer cents of HK$ */
  cents: number
  size?: 's' | 'm' | 'l' | 'xl'
  /** the previous price, crossed out, in cents */
  was?: number
  /** amount in a second currency, formatted: 約 ¥3,408（估算） */
  estimate?: string
  /** text colour instead of the price colour, for sums already paid */
  plain?: boolean
  className?: string
}

/** A price to pay: HK$ small, number large, tabular figures. */
export function Price({ cents, size = 'm', was, estimate, plain, className }: PriceProps) {
  const { t } = useText('common')
  const [before, number, after] = priceParts(cents)
  const sum = (
    <>
      {before && <Text className={styles.unit}>{before.trim()}</Text>}
      {number}
      {after && <Text className={cx(styles.unit, styles.after)}>{after.trim()}</Text>}
    </>
  )
  const now = cx(styles.now, plain && styles.plain)
  const isReduced = was !== undefined && was > cents
  // every card of a list has a price, so a plain one is a single element
  if (!isReduced && !estimate)
    return <View className={cx(now, styles.alone, styles[size], className)}>{sum}</View>
  return (
    <View className={cx(styles.root, styles[size], className)}>
      <View className={now}>{sum}</View>
      {isReduced && (
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
