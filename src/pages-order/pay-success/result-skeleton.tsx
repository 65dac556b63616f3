import { View } from '@tarojs/components'
import { Card } from '@/components/card'
import { Skeleton } from '@/components/skeleton'
import styles from './result-view.module.scss'

/** Skeleton of a payment's result: icon, message, next step and receipt. */
export function ResultSkeleton() {
  return (
    <View className={styles.root}>
      <View className={styles.main}>
        <View className={styles.head}>
          <Skeleton shape="circle" />
          <View className={styles.words}>
            <Skeleton shape="title" width={40} />
            <Skeleton width={70} />
          </View>
        </View>
      </View>
      <View className={styles.rest}>
        <Skeleton shape="block" />
      </View>
      <View className={styles.way}>
        <Card>
          <Skeleton width={30} />
          <Skeleton width={90} />
          <Skeleton width={75} />
        </Card>
      </View>
    </View>
  )
}
