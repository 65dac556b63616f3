import { View } from '@tarojs/components'
import type { ReviewItem } from '@contract/routes/reviews'
import { Image } from '@/components/image'
import { WrittenTag } from '@/components/other-language'
import { Rating } from '@/components/rating'
import { Tag } from '@/components/tag'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
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
