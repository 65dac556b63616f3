import { View } from '@tarojs/components'
import { GoodsList } from '@/components/goods-list'
import { QueryGate } from '@/components/query-gate'
import { SectionHeader } from '@/components/section-header'
import { SkeletonPage } from '@/components/skeleton'
import { useGoodsCard } from '@/hooks/use-goods-card'
import { useGoodsList } from '@/hooks/use-goods-list'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './shop-goods.module.scss'

/** What can be had here. */
export function ShopGoods({ shopId }: { shopId: string }) {
  const { t } = useText('pages-shop')
  const toCard = useGoodsCard()
  const list = useGoodsList({ shopId })
  return (
    <View className={styles.root}>
      <SectionHeader title={t('shop.goods')} />
      <QueryGate
        query={list.query}
        skeleton={<SkeletonPage />}
        empty={{ when: ({ goods }) => goods.length === 0, kind: 'products' }}
      >
        {({ goods }) => (
          <GoodsList
            goods={goods}
            toCard={toCard}
            isStale={list.isStale}
            status={list.status}
            onMore={list.loadMore}
            headingLevel={3}
            onOpen={({ id }) => go(routes.goodsDetail, { id })}
          />
        )}
      </QueryGate>
    </View>
  )
}
