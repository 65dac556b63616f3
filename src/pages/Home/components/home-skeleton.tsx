import { View } from '@tarojs/components'
import { Skeleton, SkeletonPage } from '@/components/skeleton'
import styles from './home-skeleton.module.scss'

/** Shaped like the page: banner, ways in, cards. */
export function HomeSkeleton() {
  return (
    <View className={styles.root}>
      <View className={styles.banner}>
        <Skeleton shape="picture" />
      </View>
      <Skeleton shape="block" />
      <SkeletonPage kind="grid" />
    </View>
  )
}
