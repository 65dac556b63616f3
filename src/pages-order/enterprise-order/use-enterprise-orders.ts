import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import type { OrderTab } from '@contract/constants/enums'
import type { OrderCard } from '@contract/routes/orders'
import { rowsOf } from '@/api/paging'
import { outsideOf } from '@/features/enterprise/outside'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useLoadMore } from '@/hooks/use-load-more'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useEnterpriseOrderListInfiniteQuery } from '@/pages-order/api/enterprise-orders.api'
import { useAppSelector } from '@/store/hooks'
import { type ReadState, readState } from '@/utils/read-state'

/** States of the page. `outside`: see `outsideOf`. */
export type EnterpriseOrdersState =
  ReadState<OrderCard[]> | { kind: 'visitor' } | { kind: 'outside'; reason: string }

/** The account's orders for the session's enterprise; refetched whenever the page is shown. */
export function useEnterpriseOrders() {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [tab, setTab] = useState<OrderTab>('all')
  const orders = useEnterpriseOrderListInfiniteQuery(tab, {
    skip: !isSignedIn,
    refetchOnMountOrArgChange: true,
  })
  const end = useLoadMore(orders)
  const refresh = async () => {
    if (!orders.isUninitialized) await orders.refetch()
  }
  useShownAgain(() => {
    void refresh()
  })
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })
  const rows = orders.currentData && rowsOf(orders.currentData)
  const outside = outsideOf(orders.error)
  const stateOf = (): EnterpriseOrdersState => {
    if (!isSignedIn) return { kind: 'visitor' }
    if (outside !== null) return { kind: 'outside', reason: outside }
    return readState(rows, orders, { isEmpty: rows?.length === 0 })
  }
  return {
    state: stateOf(),
    tab,
    setTab,
    readAtMs: orders.fulfilledTimeStamp ?? Date.now(),
    refresh,
    ...end,
  }
}
export type EnterpriseOrders = ReturnType<typeof useEnterpriseOrders>
