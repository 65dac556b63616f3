import { useCallback, useState } from 'react'
import { useBrandListQuery, useSpecTreeQuery, useTagListQuery } from '@/features/catalogue/api/goods.api'
import {
  countFilters,
  type GoodsFilters,
  type GoodsView,
  printGoodsView,
  readGoodsView,
} from '@/features/catalogue/goods-filter'
import type { Route } from '@/navigation/routes'
import { useAddressState } from '@/navigation/use-address-state'
import { toPageTop } from '@/utils/page-top'

/**
 * Which goods a page shows, stored in its address. A change starts another list from its first page.
 * @param idName how the page's address calls the category
 */
function useGoodsView(
  route: Route,
  idName: 'id' | 'categoryId',
): [GoodsView, (change: Partial<GoodsView>) => void] {
  const [view, setView] = useAddressState<GoodsView>(
    route,
    (params) => readGoodsView({ ...params, categoryId: params[idName] }),
    (state) => {
      const { categoryId, ...rest } = printGoodsView(state)
      return { [idName]: categoryId, ...rest }
    },
    toPageTop,
  )
  const change = useCallback(
    (part: Partial<GoodsView>) => {
      setView(part)
      toPageTop()
    },
    [setView],
  )
  return [view, change]
}

/**
 * What the filters offer for a category ('' is all), read once it is needed: for the open sheet, or for
 * naming what restricts the list.
 */
function useFilterOptions(
  { tagId, brandId, specValueId }: GoodsFilters,
  categoryId: string,
  isOpen: boolean,
) {
  const tags = useTagListQuery(undefined, { skip: !isOpen && !tagId })
  const brands = useBrandListQuery(undefined, { skip: !isOpen && !brandId })
  const specs = useSpecTreeQuery(categoryId, { skip: !isOpen && !specValueId })
  const retry = () => {
    for (const query of [tags, brands, specs]) if (query.isError) void query.refetch()
  }
  return {
    tags: tags.data ?? [],
    brands: brands.data ?? [],
    specs: specs.data ?? [],
    isFailed: tags.isError || brands.isError || specs.isError,
    retry,
  }
}

/**
 * The goods view of a page together with its filters: what they offer, and whether their sheet is open.
 * @param idName how the page's address calls the category
 */
export function useFilteredView(route: Route, idName: 'id' | 'categoryId') {
  const [view, change] = useGoodsView(route, idName)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const options = useFilterOptions(view, view.categoryId, isSheetOpen)
  return {
    view,
    change,
    options,
    isSheetOpen,
    openSheet: () => setIsSheetOpen(true),
    closeSheet: () => setIsSheetOpen(false),
    /** what a specification is called differs from category to category: its filter ends with the category */
    openCategory: (categoryId: string) => change({ categoryId, specValueId: '' }),
    filterCount: countFilters(view),
  }
}
export type FilteredView = ReturnType<typeof useFilteredView>
