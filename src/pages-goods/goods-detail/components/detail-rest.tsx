import type { GoodsDetail } from '@contract/routes/goods'
import { Card } from '@/components/card'
import { EmptyState } from '@/components/empty-state'
import { RichText } from '@/components/rich-text'
import { ReviewsCard } from '@/features/goods-view/components/reviews-card'
import { useOneByOne } from '@/hooks/use-one-by-one'
import { useText } from '@/i18n/use-text'
import { Main, Side } from './detail-sides'

export interface DetailRestProps {
  goods: GoodsDetail
  /** whether everything above has been rendered */
  isDue: boolean
}

/** What a reader reaches last: reviews, description and notice. */
export function DetailRest({ goods, isDue }: DetailRestProps) {
  const { t } = useText('pages-goods')
  const parts = [
    goods.reviewCount > 0 && (
      <Main key="reviews">
        <ReviewsCard goods={goods} words={t} />
      </Main>
    ),
    <Side key="description">
      <Card title={t('detail.description')}>
        {goods.description ? <RichText html={goods.description} /> : <EmptyState kind="intro" />}
      </Card>
    </Side>,
    goods.notice && (
      <Main key="notice">
        <Card title={t('detail.notice')}>
          <RichText html={goods.notice} />
        </Card>
      </Main>
    ),
  ].filter(Boolean)
  const drawn = useOneByOne(isDue ? parts.length : 0, 0)
  return <>{parts.slice(0, drawn)}</>
}
