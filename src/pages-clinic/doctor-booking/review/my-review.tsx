import { View } from '@tarojs/components'
import type { DoctorReview } from '@contract/routes/doctors'
import { Card } from '@/components/card'
import { Rating } from '@/components/rating'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './review.module.scss'

/** The account's review of a visit, as others see it. */
export function MyReview({ review }: { review: DoctorReview }) {
  const { t } = useText('pages-clinic')
  return (
    <Card title={t('review.mine')}>
      <View className={styles.mine}>
        <Rating value={review.score} />
        {review.content && <View>{review.content}</View>}
        <View className={styles.note}>
          {[review.authorText, formatDate(review.createTime)].join('\u00a0· ')}
        </View>
      </View>
    </Card>
  )
}
