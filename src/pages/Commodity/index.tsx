import { View } from '@tarojs/components'
import { TabOverlays } from '@/app-overlays'
import { CompareBar } from '@/components/compare-bar'
import { PageShell } from '@/components/page-shell'
import { SnackBar } from '@/components/snack-bar'
import { Toast } from '@/components/toast'
import { FilterColumn } from '@/features/catalogue/components/goods-filter/filter-column'
import { FilterOverlay } from '@/features/catalogue/components/goods-filter/filter-overlay'
import { VersionSheet } from '@/features/catalogue/components/version-sheet'
import { useCompareTray } from '@/features/compare/hooks/use-compare-tray'
import { useText } from '@/i18n/use-text'
import { useQuickAdd } from '@/pages/Commodity/hooks/use-quick-add'
import { readyData } from '@/utils/read-state'
import { CategoryRail } from './components/category-rail'
import { CommodityGoods } from './components/commodity-goods'
import { CommodityHead } from './components/commodity-head'
import { useCommodity } from './hooks/use-commodity'
import styles from './index.module.scss'

/**
 * The catalogue page: first-level categories beside the products, on a desktop with the filters below;
 * second-level ones as chips above them. Sorting and filters are kept in the URL.
 */
export default function Commodity() {
  const { t } = useText('main')
  const quickAdd = useQuickAdd()
  const tray = useCompareTray()
  const { categories, filtered, ...goods } = useCommodity()
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
          <FilterOverlay {...filtered} />
          <VersionSheet {...quickAdd.sheet} />
          <SnackBar {...quickAdd.snack} />
          <Toast {...tray.toast} />
        </>
      }
    >
      <CommodityHead />
      <View className={styles.columns}>
        <View className={styles.side}>
          <CategoryRail
            categories={readyData(categories) ?? []}
            active={goods.parent?.id ?? ''}
            onChange={filtered.openCategory}
            {...(categories.kind === 'failed' ? { onRetry: categories.retry } : {})}
          />
          {filtered.areBeside && <FilterColumn {...filtered} />}
        </View>
        <CommodityGoods filtered={filtered} {...goods} quickAdd={quickAdd} toggleOf={tray.toggleOf} />
      </View>
    </PageShell>
  )
}
