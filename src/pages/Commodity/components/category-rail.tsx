import { View } from '@tarojs/components'
import type { Category } from '@contract/routes/categories'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { focusById } from '@/utils/focus-element'
import styles from './category-rail.module.scss'

interface CategoryRailProps {
  categories: readonly Category[]
  /** '' selects all categories */
  active: string
  onChange: (id: string) => void
  /** called after the categories could not be loaded */
  onRetry?: () => void
}

const idOf = (id: string) => `rail-${id || 'all'}`

/** First-level categories beside the products; arrow keys move between them. */
export function CategoryRail({ categories, active, onChange, onRetry }: CategoryRailProps) {
  const { t } = useText('main')
  const items = [{ id: '', name: t('commodity.all') }, ...categories]
  const move = (from: number) => (key: string) => {
    const to = {
      ArrowDown: from + 1,
      ArrowRight: from + 1,
      ArrowUp: from - 1,
      ArrowLeft: from - 1,
      Home: 0,
      End: items.length - 1,
    }[key]
    const item = to === undefined ? undefined : items[(to + items.length) % items.length]
    if (!item) return
    onChange(item.id)
    focusById(idOf(item.id))
  }
  return (
    <View className={styles.rail}>
      <View className={styles.list} ariaRole="radiogroup" ariaLabel={t('commodity.categories')}>
        {items.map(({ id, name }, index) => (
          <Tappable
            key={id}
            id={idOf(id)}
            role="radio"
            checked={id === active}
            tabIndex={id === active ? 0 : -1}
            className={cx(styles.item, id === active && styles.chosen)}
            onClick={() => onChange(id)}
            onKeyDown={move(index)}
          >
            {name}
          </Tappable>
        ))}
      </View>
      {onRetry && (
        <Tappable className={styles.item} onClick={onRetry}>
          {t('commodity.retryCategories')}
        </Tappable>
      )}
    </View>
  )
}
