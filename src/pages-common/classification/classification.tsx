import { type ReactNode, useCallback, useState } from 'react'
import { View } from '@tarojs/components'
import type { Category, GoodsCard } from '@contract/goods'
import { isGone } from '@/api/api-error'
import { useCategoryParentQuery, useCategoryQuery } from '@/api/goods.api'
import { Button } from '@/components/button'
import { Chip, ChipRow } from '@/components/chip'
import { CompareBar } from '@/components/compare-bar'
import { EmptyState } from '@/components/empty-state'
import { ActiveFilters } from '@/components/goods-filter/active-filters'
import { FilterSheet } from '@/components/goods-filter/filter-sheet'
import { SortBar } from '@/components/goods-filter/sort-bar'
import { GoodsList } from '@/components/goods-list'
import { GoodsListSkeleton } from '@/components/goods-list/goods-list-skeleton'
import { Image } from '@/components/image'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { Skeleton } from '@/components/skeleton'
import { Toast } from '@/components/toast'
import { webProps } from '@/components/web-props'
import { useCompareTray } from '@/hooks/use-compare-tray'
import { useGoodsCard } from '@/hooks/use-goods-card'
import { useGoodsList } from '@/hooks/use-goods-list'
import { useFilterOptions, useGoodsView } from '@/hooks/use-goods-view'
import { formatTotal } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { countFilters, type GoodsView, noFilters, toChoice } from '@/utils/goods-filter'
import styles from './classification.module.scss'

type CategoryOf = Pick<Category, 'id' | 'name' | 'picUrl'>
interface CategoryGoodsProps {
  category: CategoryOf
  above?: string | undefined
  view: GoodsView
  onChange: (change: Partial<GoodsView>) => void
  cornerOf: (goods: GoodsCard) => ReactNode
  /** the parts of the category, and what restricts its goods: between its head and the goods */
  children: ReactNode
}

/** Picture of the category, how much it holds, and its goods. */
function CategoryGoods({ category, above, view, onChange, cornerOf, children }: CategoryGoodsProps) {
  const { t } = useText('pages-common')
  const { t: common } = useText('common')
  const toCard = useGoodsCard()
  const { query, isStale, status, loadMore } = useGoodsList(toChoice({ ...view, categoryId: category.id }))
  const open = useCallback(({ id }: { id: string }) => go(routes.goodsDetail, { id }), [])
  const total = query.data?.total ?? 0
  const isRestricted = countFilters(view) > 0
  return (
    <>
      <View className={styles.head}>
        <View className={styles.picture}>
          <Image src={category.picUrl} alt="" ratio="1:1" />
        </View>
        <View className={styles.words}>
          {above && <View className={styles.above}>{above}</View>}
          <View className={styles.total} {...webProps({ role: 'status' })}>
            {query.data && !isStale ? t('classification.total', { count: total, n: formatTotal(total) }) : ''}
          </View>
        </View>
      </View>
      {children}
      <QueryGate
        query={query}
        skeleton={<GoodsListSkeleton />}
        empty={{
          when: ({ goods }) => goods.length === 0,
          kind: isRestricted ? 'searchResults' : 'products',
          ...(isRestricted
            ? {
                action: (
                  <Button kind="tint" size="card" onClick={() => onChange(noFilters)}>
                    {common('goodsFilter.clearAll')}
                  </Button>
                ),
              }
            : {
                action: (
                  <Button kind="tint" size="card" onClick={() => switchTo(routes.commodity)}>
                    {t('classification.toCatalogue')}
                  </Button>
                ),
              }),
        }}
      >
        {({ goods }) => (
          <GoodsList
            goods={goods}
            total={total}
            toCard={toCard}
            isStale={isStale}
            status={status}
            onMore={loadMore}
            onOpen={open}
            cornerOf={cornerOf}
          />
        )}
      </QueryGate>
    </>
  )
}

/** The head, the chips and the order of a category to come, and its goods. */
const CategorySkeleton = () => (
  <>
    <View className={styles.head}>
      <View className={styles.picture}>
        <Skeleton shape="picture" />
      </View>
      <View className={styles.words}>
        <Skeleton width={30} />
      </View>
    </View>
    <View className={styles.chips}>
      <Skeleton shape="title" width={16} />
      <Skeleton shape="title" width={20} />
      <Skeleton shape="title" width={20} />
    </View>
    <View className={styles.chips}>
      <Skeleton width={60} />
    </View>
    <GoodsListSkeleton />
  </>
)

/** One category: what it holds, its parts as chips, its goods in an order and with filters that its address keeps. A second-level one shows its siblings. */
export default function Classification() {
  const { t } = useText('pages-common')
  const tray = useCompareTray()
  const [view, change] = useGoodsView(routes.classification, 'id')
  const [openedId] = useState(view.categoryId)
  const [isFilterOpen, setIsFilterOpen] = useState(false)
  const options = useFilterOptions(view, view.categoryId, isFilterOpen)
  const own = useCategoryQuery(openedId, { skip: openedId === '' })
  const isChild = !!own.data?.parentId
  const above = useCategoryParentQuery(openedId, { skip: !isChild })
  const parent = isChild ? above.data : own.data
  const active = [parent, ...(parent?.children ?? [])].find((one) => one?.id === view.categoryId) ?? own.data
  return (
    <PageShell
      title={active?.name ?? t('classification.title')}
      tab="goods"
      bar={tray.items.length > 0 && <CompareBar {...tray.bar} />}
      overlay={
        <>
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
          <Toast {...tray.toast} />
        </>
      }
    >
      {openedId === '' || isGone(own.error) ? (
        <EmptyState
          kind="category"
          title={t('classification.goneTitle')}
          text={t('classification.goneText')}
          action={
            <Button onClick={() => switchTo(routes.commodity)}>{t('classification.toCatalogue')}</Button>
          }
        />
      ) : (
        <QueryGate query={own} skeleton={<CategorySkeleton />}>
          {(category) => (
            <CategoryGoods
              category={active ?? category}
              above={parent && active && active.id !== parent.id ? parent.name : undefined}
              view={view}
              onChange={change}
              cornerOf={tray.cornerOf}
            >
              {parent && parent.children.length > 0 && (
                <View className={styles.parts}>
                  <ChipRow label={t('classification.children')}>
                    {[{ id: parent.id, name: t('classification.all') }, ...parent.children].map((one) => (
                      <Chip
                        key={one.id}
                        isOn={one.id === (active ?? category).id}
                        onClick={() => change({ categoryId: one.id, specValueId: '' })}
                      >
                        {one.name}
                      </Chip>
                    ))}
                  </ChipRow>
                </View>
              )}
              <View className={styles.sort}>
                <SortBar
                  sort={view.sort}
                  onSort={(sort) => change({ sort })}
                  filterCount={countFilters(view)}
                  onFilter={() => setIsFilterOpen(true)}
                />
              </View>
              <ActiveFilters filters={view} options={options} onChange={change} />
            </CategoryGoods>
          )}
        </QueryGate>
      )}
    </PageShell>
  )
}
