import { View } from '@tarojs/components'
import { type ComponentProps, useCallback, useState } from 'react'
import { Button } from '@/components/button'
import { GoodsListSkeleton } from '@/components/goods-list/goods-list-skeleton'
import { webProps } from '@/components/web-props'
import { ActiveFilters } from '@/features/catalogue/components/goods-filter/active-filters'
import { SortBar } from '@/features/catalogue/components/goods-filter/sort-bar'
import { GoodsResults } from '@/features/catalogue/components/goods-results'
import { SubcategoryChips } from '@/features/catalogue/components/subcategory-chips'
import { isCartable } from '@/features/catalogue/sku'
import { formatTotal } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { AddButton } from '@/pages/Commodity/components/add-button'
import type { CommodityState } from '../hooks/use-commodity'
import type { useQuickAdd } from '../hooks/use-quick-add'
import styles from '../index.module.scss'

type Slots = ComponentProps<typeof GoodsResults>
interface CommodityGoodsProps extends Pick<CommodityState, 'filtered' | 'list' | 'parent' | 'child'> {
  quickAdd: Pick<ReturnType<typeof useQuickAdd>, 'busyId' | 'start'>
  toggleOf: Slots['toggleOf']
}

/** From an empty category to everything; from an empty catalogue to the clinics. */
function WayOn({ categoryId, onAll }: { categoryId: string; onAll: () => void }) {
  const { t } = useText('main')
  return (
    <Button kind="tint" size="card" onClick={categoryId ? onAll : () => switchTo(routes.shops)}>
      {t(categoryId ? 'commodity.showAll' : 'shops.showAll')}
    </Button>
  )
}

/**
 * Sorting, filters, second-level categories and the resulting products; those without an appointment can be
 * added to the cart.
 */
export function CommodityGoods({ filtered, list, parent, child, quickAdd, toggleOf }: CommodityGoodsProps) {
  const { t } = useText('main')
  const { view, change, options, filterCount, suitedName, areBeside, openSheet, openCategory } = filtered
  const { busyId, start } = quickAdd
  const name = child?.name ?? parent?.name ?? t('commodity.all')
  // the total of the previous category is shown under its own name
  const [countedName, setCountedName] = useState(name)
  if (!list.isStale && countedName !== name) setCountedName(name)
  const actionOf = useCallback<NonNullable<Slots['actionOf']>>(
    (goods) =>
      isCartable(goods) ? (
        <AddButton name={goods.name} isBusy={busyId === goods.id} onClick={() => start(goods.id)} />
      ) : undefined,
    [busyId, start],
  )
  return (
    <View className={styles.goods}>
      <View className={styles.sort}>
        <SortBar
          sort={view.sort}
          onSort={(sort) => change({ sort })}
          filterCount={filterCount}
          onFilter={areBeside ? undefined : openSheet}
        />
      </View>
      <SubcategoryChips
        className={styles.parts}
        label={t('commodity.subcategories')}
        allText={t('commodity.all')}
        category={parent}
        chosenId={view.categoryId}
        onChoose={openCategory}
      />
      <ActiveFilters filters={view} options={options} onChange={change} />
      <GoodsResults
        list={list}
        change={change}
        filterCount={filterCount}
        suitedName={suitedName}
        skeleton={<GoodsListSkeleton />}
        emptyAction={<WayOn categoryId={view.categoryId} onAll={() => openCategory('')} />}
        headOf={(total) => (
          <View className={styles.total} {...webProps({ role: 'status' })}>
            {total !== undefined &&
              t('commodity.total', { name: countedName, count: total, n: formatTotal(total) })}
          </View>
        )}
        actionOf={actionOf}
        toggleOf={toggleOf}
      />
    </View>
  )
}
