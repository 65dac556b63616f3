import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useCategoryTreeQuery } from '@/features/catalogue/api/goods.api'
import { useHasFilterColumn } from '@/features/catalogue/components/goods-filter/filter-column'
import { useGoodsList } from '@/features/catalogue/hooks/use-goods-list'
import { useFilteredView } from '@/features/catalogue/hooks/use-goods-view'
import { routes } from '@/navigation/routes'
import { readState } from '@/utils/read-state'

/** The categories, the selected one of each level, and the products of the view kept in the URL. */
export function useCommodity() {
  const tree = useCategoryTreeQuery()
  const filtered = useFilteredView(routes.commodity, 'categoryId', useHasFilterColumn())
  const { categoryId } = filtered.view
  const list = useGoodsList(filtered.choiceOf(categoryId))
  usePullDownRefresh(() => {
    void Promise.all([tree.refetch(), list.refetch()]).finally(() => Taro.stopPullDownRefresh())
  })
  const parent = tree.data?.find(
    ({ id, children }) => id === categoryId || children.some((child) => child.id === categoryId),
  )
  return {
    categories: readState(tree.data, tree),
    filtered,
    list,
    parent,
    child: parent?.children.find(({ id }) => id === categoryId),
  }
}
export type CommodityState = ReturnType<typeof useCommodity>
