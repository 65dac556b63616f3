import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import styles from './compare-legend.module.scss'
import table from './compare-view.module.scss'

/** The legend of the table; where every line differs, none is marked for it. */
export function CompareLegend({ isOnlyDifferent }: { isOnlyDifferent: boolean }) {
  const { t } = useText('pages-goods')
  return (
    <View className={styles.legend}>
      {!isOnlyDifferent && (
        <View className={styles.key}>
          <View className={table.diamond} />
          <View>{t('compare.legendDifferent')}</View>
        </View>
      )}
      <View className={styles.key}>
        <View className={styles.mint} />
        <View>{t('compare.legendBest')}</View>
      </View>
    </View>
  )
}
