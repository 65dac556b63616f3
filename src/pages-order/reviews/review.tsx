import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { useHasColumnBar } from '@/components/column-bar'
import { EmptyState } from '@/components/empty-state'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Toast } from '@/components/toast'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { ItemHead } from '@/pages-order/components/item-head'
import { ReviewForm } from './review-form'
import styles from './reviews.module.scss'
import { useReviewPage } from './use-review-page'
import { WrittenReview } from './written-review'

/** A review of one line of a completed order; after submission the page shows it. */
export default function ReviewPage() {
  const { t } = useText('pages-order')
  const page = useReviewPage()
  const hasColumnBar = useHasColumnBar()
  const [toast, say] = useToast()
  return (
    <PageShell
      title={t('review.title')}
      tab="mine"
      isNarrow={!hasColumnBar || !page.isSignedIn}
      overlay={<Toast {...toast} />}
    >
      {page.isSignedIn ? (
        <QueryGate
          state={page.state}
          skeleton={<SkeletonPage kind="form" />}
          gone={{
            kind: 'orders',
            title: t('review.goneTitle'),
            text: t('refund.oneGoneText'),
            action: <Button onClick={() => replace(routes.myReviews)}>{t('afterSale.reviews')}</Button>,
          }}
        >
          {(found) => <ReviewOf found={found} page={page} onWritten={say} />}
        </QueryGate>
      ) : (
        <SignInGate icon="star" title={t('review.signInTitle')} text={t('review.signInText')} />
      )}
    </PageShell>
  )
}

type ReviewPageState = ReturnType<typeof useReviewPage>

interface ReviewOfProps {
  found: Extract<ReviewPageState['state'], { kind: 'ready' }>['data']
  page: ReviewPageState
  onWritten: (words: string) => void
}

/** The form, the review once it is written, or why there is none yet. */
function ReviewOf({ found: { item, isCompleted, review, nextId }, page, onWritten }: ReviewOfProps) {
  const { t } = useText('pages-order')
  if (!isCompleted)
    return (
      <EmptyState
        kind="orders"
        title={t('review.earlyTitle')}
        text={t('review.earlyText')}
        action={
          <Button onClick={() => replace(routes.orderInfo, { id: item.orderId })}>
            {t('result.seeOrder')}
          </Button>
        }
      />
    )
  return review ? (
    <View className={styles.stack}>
      <Card>
        <ItemHead item={item} />
      </Card>
      <MyReview review={review} nextId={nextId} />
    </View>
  ) : (
    <ReviewForm key={page.id} userId={page.userId} orderItemId={page.id} item={item} onWritten={onWritten} />
  )
}

interface MyReviewProps {
  review: Parameters<typeof WrittenReview>[0]['review']
  /** the next line of the order to review */
  nextId: string | null
}

/** The written review, and the next step. */
function MyReview({ review, nextId }: MyReviewProps) {
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
