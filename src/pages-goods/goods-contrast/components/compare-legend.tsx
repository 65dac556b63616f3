import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import styles from './compare-legend.module.scss'
import table from './compare-view.module.scss'

/** The legend of the table. */
export function CompareLegend() {
  const { t } = useText('pages-goods')
  return (
    <View className={styles.legend}>
      <View className={styles.key}>
        <View className={table.diamond} />
        <View>{t('compare.legendDifferent')}</View>
      </View>
      <View className={styles.key}>
        <View className={styles.mint} />
        <View>{t('compare.legendBest')}</View>
      </View>
    </View>
  )
}
