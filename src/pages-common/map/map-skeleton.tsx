import { View } from '@tarojs/components'
import { Skeleton } from '@/components/skeleton'
import styles from './full-screen.module.scss'

/** Skeleton of the map page: the map's area, and the place's name, address and buttons. */
export function MapSkeleton() {
  return (
    <View className={styles.layout}>
      <View className={styles.stage}>
        <View className={styles.ground} />
      </View>
      <View className={styles.panel}>
        <Skeleton shape="title" width={50} />
        <Skeleton width={80} />
        <Skeleton width={65} />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </View>
    </View>
  )
}
