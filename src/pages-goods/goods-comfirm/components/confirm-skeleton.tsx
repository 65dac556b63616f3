import { View } from '@tarojs/components'
import { SkeletonPage } from '@/components/skeleton'
import { cx } from '@/components/web-props'
import styles from './order-form-view.module.scss'

/** Skeleton of the form: goods, appointment and person, and beside them the price. */
export function ConfirmSkeleton() {
  return (
    <View className={styles.columns}>
      <View className={styles.column}>
        <SkeletonPage kind="cards" count={1} />
        <SkeletonPage kind="form" count={4} />
        <SkeletonPage kind="form" count={3} />
      </View>
      <View className={cx(styles.column, styles.summary)}>
        <SkeletonPage kind="cards" count={2} />
      </View>
    </View>
  )
}
