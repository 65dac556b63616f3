import { View } from '@tarojs/components'
import { useState } from 'react'
import type { GoodsDetail } from '@contract/routes/goods'
import { Card } from '@/components/card'
import { EmptyState } from '@/components/empty-state'
import { ListRow } from '@/components/list-row'
import { PageShell } from '@/components/page-shell'
import { RichText } from '@/components/rich-text'
import { cx } from '@/components/web-props'
import { useBrowseRecord } from '@/features/browse-history/hooks/use-browse-record'
import { GoodsCampaigns } from '@/features/campaigns/components/goods-campaigns'
import { isSkuOpen } from '@/features/catalogue/sku'
import { Gallery } from '@/features/goods-view/components/gallery'
import { ReviewsCard } from '@/features/goods-view/components/reviews-card'
import { useText } from '@/i18n/use-text'
import { BuyBar, BuyButtons, useBuying } from './buy-buttons'
import { CustomsCard } from './customs-card'
import { GoodsFacts } from './goods-facts'
import styles from './goods.module.scss'
import { KeepNotes, ShareTool, useKeepTools } from './keep-tools'

interface GoodsViewProps {
  goods: GoodsDetail
  wishedSkuId: string | undefined
}

/** A shipped product: pictures, price, version, delivery and customs, and its purchase buttons. */
export function GoodsView({ goods, wishedSkuId }: GoodsViewProps) {
  const { t } = useText('pages-shopping')
  const [skuId, setSkuId] = useState(wishedSkuId)
  const tools = useKeepTools(goods)
  useBrowseRecord('goods', goods.id)
  const sku = goods.skus.find((one) => one.id === skuId && isSkuOpen(one)) ?? goods.skus.find(isSkuOpen)
  const buying = useBuying(goods, sku)
  return (
    <PageShell
      title={goods.name}
      hasOwnHeading
      tab="goods"
      navEnd={<ShareTool {...tools} />}
      bar={<BuyBar tools={tools} buying={buying} />}
      barUntil="desktop"
      overlay={<KeepNotes {...tools} cart={buying.snack} />}
    >
      <View className={styles.columns}>
        <View className={styles.gallery}>
          <Gallery pictures={goods.picUrls} name={goods.name} words={t} />
        </View>
        <View className={cx(styles.column, styles.buying)}>
          <GoodsFacts
            goods={goods}
            sku={sku}
            onChoose={setSkuId}
            actions={<BuyButtons tools={tools} buying={buying} />}
          />
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
