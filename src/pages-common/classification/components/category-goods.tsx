import { View } from '@tarojs/components'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '@/components/button'
import { GoodsListSkeleton } from '@/components/goods-list/goods-list-skeleton'
import { webProps } from '@/components/web-props'
import { ActiveFilters } from '@/features/catalogue/components/goods-filter/active-filters'
import { GoodsResults } from '@/features/catalogue/components/goods-results'
import { useGoodsList } from '@/features/catalogue/hooks/use-goods-list'
import type { FilteredView } from '@/features/catalogue/hooks/use-goods-view'
import { formatTotal } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from '../classification.module.scss'

interface CategoryGoodsProps {
  category: { id: string }
  above: string | undefined
  filtered: FilteredView
  toggleOf: ComponentProps<typeof GoodsResults>['toggleOf']
  /** subcategories and order, above the products */
  children: ReactNode
}

/** Subcategories and filters, the number of products, and the products. */
export function CategoryGoods({ category, above, filtered, toggleOf, children }: CategoryGoodsProps) {
  const { t } = useText('pages-common')
  const list = useGoodsList(filtered.choiceOf(category.id))
  const headOf = (total: number | undefined) => (
    <View className={styles.head}>
      {above && <View className={styles.above}>{above}</View>}
      <View {...webProps({ role: 'status' })}>
        {total !== undefined && t('classification.total', { count: total, n: formatTotal(total) })}
      </View>
    </View>
  )
  return (
    <>
      {children}
      <ActiveFilters filters={filtered.view} options={filtered.options} onChange={filtered.change} />
      <GoodsResults
        list={list}
        change={filtered.change}
        filterCount={filtered.filterCount}
        suitedName={filtered.suitedName}
        skeleton={<GoodsListSkeleton />}
        emptyAction={
          <Button kind="tint" size="card" onClick={() => switchTo(routes.commodity)}>
            {t('classification.toCatalogue')}
          </Button>
        }
        headOf={headOf}
        toggleOf={toggleOf}
      />
    </>
  )
}
