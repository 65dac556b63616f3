import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import {
  arePricesCrossed,
  fittingFilters,
  type GoodsFilters,
  noFilters,
} from '@/features/catalogue/goods-filter'
import type { FilteredView } from '@/features/catalogue/hooks/use-goods-view'
import { desktopFromPx, useWindowSize } from '@/hooks/use-window-size'
import { useText } from '@/i18n/use-text'
import styles from './filter-column.module.scss'
import { FilterGroups } from './filter-groups'

/** Whether the filters are beside the list instead of in a sheet. */
export const useHasFilterColumn = (): boolean => useWindowSize().width >= desktopFromPx

/** Options of a list in the narrow column, where one or two are in a row. */
const MOST = 5

type Prices = Pick<GoodsFilters, 'priceMin' | 'priceMax'>

/**
 * The filters below the categories, after the page's first screen, which has 20 KB. The kinds are missing: the
 * categories say the same; and so are, until one of them is chosen, the specifications of all.
 */
export function FilterColumn(filtered: FilteredView) {
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  return isMounted && <Filters {...filtered} />
}

/** A choice takes effect at once, a price with Enter or when its field is left. */
function Filters({ view, change, options, filterCount, openDay }: FilteredView) {
  const { t } = useText('common')
  const [typed, setTyped] = useState<Partial<Prices>>({})
  const draft = { ...view, ...typed }
  const choose = (part: Partial<GoodsFilters>) => {
    if (part.priceMin === undefined && part.priceMax === undefined)
      change(fittingFilters({ ...view, ...part }))
    else setTyped((now) => ({ ...now, ...part }))
  }
  const applyPrices = () => {
    if (arePricesCrossed(draft)) return
    if (draft.priceMin !== view.priceMin || draft.priceMax !== view.priceMax) change(typed)
    setTyped({})
  }
  return (
    <View className={styles.root} ariaRole="group" ariaLabel={t('goodsFilter.open')}>
      <View className={styles.head}>
        <Heading>{t('goodsFilter.open')}</Heading>
        {filterCount > 0 && (
          <Button
            kind="text"
            size="small"
            onClick={() => {
              setTyped({})
              change(noFilters)
            }}
          >
            {t('goodsFilter.clear')}
          </Button>
        )}
      </View>
      <View className={styles.groups}>
        <FilterGroups
          draft={draft}
          onChange={choose}
          options={view.categoryId ? options : { ...options, specs: [] }}
          most={MOST}
          onOpenDay={openDay}
          onConfirm={applyPrices}
          onBlur={applyPrices}
        />
      </View>
    </View>
  )
}
