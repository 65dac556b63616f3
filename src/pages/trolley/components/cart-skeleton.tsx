import { View } from '@tarojs/components'
import { Card } from '@/components/card'
import { Skeleton } from '@/components/skeleton'
import styles from './cart-skeleton.module.scss'

const groups = [1, 3]

/** Skeleton of the cart: groups of lines. */
export const CartSkeleton = () => (
  <View className={styles.root}>
    {groups.map((count) => (
      <Card key={count} flush>
        <View className={styles.head}>
          <View className={styles.box} />
          <View className={styles.words}>
            <Skeleton width={35} />
          </View>
        </View>
        {Array.from({ length: count }, (_unused, index) => (
          <View key={index} className={styles.line}>
            <View className={styles.box} />
            <View className={styles.picture}>
              <Skeleton shape="picture" />
            </View>
            <View className={styles.words}>
              <Skeleton width={85} />
              <Skeleton width={35} />
              <Skeleton shape="title" width={40} />
            </View>
          </View>
        ))}
      </Card>
    ))}
  </View>
)
