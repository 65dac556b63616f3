import { View } from '@tarojs/components'
import type { ReviewItem } from '@contract/routes/reviews'
import { Button } from '@/components/button'
import { cx } from '@/components/web-props'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { ItemHead } from '@/pages-order/components/item-head'
import styles from './reviews.module.scss'
import { WrittenReview } from './written-review'

/** An item with its review, or a link to write one. */
export function ReviewCard({ item }: { item: ReviewItem }) {
  const { t } = useText('pages-order')
  const completed = item.completedTime
    ? t('reviews.completed', { date: formatDate(item.completedTime) })
    : undefined
  return (
    <View className={cx(styles.card, !item.review && styles.beside)}>
      <ItemHead item={item} {...(completed && !item.review ? { note: completed } : null)} />
      {item.review ? (
        <WrittenReview review={item.review} />
      ) : (
        <View className={styles.end}>
          <Button
            kind="tint"
            size="small"
            ariaLabel={`${t('action.review')} ${item.spuName}`}
            onClick={() => go(routes.review, { id: item.orderItemId })}
          >
            {t('action.review')}
          </Button>
        </View>
      )}
    </View>
  )
}
