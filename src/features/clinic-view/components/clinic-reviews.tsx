import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ShopReview } from '@contract/routes/reviews'
import { rowsOf } from '@/api/paging'
import { Card } from '@/components/card'
import { Image } from '@/components/image'
import { LoadMore } from '@/components/load-more'
import { Rating } from '@/components/rating'
import { MoreLink } from '@/components/section-header'
import { Sheet } from '@/components/sheet'
import { useShopReviewsInfiniteQuery } from '@/features/clinics/api/shops.api'
import { loadMoreStatus } from '@/hooks/use-load-more'
import { formatDate, formatTotal } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './clinic-reviews.module.scss'

/** Number of reviews shown on the page itself. */
const SHOWN = 2

/** Reviews of the clinic's goods: the newest, and all of them in a sheet. Renders nothing when there are none. */
export function ClinicReviews({ shopId }: { shopId: string }) {
  const { t } = useText('common')
  const [isOpen, setIsOpen] = useState(false)
  const query = useShopReviewsInfiniteQuery(shopId)
  const rows = rowsOf(query.data)
  const total = query.data?.pages[0]?.total ?? 0
  if (total === 0) return null
  const title = t('clinicView.review.title', { count: formatTotal(total) })
  const more = () => {
    void query.fetchNextPage()
  }
  return (
    <Card
      title={title}
      action={
        total > SHOWN && (
          <MoreLink
            text={t('clinicView.review.all')}
            label={`${t('clinicView.review.all')} ${title}`}
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
  const { t } = useText('common')
  return (
    <View className={styles.review} ariaRole="listitem">
      <Rating value={score} />
      <View className={styles.content}>{content}</View>
      {picUrls.length > 0 && (
        <View className={styles.pictures}>
          {picUrls.map((url) => (
            <View key={url} className={styles.picture}>
              <Image src={url} alt={t('clinicView.review.picture')} ratio="1:1" lazy />
            </View>
          ))}
        </View>
      )}
      <View className={styles.note}>{t('clinicView.review.about', { name: spuName })}</View>
      <View className={styles.note}>{[authorText, formatDate(createTime)].filter(Boolean).join(' · ')}</View>
      {reply && <View className={styles.reply}>{t('clinicView.review.reply', { text: reply })}</View>}
    </View>
  )
}
