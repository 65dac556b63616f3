import { useState } from 'react'
import Taro from '@tarojs/taro'
import { View } from '@tarojs/components'
import { useCategoryTreeQuery } from '@/api/goods.api'
import { TabOverlays } from '@/app-overlays'
import { AddButton } from '@/components/add-button'
import { Button } from '@/components/button'
import { CartLink } from '@/components/cart-link'
import { Chip, ChipRow } from '@/components/chip'
import { GoodsList } from '@/components/goods-list'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SearchField } from '@/components/search-field'
import { SkeletonPage } from '@/components/skeleton'
import { SnackBar } from '@/components/snack-bar'
import { VersionSheet } from '@/components/version-sheet'
import { webProps } from '@/components/web-props'
import { useCartCount } from '@/hooks/use-cart-count'
import { useGoodsCard } from '@/hooks/use-goods-card'
import { useGoodsList, useSettledKeyword } from '@/hooks/use-goods-list'
import { useQuickAdd } from '@/hooks/use-quick-add'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { isCartable } from '@/utils/sku'
import { ActiveFilters } from './components/active-filters'
import { CategoryRail } from './components/category-rail'
import { FilterSheet } from './components/filter-sheet'
import { countFilters, type GoodsSort, noFilters, toChoice } from './components/goods-filter'
import { SortBar } from './components/sort-bar'
import styles from './index.module.scss'

/** All goods: first-level categories beside them, second-level ones as chips over them; search, order and filters. */
export default function Commodity() {
  const { t } = useText('main')
  const toCard = useGoodsCard()
  const cartCount = useCartCount()
  const quickAdd = useQuickAdd()
  const tree = useCategoryTreeQuery()
  const [typed, setTyped] = useState('')
  const [parentId, setParentId] = useState('')
  const [childId, setChildId] = useState('')
  const [sort, setSort] = useState<GoodsSort>('default')
  const [filters, setFilters] = useState(noFilters)
  const [isFilterOpen, setIsFilterOpen] = useState(false)
  const keyword = useSettledKeyword(typed)
  const list = useGoodsList(toChoice(filters, { categoryId: childId || parentId, keyword, sort }))

  const parent = tree.data?.find(({ id }) => id === parentId)
  const child = parent?.children.find(({ id }) => id === childId)
  // another choice is another list: it is read from its beginning
  const toTop = () => { Taro.pageScrollTo({ scrollTop: 0, duration: 0 }).catch(() => undefined) }
  const choose = (change: () => void) => { change(); toTop() }
  const openCategory = (id: string) => choose(() => { setParentId(id); setChildId('') })
  // the first letter looks through everything; a category chosen after it narrows the search
  const type = (value: string) => choose(() => { if (typed.trim() === '' && value.trim() !== '') { setParentId(''); setChildId('') } setTyped(value) })
  const clearAll = () => choose(() => { setFilters(noFilters); setTyped('') })
  const isRestricted = countFilters(filters) > 0 || keyword !== ''

  return (
    <PageShell
      title={t('commodity.title')} nav='none' hasTabBar tab='goods' flush
      overlay={<>{isFilterOpen && <FilterSheet filters={filters} onApply={(chosen) => { setIsFilterOpen(false); choose(() => setFilters(chosen)) }} onClose={() => setIsFilterOpen(false)} />}<VersionSheet {...quickAdd.sheet} /><SnackBar {...quickAdd.snack} /></>}
    >
      <TabOverlays />
      <View className={styles.search}><View className={styles.box}><SearchField placeholder={t('commodity.searchHint')} value={typed} onChange={type} /></View><CartLink count={cartCount} onClick={() => go(routes.cart)} /></View>
      <View className={styles.columns}>
        <View className={styles.side}><CategoryRail categories={tree.data ?? []} active={parentId} onChange={openCategory} {...(tree.isError ? { onRetry: () => { void tree.refetch() } } : {})} /></View>
        <View className={styles.goods}>
          <View className={styles.sort}><SortBar sort={sort} onSort={(next) => choose(() => setSort(next))} filterCount={countFilters(filters)} onFilter={() => setIsFilterOpen(true)} /></View>
          {parent && parent.children.length > 0 && (
            <ChipRow label={t('commodity.subcategories')}>
              {[{ id: '', name: t('commodity.all') }, ...parent.children].map(({ id, name }) => <Chip key={id} isOn={id === childId} onClick={() => choose(() => setChildId(id))}>{name}</Chip>)}
            </ChipRow>
          )}
          <ActiveFilters filters={filters} onChange={(part) => choose(() => setFilters((now) => ({ ...now, ...part })))} />
          <QueryGate
            query={list.query} skeleton={<SkeletonPage />}
            empty={{ when: ({ goods }) => goods.length === 0, kind: isRestricted ? 'searchResults' : 'products', ...(isRestricted ? { action: <Button kind='tint' size='card' onClick={clearAll}>{t('commodity.filter.clearAll')}</Button> } : {}) }}
          >
            {({ goods, total }) => (
              <>
                <View className={styles.total} {...webProps({ role: 'status' })}>{t('commodity.total', { name: child?.name ?? parent?.name ?? t('commodity.all'), count: total })}</View>
                <GoodsList goods={goods.map(toCard)} isStale={list.isStale} status={list.status} onMore={list.loadMore} onOpen={({ id }) => go(routes.goodsDetail, { id })}
                  actionOf={({ id, name }) => (goods.some((one) => one.id === id && isCartable(one)) ? <AddButton name={name} isBusy={quickAdd.busyId === id} onClick={() => quickAdd.start(id)} /> : undefined)}
                />
              </>
            )}
          </QueryGate>
        </View>
      </View>
    </PageShell>
  )
}
