import { View } from '@tarojs/components'
import type { GoodsCard } from '@contract/routes/goods'
import { useHasColumnBar } from '@/components/column-bar'
import { PageShell } from '@/components/page-shell'
import { Skeleton } from '@/components/skeleton'
import { webProps } from '@/components/web-props'
import { Gallery } from '@/features/goods-view/components/gallery'
import { useText } from '@/i18n/use-text'
import { FirstFacts } from './goods-facts'
import styles from './goods.module.scss'

/** A product from a list row, each field in its final position; the rest is loading. */
export function KnownGoods({ goods }: { goods: GoodsCard }) {
  const { t } = useText('pages-shopping')
  const nav = useHasColumnBar() ? 'none' : 'default'
  return (
    <PageShell title={goods.name} hasOwnHeading nav={nav} tab="goods">
      <View className={styles.columns}>
        <View className={styles.gallery}>
          <Gallery pictures={goods.picUrls} name={goods.name} words={t} />
        </View>
        <FirstFacts goods={goods} sku={undefined}>
          <View {...webProps({ 'aria-busy': true })}>
            <Skeleton width={60} />
            <Skeleton shape="block" />
          </View>
        </FirstFacts>
      </View>
    </PageShell>
  )
}
