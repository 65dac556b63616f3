import { View } from '@tarojs/components'
import { useState } from 'react'
import type { GoodsDetail } from '@contract/routes/goods'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { CartLink } from '@/components/cart-link'
import { EmptyState } from '@/components/empty-state'
import { ListRow } from '@/components/list-row'
import { PageShell } from '@/components/page-shell'
import { RichText } from '@/components/rich-text'
import { cx } from '@/components/web-props'
import { useBrowseRecord } from '@/features/browse-history/hooks/use-browse-record'
import { GoodsCampaigns } from '@/features/campaigns/components/goods-campaigns'
import { useAddToCart } from '@/features/cart/hooks/use-add-to-cart'
import { useCartCount } from '@/features/cart/hooks/use-cart-count'
import { isCartable, isSkuOpen } from '@/features/catalogue/sku'
import { Gallery } from '@/features/goods-view/components/gallery'
import { ReviewsCard } from '@/features/goods-view/components/reviews-card'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { CustomsCard } from './customs-card'
import { GoodsFacts } from './goods-facts'
import styles from './goods.module.scss'
import { FavouriteItem, KeepNotes, ShareTool, useKeepTools } from './keep-tools'

interface GoodsViewProps {
  goods: GoodsDetail
  wishedSkuId: string | undefined
}

/** A shipped product: pictures, price, version, delivery and customs, and its purchase buttons. */
export function GoodsView({ goods, wishedSkuId }: GoodsViewProps) {
  const { t } = useText('pages-shopping')
  const { t: common } = useText('common')
  const [skuId, setSkuId] = useState(wishedSkuId)
  const cartCount = useCartCount()
  const { add, isAdding, snack } = useAddToCart()
  const tools = useKeepTools(goods)
  useBrowseRecord('goods', goods.id)
  const sku = goods.skus.find((one) => one.id === skuId && isSkuOpen(one)) ?? goods.skus.find(isSkuOpen)
  const canBuy = !!sku && isCartable(goods)
  const bar = (
    <ActionBar
      start={
        <>
          <FavouriteItem {...tools} />
          <CartLink count={cartCount} onClick={() => go(routes.cart)} />
        </>
      }
    >
      <Button
        kind="tint"
        busy={isAdding}
        disabled={!canBuy}
        onClick={() => {
          if (sku) void add(goods, sku)
        }}
      >
        {common('cart.add')}
      </Button>
      <Button disabled={!canBuy} onClick={() => go(routes.subOrder, { id: goods.id, skuId: sku?.id })}>
        {t(canBuy || goods.priceText !== null ? 'detail.buy' : 'detail.none')}
      </Button>
    </ActionBar>
  )
  return (
    <PageShell
      title={goods.name}
      hasOwnHeading
      tab="goods"
      navEnd={<ShareTool {...tools} />}
      bar={bar}
      overlay={<KeepNotes {...tools} cart={snack} />}
    >
      <View className={styles.columns}>
        <View className={styles.gallery}>
          <Gallery pictures={goods.picUrls} name={goods.name} words={t} />
        </View>
        <View className={cx(styles.column, styles.buying)}>
          <GoodsFacts goods={goods} sku={sku} onChoose={setSkuId} />
          <GoodsCampaigns spuId={goods.id} words={t} />
          {goods.delivery?.isCrossBorder && <CustomsCard />}
        </View>
        <View className={cx(styles.column, styles.words)}>
          <GoodsWordsCards goods={goods} />
          {goods.reviewCount > 0 && <ReviewsCard goods={goods} words={t} />}
        </View>
      </View>
    </PageShell>
  )
}

/** What is included, the description and the notice. */
function GoodsWordsCards({ goods }: { goods: GoodsDetail }) {
  const { t } = useText('pages-shopping')
  return (
    <>
      {goods.serviceContent.length > 0 && (
        <Card title={t('detail.included')} flush>
          {goods.serviceContent.map((text) => (
            <ListRow key={text} icon="check-circle" title={text} isTall />
          ))}
        </Card>
      )}
      <Card title={t('detail.description')}>
        {goods.description ? <RichText html={goods.description} /> : <EmptyState kind="intro" />}
      </Card>
      {goods.notice && (
        <Card title={t('detail.notice')}>
          <RichText html={goods.notice} />
        </Card>
      )}
    </>
  )
}
