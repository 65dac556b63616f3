import { View } from '@tarojs/components'
import type { GoodsCard } from '@contract/routes/goods'
import { Skeleton } from '@/components/skeleton'
import { webProps } from '@/components/web-props'
import { Gallery } from '@/features/goods-view/components/gallery'
import { useText } from '@/i18n/use-text'
import styles from '../goods-detail.module.scss'
import { BuyingFacts } from './buying-box'
import boxStyles from './buying-box.module.scss'
import { SkeletonCards } from './detail-skeleton'

/** A product from a list row, each field in its final position; the rest is loading. */
export function KnownGoods({ goods }: { goods: GoodsCard }) {
  const { t } = useText('pages-goods')
  return (
    <>
      <View className={styles.top}>
        <Gallery pictures={goods.picUrls} name={goods.name} words={t} />
        <View className={boxStyles.root}>
          <BuyingFacts goods={goods} sku={undefined} />
          <View className={boxStyles.strip} {...webProps({ 'aria-busy': true })}>
            <Skeleton shape="block" />
          </View>
        </View>
      </View>
      <SkeletonCards />
    </>
  )
}
