import Taro, { usePullDownRefresh } from '@tarojs/taro'
import type { EnterpriseGoods } from '@contract/routes/enterprise'
import { rowsOf } from '@/api/paging'
import { useSettledKeyword } from '@/features/catalogue/hooks/use-goods-list'
import { outsideOf } from '@/features/enterprise/outside'
import { useLoadMore } from '@/hooks/use-load-more'
import { useSettled } from '@/hooks/use-settled'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useEnterpriseGoodsInfiniteQuery, useEnterpriseInfoQuery } from '@/pages-mine/api/enterprise.api'
import { type ReadState, readState } from '@/utils/read-state'
import { useKeptFilters, useKeptPlace } from './use-kept-view'

/** States of the page. `outside`: see `outsideOf`. */
export type EnterpriseGoodsState = ReadState<EnterpriseGoods[]> | { kind: 'outside'; reason: string }

/** The merchant's price list filtered by keyword and kind, restored as the page was left. */
export function useEnterpriseGoods(userId: string) {
  const kept = useKeptFilters(userId)
  const { kind } = kept.filters
  const keyword = useSettledKeyword(kept.filters.keyword)
  const info = useEnterpriseInfoQuery(undefined, { refetchOnMountOrArgChange: true })
  const list = useEnterpriseGoodsInfiniteQuery({
    ...(keyword === '' ? {} : { keyword }),
    ...(kind === '' ? {} : { kind }),
  })
  const outside = outsideOf(info.error) ?? outsideOf(list.error)
  const isOutside = outside !== null
  const rows = isOutside ? undefined : list.currentData && rowsOf(list.currentData)
  const end = useLoadMore(list)
  useKeptPlace(kept, { count: rows?.length, hasMore: end.status === 'more', loadMore: end.loadMore })

  const refresh = () => Promise.all([info.refetch(), list.refetch()])
  // a sign-in on another page, or an order that used part of the quota
  useShownAgain(() => {
    if (isOutside) void refresh()
  })
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })
  // a refusal from before a sign-in is not shown while it is asked again
  const isAsking = info.isFetching || list.isFetching
  const state: EnterpriseGoodsState = isOutside
    ? isAsking
      ? { kind: 'loading' }
      : { kind: 'outside', reason: outside }
    : readState(rows, { ...list, alsoFailed: [info.error] }, { isEmpty: rows?.length === 0 })
  // the enterprise's name and the filters are above the list
  const isDue = useSettled([info, list])
  return {
    isDue,
    state: isDue ? state : ({ kind: 'loading' } as const),
    enterprise: isOutside || !isDue ? undefined : info.data,
    filters: kept.filters,
    change: kept.change,
    isNarrowed: kept.filters.keyword.trim() !== '' || kind !== '',
    ...end,
  }
}
export type EnterpriseGoodsPage = ReturnType<typeof useEnterpriseGoods>
