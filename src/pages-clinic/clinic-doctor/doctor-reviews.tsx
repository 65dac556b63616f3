import { View } from '@tarojs/components'
import { useState } from 'react'
import type { DoctorDetail, DoctorReview } from '@contract/routes/doctors'
import { rowsOf } from '@/api/paging'
import { Card } from '@/components/card'
import { LoadMore } from '@/components/load-more'
import { WrittenTag } from '@/components/other-language'
import { QueryGate } from '@/components/query-gate'
import { Rating } from '@/components/rating'
import { MoreLink } from '@/components/section-header'
import { Sheet } from '@/components/sheet'
import { Skeleton } from '@/components/skeleton'
import { useNextPage } from '@/hooks/use-load-more'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useDoctorReviewsInfiniteQuery } from '@/pages-clinic/api/doctors.api'
import { readState } from '@/utils/read-state'
import styles from './clinic-doctor.module.scss'

/** Number of reviews shown on the page itself. */
const SHOWN = 2

/** Reviews of the doctor: the newest, and all of them in a sheet. */
export function DoctorReviews({ doctor: { id, reviewCount } }: { doctor: DoctorDetail }) {
  const { t } = useText('pages-clinic')
  const [isOpen, setIsOpen] = useState(false)
  const query = useDoctorReviewsInfiniteQuery(id)
  const title = t('doctor.reviews', { count: reviewCount })
  const { status, loadMore } = useNextPage(query)
  return (
    <Card
      title={title}
      action={
        reviewCount > SHOWN && (
          <MoreLink
            text={t('doctor.all')}
            label={`${t('doctor.all')} ${title}`}
            onClick={() => setIsOpen(true)}
          />
        )
      }
    >
      <QueryGate
        state={readState(query.data && rowsOf(query.data), query)}
        skeleton={<Skeleton width={90} />}
        isPart
      >
        {(reviews) => (
          <>
            <ReviewRows reviews={reviews.slice(0, SHOWN)} />
            <Sheet isOpen={isOpen} title={title} onClose={() => setIsOpen(false)}>
              <ReviewRows reviews={reviews} />
              <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
            </Sheet>
          </>
        )}
      </QueryGate>
    </Card>
  )
}

const ReviewRows = ({ reviews }: { reviews: readonly DoctorReview[] }) => (
  <View ariaRole="list">
    {reviews.map(({ id, score, content, authorText, createTime }) => (
      <View key={id} className={styles.review} ariaRole="listitem">
        <Rating value={score} />
        {content && <View>{content}</View>}
        <WrittenTag text={content} />
        <View className={styles.note}>
          {[authorText, formatDate(createTime)].filter(Boolean).join('\u00a0· ')}
        </View>
      </View>
    ))}
  </View>
)
