import { View } from '@tarojs/components'
import { Card } from '@/components/card'
import { Image } from '@/components/image'
import { Skeleton, SkeletonPage } from '@/components/skeleton'
import { cx } from '@/components/web-props'
import styles from '../campaigns.module.scss'
import type { CampaignKind } from '../lists/kinds'
import { coverRatio } from './campaign-head'

/** A campaign's picture, name and price, and the card beside or below them. */
export const CampaignSkeleton = ({ kind }: { kind: CampaignKind }) => (
  <View className={styles.columns}>
    <Card flush className={cx(kind !== 'referral' && styles.offer)}>
      <View className={styles.cover}>
        <Image src="" alt="" ratio={coverRatio(kind !== 'referral')} />
      </View>
      <View className={styles.head}>
        <View className={styles.title}>
          <Skeleton shape="title" width={70} />
        </View>
        <Skeleton shape="title" width={40} />
        <Skeleton width={50} />
      </View>
    </Card>
    <SkeletonPage kind="cards" count={1} />
  </View>
)

/** Rows of campaigns. */
export const CampaignListSkeleton = () => (
  <View className={styles.list}>
    {[1, 2, 3].map((row) => (
      <View key={row} className={styles.entry}>
        <View className={styles.picture}>
          <Skeleton shape="picture" />
        </View>
        <View className={styles.body}>
          <Skeleton width={90} />
          <Skeleton width={50} />
          <Skeleton width={40} />
          <Skeleton width={60} />
        </View>
      </View>
    ))}
  </View>
)
