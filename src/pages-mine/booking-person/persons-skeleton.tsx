import { View } from '@tarojs/components'
import { Card } from '@/components/card'
import { Skeleton } from '@/components/skeleton'
import cardStyles from '../components/person-card.module.scss'
import styles from './booking-person.module.scss'

const COUNT = 3

/** Skeleton of persons: portrait, name, two lines. */
export function PersonsSkeleton() {
  return (
    <View className={styles.list}>
      {Array.from({ length: COUNT }, (_, i) => (
        <Card key={i}>
          <View className={cardStyles.head}>
            <Skeleton shape="circle" />
            <View className={cardStyles.words}>
              <Skeleton width={45} />
              <Skeleton width={80} />
              <Skeleton width={65} />
            </View>
          </View>
        </Card>
      ))}
    </View>
  )
}
