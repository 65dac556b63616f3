import { View } from '@tarojs/components'
import { useState } from 'react'
import type { GoodsDetail, Review } from '@contract/routes/goods'
import { rowsOf } from '@/api/paging'
import { Card } from '@/components/card'
import { Image } from '@/components/image'
import { LoadMore } from '@/components/load-more'
import { QueryGate } from '@/components/query-gate'
import { Rating } from '@/components/rating'
import { MoreLink } from '@/components/section-header'
import { Sheet } from '@/components/sheet'
import { Skeleton } from '@/components/skeleton'
import { useReviewListInfiniteQuery } from '@/features/catalogue/api/goods.api'
import { loadMoreStatus } from '@/hooks/use-load-more'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { readState } from '@/utils/read-state'
import styles from './reviews.module.scss'

/** Number of reviews on the page itself. */
const SHOWN = 2

/** Reviews: the score, some reviews, and all of them in a sheet. */
export function ReviewsCard({ goods: { id, reviewCount, reviewScore, kind } }: { goods: GoodsDetail }) {
  const { t } = useText('pages-goods')
  const [isOpen, setIsOpen] = useState(false)
  const query = useReviewListInfiniteQuery(id)
  const rows = query.data && rowsOf(query.data)
  const title = t('detail.reviews.title', { count: reviewCount })
  return (
    <Card
      title={title}
      action={
        reviewCount > SHOWN && (
          <MoreLink
            text={t('detail.all')}
            label={`${t('detail.all')} ${title}`}
            onClick={() => setIsOpen(true)}
          />
        )
      }
    >
      {reviewScore !== null && (
        <View className={styles.score}>
          <Rating value={Number(reviewScore)} />
          <View className={styles.only}>{t(`detail.reviews.only.${kind}`)}</View>
        </View>
      )}
      <QueryGate
        state={readState(rows, query)}
        skeleton={
          <>
            <Skeleton width={90} />
            <Skeleton width={60} />
          </>
        }
      >
        {(reviews) => (
          <>
            <ReviewRows reviews={reviews.slice(0, SHOWN)} />
            <Sheet isOpen={isOpen} title={title} onClose={() => setIsOpen(false)}>
              <ReviewRows reviews={reviews} />
              <LoadMore
                status={loadMoreStatus(query)}
                onRetry={() => {
                  void query.fetchNextPage()
                }}
                onMore={() => {
                  void query.fetchNextPage()
                }}
              />
            </Sheet>
          </>
        )}
      </QueryGate>
    </Card>
  )
}

const ReviewRows = ({ reviews }: { reviews: readonly Review[] }) => (
  <View ariaRole="list">
    {reviews.map((review) => (
      <OneReview key={review.id} review={review} />
    ))}
  </View>
)

function OneReview({
  review: { score, content, authorText, createTime, picUrls, reply },
}: {
  review: Review
}) {
  const { t } = useText('pages-goods')
  return (
    <View className={styles.review} ariaRole="listitem">
      <Rating value={score} />
      <View className={styles.content}>{content}</View>
      {picUrls.length > 0 && (
        <View className={styles.pictures}>
          {picUrls.map((url) => (
            <View key={url} className={styles.picture}>
              <Image src={url} alt={t('detail.reviews.picture')} ratio="1:1" lazy />
            </View>
          ))}
        </View>
      )}
      <View className={styles.author}>
        {[authorText, formatDate(createTime)].filter(Boolean).join(' · ')}
      </View>
      {reply && <View className={styles.reply}>{t('detail.reviews.reply', { text: reply })}</View>}
    </View>
  )
}
