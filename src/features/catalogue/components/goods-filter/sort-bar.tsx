import { View } from '@tarojs/components'
import { useEffect, useId } from 'react'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import type { GoodsSort } from '@/features/catalogue/goods-filter'
import { useText } from '@/i18n/use-text'
import { revealById } from '@/utils/focus-element'
import styles from './sort-bar.module.scss'

interface SortBarProps {
  sort: GoodsSort
  onSort: (sort: GoodsSort) => void
  filterCount: number
  /** without it the filters are beside the list */
  onFilter?: (() => void) | undefined
}

/** Sort order of the goods, and the button of the filter sheet. Pressing the price again reverses its direction. */
export function SortBar({ sort, onSort, filterCount, onFilter }: SortBarProps) {
  const { t } = useText('common')
  const isByPrice = sort === 'priceUp' || sort === 'priceDown'
  const prefix = useId()
  const chosenId = prefix + (isByPrice ? 'price' : sort)
  useEffect(() => revealById(chosenId), [chosenId])
  const plain = (key: 'default' | 'earliest' | 'sales' | 'newest') => (
    <Tappable
      id={prefix + key}
      role="radio"
      checked={sort === key}
      className={cx(styles.item, sort === key && styles.chosen)}
      onClick={() => onSort(key)}
    >
      {t(`goodsFilter.sort.${key}`)}
    </Tappable>
  )
  return (
    <View className={styles.bar}>
      <View className={styles.sorts}>
        <View className={styles.line} ariaRole="radiogroup" ariaLabel={t('goodsFilter.sort.label')}>
          {plain('default')}
          {plain('earliest')}
          {plain('sales')}
          <Tappable
            id={`${prefix}price`}
            role="radio"
            checked={isByPrice}
            label={t(sort === 'priceDown' ? 'goodsFilter.sort.priceDown' : 'goodsFilter.sort.priceUp')}
            className={cx(styles.item, isByPrice && styles.chosen)}
            onClick={() => onSort(sort === 'priceUp' ? 'priceDown' : 'priceUp')}
          >
            <View>{t('goodsFilter.sort.price')}</View>
            <View className={styles.arrows}>
              <Icon name="caret-up" size={14} className={cx(styles.up, sort === 'priceDown' && styles.off)} />
              <Icon
                name="caret-down"
                size={14}
                className={cx(styles.down, sort === 'priceUp' && styles.off)}
              />
            </View>
          </Tappable>
          {plain('newest')}
        </View>
      </View>
      {onFilter && <FilterButton filterCount={filterCount} onFilter={onFilter} />}
    </View>
  )
}

function FilterButton({ filterCount, onFilter }: { filterCount: number; onFilter: () => void }) {
  const { t } = useText('common')
  return (
    <Tappable
      className={cx(styles.item, styles.filter, filterCount > 0 && styles.chosen)}
      label={filterCount > 0 ? t('goodsFilter.openWith', { n: filterCount }) : t('goodsFilter.open')}
      onClick={onFilter}
    >
      <Icon name="funnel" size={16} />
      <View>{t('goodsFilter.open')}</View>
      {filterCount > 0 && <View className={styles.count}>{filterCount}</View>}
    </Tappable>
  )
}
