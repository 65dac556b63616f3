import { View } from '@tarojs/components'
import { formatNumber } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { Icon } from '../icon'
import styles from './index.module.scss'

/**
 * Stars with the number, so that colour is never the only information. compact: one star. count: of how many reviews.
 */
export function Rating({ value, compact, count }: { value: number; compact?: boolean; count?: number }) {
  const { t } = useText('common')
  const number = formatNumber(Math.round(value * 10) / 10)
  const stars = compact ? [0] : [0, 1, 2, 3, 4]
  return (
    <View className={styles.root} ariaRole="img" ariaLabel={t('rating.label', { n: number })}>
      <View className={styles.stars}>
        {stars.map((i) => (
          <Icon
            key={i}
            size={compact ? 14 : 20}
            name={compact || value >= i + 0.75 ? 'star-fill' : value >= i + 0.25 ? 'star-half-fill' : 'star'}
          />
        ))}
      </View>
      <View>{count === undefined ? number : `${number} (${formatNumber(count)})`}</View>
    </View>
  )
}
