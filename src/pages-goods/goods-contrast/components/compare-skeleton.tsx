import { View } from '@tarojs/components'
import { Skeleton } from '@/components/skeleton'
import styles from './compare-view.module.scss'

const lines = [1, 2, 3, 4, 5, 6]
const columns = [1, 2, 3]

/** Heads and lines to come. */
export const CompareSkeleton = () => (
  <View className={styles.table}>
    <View className={styles.cells}>{columns.map((column) => <View key={column} className={styles.head}><View className={styles.picture}><Skeleton shape='picture' /></View><Skeleton width={80} /><Skeleton shape='title' width={60} /></View>)}</View>
    {lines.map((line) => (
      <View key={line} className={styles.line}>
        <View className={styles.label}><Skeleton width={30} /></View>
        <View className={styles.cells}>{columns.map((column) => <View key={column} className={styles.cell}><Skeleton width={60} /></View>)}</View>
      </View>
    ))}
  </View>
)
