import { View } from '@tarojs/components'
import { Card } from '@/components/card'
import clinicStyles from '@/components/clinic-card/index.module.scss'
import { Image } from '@/components/image'
import { Skeleton } from '@/components/skeleton'
import { cx } from '@/components/web-props'
import styles from '../index.module.scss'
import cardStyles from './shop-card.module.scss'

/** Skeleton of clinics: their number, then cards with picture, facts, address and buttons. */
export const ShopsSkeleton = () => (
  <>
    <View className={styles.total}>
      <Skeleton shape="title" width={20} />
    </View>
    <View className={styles.list}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Card key={card} className={cardStyles.root}>
          <View className={cx(clinicStyles.root, clinicStyles.bare)}>
            <View className={clinicStyles.picture}>
              <Image src="" alt="" ratio="4:3" />
            </View>
            <View className={clinicStyles.body}>
              <Skeleton width={60} />
              <Skeleton width={80} />
              <Skeleton width={50} />
            </View>
          </View>
          <Skeleton width={80} />
          <Skeleton width={60} />
          <Skeleton shape="block" />
        </Card>
      ))}
    </View>
  </>
)
