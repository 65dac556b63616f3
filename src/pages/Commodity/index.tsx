import { useCallback, useState } from 'react'
import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import type { GoodsCard } from '@contract/goods'
import { useCategoryTreeQuery } from '@/api/goods.api'
import { TabOverlays } from '@/app-overlays'
import { AddButton } from '@/components/add-button'
import { Button } from '@/components/button'
import { CartLink } from '@/components/cart-link'
import { Chip, ChipRow } from '@/components/chip'
import { CompareBar } from '@/components/compare-bar'
import { ActiveFilters } from '@/components/goods-filter/active-filters'
import { FilterSheet } from '@/components/goods-filter/filter-sheet'
import { SortBar } from '@/components/goods-filter/sort-bar'
import { GoodsList } from '@/components/goods-list'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SearchBox } from '@/components/search-box'
import { SkeletonPage } from '@/components/skeleton'
import { SnackBar } from '@/components/snack-bar'
import { Toast } from '@/components/toast'
import { VersionSheet } from '@/components/version-sheet'
import { webProps } from '@/components/web-props'
import { useCartCount } from '@/hooks/use-cart-count'
import { useCompareTray } from '@/hooks/use-compare-tray'
import { useGoodsCard } from '@/hooks/use-goods-card'
import { useGoodsList } from '@/hooks/use-goods-list'
import { useFilterOptions, useGoodsView } from '@/hooks/use-goods-view'
import { useQuickAdd } from '@/hooks/use-quick-add'
import { formatTotal } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { countFilters, noFilters, toChoice } from '@/utils/goods-filter'
import { isCartable } from '@/utils/sku'
import { CategoryRail } from './components/category-rail'
import styles from './index.module.scss'

/** All goods: first-level categories beside them, second-level ones as chips over them; order and filters, kept in the address. */
export default function Commodity() {
  const { t } = useText('main')
  const { t: common } = useText('common')
  const toCard = useGoodsCard()
  const cartCount = useCartCount()
  const quickAdd = useQuickAdd()
  const tray = useCompareTray()
  const tree = useCategoryTreeQuery()
  const [view, change] = useGoodsView(routes.commodity, 'categoryId')
  const [isFilterOpen, setIsFilterOpen] = useState(false)
  const list = useGoodsList(toChoice(view))
  usePullDownRefresh(() => {
    void Promise.all([tree.refetch(), list.query.refetch?.()]).finally(() => Taro.stopPullDownRefresh())
  })
  const options = useFilterOptions(view, view.categoryId, isFilterOpen)
  const open = useCallback(({ id }: { id: string }) => go(routes.goodsDetail, { id }), [])

  const { busyId, start } = quickAdd
  const actionOf = useCallback(
    (goods: GoodsCard) =>
      isCartable(goods) ? (
        <AddButton name={goods.name} isBusy={busyId === goods.id} onClick={() => start(goods.id)} />
      ) : undefined,
    [busyId, start],
  )

  const parent = tree.data?.find(
    ({ id, children }) => id === view.categoryId || children.some((child) => child.id === view.categoryId),
  )
  const child = parent?.children.find(({ id }) => id === view.categoryId)
  const filterCount = countFilters(view)
  // what a specification is called differs from category to category
  const openCategory = (categoryId: string) => change({ categoryId, specValueId: '' })

  return (
    <PageShell
      title={t('commodity.title')}
      nav="none"
      hasTabBar
      tab="goods"
      flush
      bar={tray.items.length > 0 && <CompareBar {...tray.bar} />}
      overlay={
        <>
          <TabOverlays />
          {isFilterOpen && (
            <FilterSheet
              filters={view}
              options={options}
              onApply={(chosen) => {
                setIsFilterOpen(false)
                change(chosen)
              }}
              onClose={() => setIsFilterOpen(false)}
            />
          )}
          <VersionSheet {...quickAdd.sheet} />
          <SnackBar {...quickAdd.snack} />
          <Toast {...tray.toast} />
        </>
      }
    >
      <View className={styles.search}>
        <View className={styles.box}>
          <SearchBox placeholder={t('commodity.searchHint')} onOpen={() => go(routes.search)} />
        </View>
        <CartLink count={cartCount} onClick={() => go(routes.cart)} />
      </View>
      <View className={styles.columns}>
        <View className={styles.side}>
          <CategoryRail
            categories={tree.data ?? []}
            active={parent?.id ?? ''}
            onChange={openCategory}
            {...(tree.isError
              ? {
                  onRetry: () => {
                    void tree.refetch()
                  },
                }
              : {})}
          />
        </View>
        <View className={styles.goods}>
          <View className={styles.sort}>
            <SortBar
              sort={view.sort}
              onSort={(sort) => change({ sort })}
              filterCount={filterCount}
              onFilter={() => setIsFilterOpen(true)}
            />
          </View>
          {parent && parent.children.length > 0 && (
            <View className={styles.parts}>
              <ChipRow label={t('commodity.subcategories')}>
                {[{ id: parent.id, name: t('commodity.all') }, ...parent.children].map(({ id, name }) => (
                  <Chip key={id} isOn={id === view.categoryId} onClick={() => openCategory(id)}>
                    {name}
                  </Chip>
                ))}
              </ChipRow>
            </View>
          )}
          <ActiveFilters filters={view} options={options} onChange={change} />
          <QueryGate
            query={list.query}
            skeleton={<SkeletonPage />}
            empty={{
              when: ({ goods }) => goods.length === 0,
              kind: filterCount > 0 ? 'searchResults' : 'products',
              ...(filterCount > 0
                ? {
                    action: (
                      <Button kind="tint" size="card" onClick={() => change(noFilters)}>
                        {common('goodsFilter.clearAll')}
                      </Button>
                    ),
                  }
                : view.categoryId
                  ? {
                      action: (
                        <Button kind="tint" size="card" onClick={() => openCategory('')}>
                          {t('commodity.showAll')}
                        </Button>
                      ),
                    }
                  : {}),
            }}
          >
            {({ goods, total }) => (
              <>
                <View className={styles.total} {...webProps({ role: 'status' })}>
                  {t('commodity.total', {
                    name: child?.name ?? parent?.name ?? t('commodity.all'),
                    count: total,
                    n: formatTotal(total),
                  })}
                </View>
                <GoodsList
                  goods={goods}
                  total={total}
                  toCard={toCard}
                  isStale={list.isStale}
                  status={list.status}
                  onMore={list.loadMore}
                  onOpen={open}
                  actionOf={actionOf}
                  cornerOf={tray.cornerOf}
                />
              </>
            )}
          </QueryGate>
        </View>
      </View>
    </PageShell>
  )
}
