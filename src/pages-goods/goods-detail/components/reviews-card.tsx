import { View } from '@tarojs/components'
import type { GoodsDetail, Review } from '@contract/goods'
import { useState } from 'react'
import { useReviewListInfiniteQuery } from '@/api/goods.api'
import { rowsOf } from '@/api/paging'
import { Card } from '@/components/card'
import { Image } from '@/components/image'
import { LoadMore } from '@/components/load-more'
import { QueryGate } from '@/components/query-gate'
import { Rating } from '@/components/rating'
import { MoreLink } from '@/components/section-header'
import { Sheet } from '@/components/sheet'
import { Skeleton } from '@/components/skeleton'
import { loadMoreStatus } from '@/hooks/use-load-more'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './reviews.module.scss'

/** Reviews shown on the page itself. */
const SHOWN = 2

/** What people say who took it: the score, some reviews, and all of them in a sheet. */
export function ReviewsCard({ goods: { id, reviewCount, reviewScore, kind } }: { goods: GoodsDetail }) {
  const { t } = useText('pages-goods')
  const [isOpen, setIsOpen] = useState(false)
  const query = useReviewListInfiniteQuery(id)
  const rows = rowsOf(query.data)
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
        query={query}
        skeleton={
          <>
            <Skeleton width={90} />
            <Skeleton width={60} />
          </>
        }
      >
        {() => (
          <>
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
