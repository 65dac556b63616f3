import { View } from '@tarojs/components'
import { Card } from '@/components/card'
import { Skeleton } from '@/components/skeleton'
import styles from '../goods-detail.module.scss'
import boxStyles from './buying-box.module.scss'
import bodyStyles from './detail-body.module.scss'

/** Skeleton of picture, buying box and the first cards. */
export function DetailSkeleton() {
  return (
    <>
      <View className={styles.top}>
        <Skeleton shape="picture" />
        <View className={boxStyles.root}>
          <Skeleton shape="title" width={40} />
          <Skeleton shape="title" width={80} />
          <Skeleton width={60} />
          <Skeleton shape="block" />
        </View>
      </View>
      <SkeletonCards />
    </>
  )
}

/** Skeleton of the first cards. */
export const SkeletonCards = () => (
  <View className={bodyStyles.root}>
    <View className={bodyStyles.side}>
      <Card>
        <Skeleton width={30} />
        <Skeleton width={90} />
        <Skeleton width={80} />
      </Card>
    </View>
    <View className={bodyStyles.main}>
      <Card>
        <Skeleton width={30} />
        <Skeleton width={90} />
        <Skeleton width={80} />
        <Skeleton width={85} />
      </Card>
    </View>
  </View>
)
