import { useCallback, useState } from 'react'
import { ageOn } from '@contract/rules/eligibility'
import { useBrandListQuery, useSpecTreeQuery, useTagListQuery } from '@/features/catalogue/api/goods.api'
import {
  countFilters,
  type GoodsFilters,
  type GoodsView,
  printGoodsView,
  readGoodsView,
  toChoice,
} from '@/features/catalogue/goods-filter'
import { useFit } from '@/features/persons/components/fit-mark'
import { msToDay } from '@/i18n/format'
import type { Route } from '@/navigation/routes'
import { useAddressState } from '@/navigation/use-address-state'
import { toPageTop } from '@/utils/page-top'
import { tellInPlace } from '@/utils/told-in-place'

/**
 * The goods view of a page, stored in its address. A change starts a new list from its first page.
 * @param idName name of the category parameter in the page's address
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
 * The filter options of a category ('' is all), loaded on demand: for the open sheet, or for the names of
 * active filters.
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
  // the open sheet shows the failure itself; the name of an active filter may be missing meanwhile
  for (const { error } of [tags, brands, specs]) tellInPlace(error)
  return {
    tags: tags.data ?? [],
    brands: brands.data ?? [],
    specs: specs.data ?? [],
    isFailed: tags.isError || brands.isError || specs.isError,
    retry,
  }
}

/**
 * The goods view of a page with its filters: their options, and what they have opened.
 * @param idName name of the category parameter in the page's address
 * @param areBeside the filters are beside the list and not in a sheet
 */
export function useFilteredView(route: Route, idName: 'id' | 'categoryId', areBeside = false) {
  const [asked, change] = useGoodsView(route, idName)
  const { person, isPending } = useFit()
  // a link that somebody without persons follows suits nobody in particular
  const view: GoodsView = person || isPending ? asked : { ...asked, suits: '' }
  const [opened, setOpened] = useState<'sheet' | 'day' | null>(null)
  const options = useFilterOptions(view, view.categoryId, areBeside || opened === 'sheet')
  return {
    view,
    /** what to list of a category; undefined until it is known whom it must suit */
    choiceOf: (categoryId: string) =>
      view.suits && !person
        ? undefined
        : toChoice(
            { ...view, categoryId },
            person && { sex: person.sex, age: ageOn(person.birthDate, msToDay(Date.now())) },
          ),
    change,
    options: { ...options, personName: person?.name ?? '' },
    areBeside,
    opened,
    openSheet: () => setOpened('sheet'),
    /** the days of the filters beside the list */
    openDay: () => setOpened('day'),
    close: () => setOpened(null),
    /** specifications differ by category, so their filters are dropped with the category */
    openCategory: (categoryId: string) => change({ categoryId, specValueId: '' }),
    filterCount: countFilters(view),
    /** whom the list suits, when it is filtered by that */
    suitedName: view.suits && person ? person.name : '',
  }
}
export type FilteredView = ReturnType<typeof useFilteredView>
