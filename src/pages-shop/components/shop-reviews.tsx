import { View } from '@tarojs/components'
import type { ShopReview } from '@contract/reviews'
import { useState } from 'react'
import { rowsOf } from '@/api/paging'
import { useShopReviewsInfiniteQuery } from '@/api/shops.api'
import { Card } from '@/components/card'
import { Image } from '@/components/image'
import { LoadMore } from '@/components/load-more'
import { Rating } from '@/components/rating'
import { MoreLink } from '@/components/section-header'
import { Sheet } from '@/components/sheet'
import { loadMoreStatus } from '@/hooks/use-load-more'
import { formatDate, formatTotal } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './shop-reviews.module.scss'

/** Reviews shown on the page itself. */
const SHOWN = 2

/** What people say of what they had here: the newest, and all of them in a sheet. Not there while there is nothing. */
export function ShopReviews({ shopId }: { shopId: string }) {
  const { t } = useText('pages-shop')
  const [isOpen, setIsOpen] = useState(false)
  const query = useShopReviewsInfiniteQuery(shopId)
  const rows = rowsOf(query.data)
  const total = query.data?.pages[0]?.total ?? 0
  if (total === 0) return null
  const title = t('shop.review.title', { count: formatTotal(total) })
  const more = () => {
    void query.fetchNextPage()
  }
  return (
    <Card
      title={title}
      action={
        total > SHOWN && (
          <MoreLink
            text={t('shop.review.all')}
            label={`${t('shop.review.all')} ${title}`}
            onClick={() => setIsOpen(true)}
          />
        )
      }
    >
      <View ariaRole="list">
        {rows.slice(0, SHOWN).map((review) => (
          <OneReview key={review.id} review={review} />
        ))}
      </View>
      <Sheet isOpen={isOpen} title={title} onClose={() => setIsOpen(false)}>
        <View ariaRole="list">
          {rows.map((review) => (
            <OneReview key={review.id} review={review} />
          ))}
        </View>
        <LoadMore status={loadMoreStatus(query)} onRetry={more} onMore={more} />
      </Sheet>
    </Card>
  )
}

function OneReview({
  review: { score, content, authorText, createTime, picUrls, reply, spuName },
}: {
  review: ShopReview
}) {
  const { t } = useText('pages-shop')
  return (
    <View className={styles.review} ariaRole="listitem">
      <Rating value={score} />
      <View className={styles.content}>{content}</View>
      {picUrls.length > 0 && (
        <View className={styles.pictures}>
          {picUrls.map((url) => (
            <View key={url} className={styles.picture}>
              <Image src={url} alt={t('shop.review.picture')} ratio="1:1" lazy />
            </View>
          ))}
        </View>
      )}
      <View className={styles.note}>{t('shop.review.about', { name: spuName })}</View>
      <View className={styles.note}>{[authorText, formatDate(createTime)].filter(Boolean).join(' · ')}</View>
      {reply && <View className={styles.reply}>{t('shop.review.reply', { text: reply })}</View>}
    </View>
  )
}
