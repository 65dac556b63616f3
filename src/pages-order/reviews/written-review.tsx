import { View } from '@tarojs/components'
import type { ReviewItem } from '@contract/routes/reviews'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Image } from '@/components/image'
import { WrittenTag } from '@/components/other-language'
import { Rating } from '@/components/rating'
import { Tag } from '@/components/tag'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './reviews.module.scss'

/** The review of an item as others see it, with the reply. */
export function WrittenReview({ review }: { review: NonNullable<ReviewItem['review']> }) {
  const { t } = useText('pages-order')
  const { tags = [] } = review
  return (
    <>
      <Rating value={review.score} />
      {tags.length > 0 && (
        <View className={styles.tags}>
          {tags.map(({ tag, name }) => (
            <Tag key={tag}>{name}</Tag>
          ))}
        </View>
      )}
      {review.content && <View className={styles.content}>{review.content}</View>}
      {review.picUrls.length > 0 && (
        <View className={styles.pictures}>
          {review.picUrls.map((url) => (
            <View key={url} className={styles.thumb}>
              <Image src={url} alt={t('review.picture')} ratio="1:1" lazy />
            </View>
          ))}
        </View>
      )}
      <View className={styles.note}>
        {[review.authorText, formatDate(review.createTime)].filter(Boolean).join('\u00a0· ')}
      </View>
      {review.reply && (
        <View className={styles.reply}>
          {t('review.reply', { text: review.reply })}
          <WrittenTag text={review.reply} />
        </View>
      )}
    </>
  )
}

interface MyReviewProps {
  review: Parameters<typeof WrittenReview>[0]['review']
  /** the next line of the order to review */
  nextId: string | null
}

/** The written review, and the next step. */
export function MyReview({ review, nextId }: MyReviewProps) {
  const { t } = useText('pages-order')
  return (
    <>
      <Card title={t('action.seeReview')}>
        <View className={styles.stack}>
          <WrittenReview review={review} />
        </View>
      </Card>
      {nextId ? (
        <Button block onClick={() => replace(routes.review, { id: nextId })}>
          {t('review.next')}
        </Button>
      ) : (
        <Button kind="outline" block onClick={() => replace(routes.myReviews)}>
          {t('afterSale.reviews')}
        </Button>
      )}
    </>
  )
}
