import { View } from '@tarojs/components'
import type { GoodsDetail } from '@contract/routes/goods'
import { rowsOf } from '@/api/paging'
import { Rating } from '@/components/rating'
import { Reviews } from '@/components/reviews'
import { Skeleton } from '@/components/skeleton'
import { readState } from '@/utils/read-state'
import { useReviewListInfiniteQuery } from '../../api/reviews.api'
import type { GoodsWords } from '../../words'
import styles from './index.module.scss'
import { ReviewScores } from './review-scores'

/** Reviews of the goods: the score, a few reviews, and all of them in a sheet. */
export function ReviewsCard({ goods, words: t }: { goods: GoodsDetail; words: GoodsWords }) {
  const { id, reviewCount, reviewScore, kind } = goods
  const query = useReviewListInfiniteQuery(id)
  const reviews =
    query.data &&
    rowsOf(query.data).map(({ reply, ...review }) => ({
      ...review,
      ...(reply ? { reply: t('detail.reviews.reply', { text: reply }) } : null),
    }))
  return (
    <Reviews
      title={t('detail.reviews.title', { count: reviewCount })}
      allText={t('detail.all')}
      pictureAlt={t('detail.reviews.picture')}
      total={reviewCount}
      reviews={readState(reviews, query)}
      skeleton={
        <>
          <Skeleton width={90} />
          <Skeleton width={60} />
        </>
      }
      head={
        reviewScore !== null && (
          <>
            <View className={styles.score}>
              <Rating value={Number(reviewScore)} />
              <View className={styles.only}>{t(`detail.reviews.only.${kind}`)}</View>
            </View>
            <ReviewScores spuId={id} words={t} />
          </>
        )
      }
      query={query}
    />
  )
}
