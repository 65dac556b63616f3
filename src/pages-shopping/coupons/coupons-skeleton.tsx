import { View } from '@tarojs/components'
import { Skeleton } from '@/components/skeleton'
import styles from './coupons.module.scss'

/** Skeleton of coupons: tickets with value, name and date. */
export const CouponsSkeleton = () => (
  <View className={styles.list}>
    {[1, 2, 3, 4].map((ticket) => (
      <View key={ticket} className={styles.ticket}>
        <View className={styles.face}>
          <View className={styles.worth}>
            <Skeleton shape="title" width={70} />
          </View>
          <View className={styles.words}>
            <Skeleton width={70} />
            <Skeleton width={45} />
          </View>
        </View>
        <View className={styles.foot}>
          <Skeleton width={40} />
        </View>
      </View>
    ))}
  </View>
)
