import { useCallback } from 'react'
import { useBrandListQuery, useSpecTreeQuery, useTagListQuery } from '@/api/goods.api'
import { useAddressState } from '@/navigation/use-address-state'
import type { Route } from '@/navigation/routes'
import { type GoodsFilters, type GoodsView, printGoodsView, readGoodsView } from '@/utils/goods-filter'
import { toPageTop } from '@/utils/page-top'

/**
 * Which goods a page shows, kept in its address. A change is another list: it is read from its beginning.
 * @param idName how the page's address calls the category
 */
export function useGoodsView(
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

/** What the filters offer for a category ('' is all), read once it is needed: for the open sheet, or for naming what restricts the list. */
export function useFilterOptions(
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
