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
import { usePageParams } from '@/navigation/use-page-params'
import { ItemHead } from '@/pages-order/components/item-head'
import { ReviewBar, ReviewForm } from './review-form'
import styles from './reviews.module.scss'
import { type ReviewFormState, useReviewForm } from './use-review-form'
import { useReviewPage } from './use-review-page'
import { MyReview } from './written-review'

/** A review of one line of a completed order; after submission the page shows it. */
export default function ReviewPage() {
  const { id = '' } = usePageParams<{ id: string }>()
  // the next line has a form of its own
  return <LineReview key={id} />
}

function LineReview() {
  const { t } = useText('pages-order')
  const page = useReviewPage()
  const [toast, say] = useToast()
  const { id: orderItemId, userId, isSignedIn, state } = page
  const form = useReviewForm({ userId, orderItemId, onWritten: say })
  const hasColumnBar = useHasColumnBar()
  const isForm = isSignedIn && state.kind === 'ready' && state.data.isCompleted && !state.data.review
  return (
    <PageShell
      title={t('review.title')}
      tab="mine"
      isNarrow={!hasColumnBar || !isSignedIn}
      bar={!hasColumnBar && isForm && <ReviewBar review={form} />}
      overlay={<Toast {...toast} />}
    >
      {isSignedIn ? (
        <QueryGate
          state={state}
          skeleton={<SkeletonPage kind="form" />}
          gone={{
            kind: 'orders',
            title: t('review.goneTitle'),
            text: t('refund.oneGoneText'),
            action: <Button onClick={() => replace(routes.myReviews)}>{t('afterSale.reviews')}</Button>,
          }}
        >
          {(found) => <ReviewOf found={found} form={form} />}
        </QueryGate>
      ) : (
        <SignInGate icon="star" title={t('review.signInTitle')} text={t('review.signInText')} />
      )}
    </PageShell>
  )
}

interface ReviewOfProps {
  found: Extract<ReturnType<typeof useReviewPage>['state'], { kind: 'ready' }>['data']
  form: ReviewFormState
}

/** The form, the review once it is written, or why there is none yet. */
function ReviewOf({ found: { item, isCompleted, review, nextId }, form }: ReviewOfProps) {
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
    <ReviewForm item={item} review={form} />
  )
}
