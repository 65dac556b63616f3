import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { CompareBar } from '@/components/compare-bar'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { Toast } from '@/components/toast'
import { FilterOverlay } from '@/features/catalogue/components/goods-filter/filter-overlay'
import { SortBar } from '@/features/catalogue/components/goods-filter/sort-bar'
import { SubcategoryChips } from '@/features/catalogue/components/subcategory-chips'
import { useCompareTray } from '@/features/compare/hooks/use-compare-tray'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './classification.module.scss'
import { CategoryGoods } from './components/category-goods'
import { CategorySkeleton } from './components/category-skeleton'
import { useClassification } from './hooks/use-classification'

/**
 * The page of a category: its subcategories as chips, and its products with order and filters kept in the
 * URL. A second-level category shows its siblings.
 */
export default function Classification() {
  const { t } = useText('pages-common')
  const tray = useCompareTray()
  const { filtered, state, parent, active } = useClassification()
  const { view, change, filterCount, openSheet, openCategory } = filtered
  return (
    <PageShell
      title={active?.name ?? t('classification.title')}
      tab="goods"
      bar={tray.items.length > 0 && <CompareBar {...tray.bar} />}
      overlay={
        <>
          <FilterOverlay {...filtered} />
          <Toast {...tray.toast} />
        </>
      }
    >
      <View className={styles.page}>
        <QueryGate
          state={state}
          skeleton={<CategorySkeleton />}
          gone={{
            kind: 'category',
            title: t('classification.goneTitle'),
            text: t('classification.goneText'),
            action: (
              <Button onClick={() => switchTo(routes.commodity)}>{t('classification.toCatalogue')}</Button>
            ),
          }}
        >
          {(category) => (
            <CategoryGoods
              category={active ?? category}
              above={parent && active && active.id !== parent.id ? parent.name : undefined}
              filtered={filtered}
              toggleOf={tray.toggleOf}
            >
              <SubcategoryChips
                className={styles.parts}
                label={t('classification.children')}
                allText={t('classification.all')}
                category={parent}
                chosenId={(active ?? category).id}
                onChoose={openCategory}
              />
              <View className={styles.sort}>
                <SortBar
                  sort={view.sort}
                  onSort={(sort) => change({ sort })}
                  filterCount={filterCount}
                  onFilter={openSheet}
                />
              </View>
            </CategoryGoods>
          )}
        </QueryGate>
      </View>
    </PageShell>
  )
}
