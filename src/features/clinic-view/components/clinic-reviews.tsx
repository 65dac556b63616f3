import { rowsOf } from '@/api/paging'
import { Reviews } from '@/components/reviews'
import { useShopReviewsInfiniteQuery } from '@/features/clinics/api/shops.api'
import { formatTotal } from '@/i18n/format'
import { useText } from '@/i18n/use-text'

/** Reviews of the clinic's goods. Renders nothing when there are none. */
export function ClinicReviews({ shopId }: { shopId: string }) {
  const { t } = useText('common')
  const query = useShopReviewsInfiniteQuery(shopId)
  const total = query.data?.pages[0]?.total ?? 0
  if (total === 0) return null
  const reviews = rowsOf(query.data).map(({ spuName, reply, ...review }) => ({
    ...review,
    about: t('clinicView.review.about', { name: spuName }),
    ...(reply ? { reply: t('clinicView.review.reply', { text: reply }) } : null),
  }))
  return (
    <Reviews
      title={t('clinicView.review.title', { count: formatTotal(total) })}
      allText={t('clinicView.review.all')}
      pictureAlt={t('clinicView.review.picture')}
      total={total}
      reviews={{ kind: 'ready', data: reviews }}
      skeleton={null}
      query={query}
    />
  )
}
