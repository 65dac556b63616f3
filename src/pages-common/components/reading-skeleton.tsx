import { View } from '@tarojs/components'
import { Card } from '@/components/card'
import { Skeleton } from '@/components/skeleton'
import { cx } from '@/components/web-props'
import styles from './reading-skeleton.module.scss'

/** Skeleton of a text: an optional picture, the title, the first lines. */
export function ReadingSkeleton({ hasPicture }: { hasPicture?: boolean }) {
  return (
    <Card>
      {hasPicture && <View className={styles.picture} />}
      <View className={cx(styles.lines, styles.reading)}>
        <Skeleton shape="title" width={70} />
        <Skeleton width={35} />
        <Skeleton width={95} />
        <Skeleton width={90} />
        <Skeleton width={60} />
      </View>
    </Card>
  )
}

/** Skeleton of notices: one card of rows. */
export function NoticesSkeleton() {
  return (
    <Card flush>
      {[60, 45, 70, 55].map((width) => (
        <View key={width} className={styles.row}>
          <Skeleton width={width} />
          <Skeleton width={85} />
          <Skeleton width={30} />
        </View>
      ))}
    </Card>
  )
}
