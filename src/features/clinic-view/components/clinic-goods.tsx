import { View } from '@tarojs/components'
import { useState } from 'react'
import { rowsOf } from '@/api/paging'
import { Button } from '@/components/button'
import { GoodsCard, GoodsGrid } from '@/components/goods-card'
import { QueryGate } from '@/components/query-gate'
import { SectionHeader } from '@/components/section-header'
import { SkeletonPage } from '@/components/skeleton'
import { useGoodsListInfiniteQuery } from '@/features/catalogue/api/goods.api'
import type { SortBar as TheSortBar } from '@/features/catalogue/components/goods-filter/sort-bar'
import { type GoodsSort, sortTerms } from '@/features/catalogue/goods-filter'
import { useGoodsCard } from '@/features/catalogue/hooks/use-goods-card'
import { openGoods } from '@/features/catalogue/open-goods'
import { desktopFromPx, useWindowSize } from '@/hooks/use-window-size'
import { formatTotal } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { readState } from '@/utils/read-state'
import styles from './clinic-goods.module.scss'

const SHOWN = 4
/** Two rows of four on a desktop. */
const SHOWN_WIDE = 8
const MORE = 12

interface ClinicGoodsProps {
  shopId?: string
  categoryId?: string
  isFree?: boolean
  title?: string | undefined
  /** spans a desktop's page */
  isWide?: boolean
  /** lets the order of a long list be chosen; brought by the page, since most have none */
  SortBar?: typeof TheSortBar | undefined
  /** the order until then */
  sortFrom?: GoodsSort
}

/**
 * The clinic's goods, opened with this clinic selected: the first few, and more on request, so that the
 * sections below stay reachable; at first what can be booked next.
 */
export function ClinicGoods({
  title,
  isWide = false,
  SortBar,
  sortFrom = 'earliest',
  ...filter
}: ClinicGoodsProps) {
  const { t } = useText('common')
  const toCard = useGoodsCard()
  const atFirst = useWindowSize(false).width >= desktopFromPx && isWide ? SHOWN_WIDE : SHOWN
  const [count, setCount] = useState(atFirst)
  const [sort, setSort] = useState(sortFrom)
  const { currentData, ...query } = useGoodsListInfiniteQuery({ ...filter, ...sortTerms[sort] })
  const goods = rowsOf(currentData)
  // of the order before, while another is on its way: what is chosen from stays in its place
  const total = query.data?.pages[0]?.total ?? 0
  // another order has its first page only
  const choose = (chosen: GoodsSort) => {
    setSort(chosen)
    setCount(atFirst)
  }
  const more = () => {
    if (count + MORE > goods.length && query.hasNextPage) void query.fetchNextPage()
    setCount(count + MORE)
  }
  return (
    <View className={styles.root}>
      <SectionHeader title={title ?? t('clinicView.goods')} />
      {SortBar && total > SHOWN_WIDE && <SortBar sort={sort} onSort={choose} filterCount={0} />}
      <QueryGate
        state={readState(currentData, query, { isEmpty: currentData?.pages[0]?.total === 0 })}
        skeleton={<SkeletonPage kind="grid" count={count} />}
        empty={{ kind: 'products', title: t('empty.productsTitle') }}
        isPart
      >
        {() => (
          <>
            <GoodsGrid>
              {goods.slice(0, count).map((one) => (
                <GoodsCard
                  key={one.id}
                  goods={toCard(one)}
                  headingLevel={3}
                  onOpen={() => openGoods(one, { shopId: filter.shopId })}
                />
              ))}
            </GoodsGrid>
            {count < total && (
              <Button kind="outline" block busy={query.isFetchingNextPage} onClick={more}>
                {t('clinicView.moreGoods', { n: formatTotal(total - count) })}
              </Button>
            )}
          </>
        )}
      </QueryGate>
    </View>
  )
}
