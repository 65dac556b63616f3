import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useText } from '@/i18n/use-text'
import styles from './compare-legend.module.scss'
import table from './compare-view.module.scss'

/**
 * The legend of the table, where every line differs without the mark of that; beside it, the position among the
 * columns.
 */
export function CompareLegend({
  isOnlyDifferent,
  children,
}: {
  isOnlyDifferent: boolean
  children?: ReactNode
}) {
  const { t } = useText('pages-goods')
  return (
    <View className={styles.legend}>
      <View className={styles.keys}>
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
      {children}
    </View>
  )
}
