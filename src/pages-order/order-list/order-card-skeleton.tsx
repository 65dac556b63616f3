import { View } from '@tarojs/components'
import { Skeleton } from '@/components/skeleton'
import buttonStyles from '../components/order-buttons.module.scss'
import cardStyles from './order-card-view.module.scss'
import listStyles from './order-list.module.scss'

const COUNT = 4

/** Skeleton of orders: state, picture and name, next step, buttons. */
export function OrderListSkeleton() {
  return (
    <View className={listStyles.grid}>
      {Array.from({ length: COUNT }, (_, i) => (
        <View key={i} className={cardStyles.root}>
          <Skeleton width={30} />
          <View className={cardStyles.goods}>
            <View className={cardStyles.picture}>
              <Skeleton shape="picture" />
            </View>
            <View className={cardStyles.words}>
              <Skeleton width={85} />
              <Skeleton width={55} />
            </View>
          </View>
          <Skeleton shape="block" />
          <View className={buttonStyles.root}>
            <Skeleton shape="title" width={45} />
          </View>
        </View>
      ))}
    </View>
  )
}
