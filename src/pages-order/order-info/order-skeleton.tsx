import { View } from '@tarojs/components'
import { Card } from '@/components/card'
import { Skeleton } from '@/components/skeleton'
import bodyStyles from './order-body.module.scss'
import heroStyles from './order-hero.module.scss'
import styles from './order-info.module.scss'

/** Skeleton of an order: its green head and the first cards. */
export function OrderSkeleton() {
  return (
    <View className={styles.root}>
      <View className={heroStyles.root}>
        <View className={heroStyles.inside}>
          <View className={styles.ghost}>
            <Skeleton shape="title" width={50} />
            <Skeleton width={75} />
          </View>
        </View>
      </View>
      <View className={bodyStyles.columns}>
        <View className={bodyStyles.column}>
          <Card>
            <Skeleton shape="title" width={30} />
            <Skeleton width={80} />
            <Skeleton width={50} />
          </Card>
          <Card>
            <Skeleton width={25} />
            <Skeleton shape="block" />
          </Card>
        </View>
        <View className={bodyStyles.column}>
          <Card>
            <Skeleton width={30} />
            <Skeleton width={90} />
            <Skeleton width={85} />
            <Skeleton width={60} />
          </Card>
        </View>
      </View>
    </View>
  )
}
