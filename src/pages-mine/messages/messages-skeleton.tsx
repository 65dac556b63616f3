import { View } from '@tarojs/components'
import { Card } from '@/components/card'
import { Skeleton } from '@/components/skeleton'
import styles from './messages.module.scss'

/** Skeleton of messages: days with one each. */
export const MessagesSkeleton = () => (
  <View className={styles.page}>
    {[40, 30, 50, 35].map((width) => (
      <View key={width} className={styles.day}>
        <Skeleton width={width} />
        <Card flush>
          <View className={styles.row}>
            <View className={styles.icon} />
            <View className={styles.words}>
              <Skeleton width={width} />
              <Skeleton width={90} />
              <Skeleton width={width} />
            </View>
          </View>
        </Card>
      </View>
    ))}
  </View>
)
