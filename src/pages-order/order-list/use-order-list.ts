import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import { type OrderTab, orderTabs } from '@contract/constants/enums'
import { rowsOf } from '@/api/paging'
import { useOrderCountQuery } from '@/features/orders/api/order-count.api'
import { useOrderListInfiniteQuery } from '@/features/orders/api/orders.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useLoadMore } from '@/hooks/use-load-more'
import { useShownAgain } from '@/hooks/use-shown-again'
import { usePageParams } from '@/navigation/use-page-params'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'

const isTab = (tab: string | undefined): tab is OrderTab =>
  (orderTabs as readonly (string | undefined)[]).includes(tab)

/** The user's orders of the selected tab, and the count of each tab; refetched whenever the page is shown. */
export function useOrderList() {
  const { tab: asked } = usePageParams<{ tab: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [tab, setTab] = useState<OrderTab>(isTab(asked) ? asked : 'all')
  const orders = useOrderListInfiniteQuery(tab, { skip: !isSignedIn, refetchOnMountOrArgChange: true })
  const counts = useOrderCountQuery(undefined, { skip: !isSignedIn })
  const end = useLoadMore(orders)
  const refresh = async () => {
    if (!isSignedIn) return
    await Promise.all([
      orders.isUninitialized ? null : orders.refetch(),
      counts.isUninitialized ? null : counts.refetch(),
    ])
  }
  useShownAgain(() => {
    void refresh()
  })
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })
  const rows = orders.currentData && rowsOf(orders.currentData)
  return {
    isSignedIn,
    tab,
    setTab,
    counts: counts.data,
    state: readState(rows, orders, { isEmpty: rows?.length === 0 }),
    readAtMs: orders.fulfilledTimeStamp ?? Date.now(),
    refresh,
    ...end,
  }
}
export type OrderListState = ReturnType<typeof useOrderList>
