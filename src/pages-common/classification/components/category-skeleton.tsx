import { View } from '@tarojs/components'
import { GoodsListSkeleton } from '@/components/goods-list/goods-list-skeleton'
import { Skeleton } from '@/components/skeleton'
import styles from '../classification.module.scss'

/** Skeleton of a category: chips, order, number and products. */
export const CategorySkeleton = () => (
  <>
    <View className={styles.chips}>
      <Skeleton shape="title" width={16} />
      <Skeleton shape="title" width={20} />
      <Skeleton shape="title" width={20} />
    </View>
    <View className={styles.chips}>
      <Skeleton width={60} />
    </View>
    <View className={styles.head}>
      <Skeleton width={30} />
    </View>
    <GoodsListSkeleton />
  </>
)
