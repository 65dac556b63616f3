import { View } from '@tarojs/components'
import { useState } from 'react'
import type { GoodsDetail } from '@contract/routes/goods'
import { Card } from '@/components/card'
import { useHasColumnBar } from '@/components/column-bar'
import { EmptyState } from '@/components/empty-state'
import { ListRow } from '@/components/list-row'
import { PageShell } from '@/components/page-shell'
import { RichText } from '@/components/rich-text'
import { useBrowseRecord } from '@/features/browse-history/hooks/use-browse-record'
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
  const isDesktop = useHasColumnBar()
  return (
    <PageShell
      title={goods.name}
      hasOwnHeading
      tab="goods"
      // a desktop shares in the buying box, and its header leads back
      nav={isDesktop ? 'none' : 'default'}
      navEnd={!isDesktop && <ShareTool {...tools} />}
      bar={<BuyBar tools={tools} buying={buying} />}
      barUntil="desktop"
      overlay={<KeepNotes {...tools} cart={buying.snack} />}
    >
      <View className={styles.columns}>
        <View className={styles.gallery}>
          <Gallery pictures={goods.picUrls} name={goods.name} words={t} />
        </View>
        <GoodsFacts
          goods={goods}
          sku={sku}
          onChoose={setSkuId}
          actions={<BuyButtons tools={tools} buying={buying} />}
        />
      </View>
      <View className={styles.parts}>
        <GoodsParts goods={goods} />
      </View>
    </PageShell>
  )
}

/** Customs, what is included, reviews, the description and the notice: on a desktop in two columns. */
function GoodsParts({ goods }: { goods: GoodsDetail }) {
  const { t } = useText('pages-shopping')
  return (
    <>
      {goods.delivery?.isCrossBorder && (
        <View className={styles.main}>
          <CustomsCard />
        </View>
      )}
      {goods.serviceContent.length > 0 && (
        <View className={styles.side}>
          <Card title={t('detail.included')} flush>
            {goods.serviceContent.map((text) => (
              <ListRow key={text} icon="check-circle" title={text} isTall />
            ))}
          </Card>
        </View>
      )}
      {goods.reviewCount > 0 && (
        <View className={styles.main}>
          <ReviewsCard goods={goods} words={t} />
        </View>
      )}
      <View className={styles.side}>
        <Card title={t('detail.description')}>
          {goods.description ? <RichText html={goods.description} /> : <EmptyState kind="intro" />}
        </Card>
      </View>
      {goods.notice && (
        <View className={styles.main}>
          <Card title={t('detail.notice')}>
            <RichText html={goods.notice} />
          </Card>
        </View>
      )}
    </>
  )
}
