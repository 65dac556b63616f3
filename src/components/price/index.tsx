import { Text, View } from '@tarojs/components'
import { formatMoney } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { cx, webProps } from '../web-props'
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

// the currency small and the number large, wherever the language puts them; whole amounts drop their zeros
function split(cents: number): [string, string, string] {
  const text = cents % 100 === 0 ? formatMoney(cents).replace(/[.,]00(?!\d)/, '') : formatMoney(cents)
  const match = /^([^\d-]*)(-?\d[\d.,\s\u00a0\u202f]*\d|\d)(.*)$/.exec(text)
  return match ? [match[1] ?? '', match[2] ?? '', match[3] ?? ''] : ['', text, '']
}

/** A price one pays: HK$ small, number large, tabular. */
export function Price({ cents, size = 'm', was, estimate, plain, className }: PriceProps) {
  const { t } = useText('common')
  const [before, number, after] = split(cents)
  return (
    <View className={cx(styles.root, styles[size], className)}>
      <View className={cx(styles.now, plain && styles.plain)}>
        {before && <Text className={styles.unit}>{before.trim()}</Text>}<Text className={styles.number}>{number}</Text>{after && <Text className={styles.unit}>{after.trim()}</Text>}
      </View>
      {was !== undefined && was > cents && (
        <View className={styles.was} ariaLabel={t('price.was', { price: formatMoney(was) })} {...webProps({ role: 'img' })}>{split(was).join('')}</View>
      )}
      {estimate && <View className={styles.estimate}>{estimate}</View>}
    </View>
  )
}
