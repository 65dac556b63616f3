import { View } from '@tarojs/components'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import type { GoodsSort } from './goods-filter'
import styles from './sort-bar.module.scss'

interface SortBarProps {
  sort: GoodsSort
  onSort: (sort: GoodsSort) => void
  filterCount: number
  onFilter: () => void
}

/** Order of the goods, and the way to the filters. A second press on the price turns its direction. */
export function SortBar({ sort, onSort, filterCount, onFilter }: SortBarProps) {
  const { t } = useText('main')
  const isByPrice = sort === 'priceUp' || sort === 'priceDown'
  const plain = (key: 'default' | 'sales' | 'newest') => (
    <Tappable role='radio' checked={sort === key} className={cx(styles.item, sort === key && styles.on)} onClick={() => onSort(key)}>{t(`commodity.sort.${key}`)}</Tappable>
  )
  return (
    <View className={styles.bar}>
      <View className={styles.sorts} ariaRole='radiogroup' ariaLabel={t('commodity.sort.label')}>
        {plain('default')}
        {plain('sales')}
        <Tappable role='radio' checked={isByPrice} label={t(sort === 'priceDown' ? 'commodity.sort.priceDown' : 'commodity.sort.priceUp')} className={cx(styles.item, isByPrice && styles.on)} onClick={() => onSort(sort === 'priceUp' ? 'priceDown' : 'priceUp')}>
          <View>{t('commodity.sort.price')}</View>
          <View className={styles.arrows}><Icon name='caret-up' size={14} className={cx(styles.up, sort === 'priceDown' && styles.off)} /><Icon name='caret-down' size={14} className={cx(styles.down, sort === 'priceUp' && styles.off)} /></View>
        </Tappable>
        {plain('newest')}
      </View>
      <Tappable className={cx(styles.item, styles.filter, filterCount > 0 && styles.on)} label={filterCount > 0 ? t('commodity.filter.openWith', { n: filterCount }) : t('commodity.filter.open')} onClick={onFilter}>
        <Icon name='funnel' size={16} /><View>{t('commodity.filter.open')}</View>{filterCount > 0 && <View className={styles.count}>{filterCount}</View>}
      </Tappable>
    </View>
  )
}
