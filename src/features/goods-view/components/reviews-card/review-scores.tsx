import { View } from '@tarojs/components'
import { formatNumber } from '@/i18n/format'
import { useReviewSummaryQuery } from '../../api/reviews.api'
import type { GoodsWords } from '../../words'
import styles from './index.module.scss'

/** Number of reviews per star rating; its space is reserved while loading. */
export function ReviewScores({ spuId, words: t }: { spuId: string; words: GoodsWords }) {
  const { data, isError } = useReviewSummaryQuery(spuId)
  if (isError) return null
  const rows = data?.scores ?? [5, 4, 3, 2, 1].map((score) => ({ score, count: 0 }))
  const total = data?.total ?? 0
  return (
    <View className={styles.scores} ariaRole="list">
      {rows.map(({ score, count }) => (
        <View key={score} className={styles.row} ariaRole="listitem">
          <View className={styles.stars}>{t('detail.reviews.stars', { count: score })}</View>
          <View className={styles.track}>
            <View
              className={styles.bar}
              style={{ width: `${total > 0 ? Math.round((count / total) * 100) : 0}%` }}
            />
          </View>
          <View className={styles.count}>{data ? formatNumber(count) : ''}</View>
        </View>
      ))}
    </View>
  )
}
