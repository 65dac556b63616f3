import { View } from '@tarojs/components'
import { Skeleton, SkeletonPage } from '@/components/skeleton'
import styles from './home-skeleton.module.scss'

/** Skeleton of the page: banner, links, cards. */
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
