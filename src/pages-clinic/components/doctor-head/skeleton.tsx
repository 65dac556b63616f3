import { View } from '@tarojs/components'
import { Skeleton } from '@/components/skeleton'
import styles from './index.module.scss'

/** Skeleton of a doctor's header. */
export const DoctorHeadSkeleton = () => (
  <View className={styles.root}>
    <Skeleton shape="circle" />
    <View className={styles.words}>
      <Skeleton width={50} />
      <Skeleton width={70} />
      <Skeleton width={40} />
    </View>
  </View>
)
