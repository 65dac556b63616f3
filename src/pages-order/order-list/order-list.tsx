import { useState } from 'react'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { type OrderTab, orderTabs } from '@contract/constants/enums'
import { useOrderCountQuery, useOrderListInfiniteQuery } from '@/api/orders.api'
import { rowsOf } from '@/api/paging'
import { ActionSheet } from '@/components/action-sheet'
import { Button } from '@/components/button'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { PayTypeSheet } from '@/components/pay-type-sheet'
import { QueryGate } from '@/components/query-gate'
import { SignInCard } from '@/components/sign-in-card'
import { Tabs } from '@/components/tabs'
import { Toast } from '@/components/toast'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useContact } from '@/hooks/use-contact'
import { useLoadMore } from '@/hooks/use-load-more'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageParams } from '@/navigation/use-page-params'
import { useAppSelector } from '@/store/hooks'
import { useOrderActions } from '../hooks/use-order-actions'
import { OrderListSkeleton } from './order-card-skeleton'
import { OrderCardView } from './order-card-view'
import styles from './order-list.module.scss'

const isTab = (tab: string | undefined): tab is OrderTab =>
  (orderTabs as readonly (string | undefined)[]).includes(tab)

/** My orders under their states, each with what happens next and what one can do. */
export default function OrderListPage() {
  const { t } = useText('pages-order')
  const { tab: asked } = usePageParams<{ tab: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [tab, setTab] = useState<OrderTab>(isTab(asked) ? asked : 'all')
  const [done, setDone] = useState('')
  const orders = useOrderListInfiniteQuery(tab, { skip: !isSignedIn, refetchOnMountOrArgChange: true })
  const counts = useOrderCountQuery(undefined, { skip: !isSignedIn })
  const { status, loadMore } = useLoadMore(orders)
  const contact = useContact()
  const { run, paySheet, busyId } = useOrderActions({
    onDone: setDone,
    onContact: () => contact.openContact(),
  })

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

  const rows = orders.currentData ? rowsOf(orders.currentData) : undefined
  const readAtMs = orders.fulfilledTimeStamp ?? Date.now()
  const items = orderTabs.map((key) => ({
    key,
    label: t(`tab.${key}`),
    ...(key === 'all' || !counts.data ? null : { count: counts.data[key] }),
  }))
  return (
    <PageShell
      title={t('list.title')}
      head={
        isSignedIn ? (
          <Tabs
            items={items}
            active={tab}
            onChange={setTab}
            label={t('list.tabsLabel')}
            idPrefix="order-tab"
          />
        ) : undefined
      }
      overlay={
        <>
          <PayTypeSheet {...paySheet} />
          <ActionSheet {...contact.sheet} />
          <Toast text={done} isOpen={done !== ''} onClose={() => setDone('')} />
        </>
      }
    >
      {!isSignedIn ? (
        <SignInCard icon="receipt" text={t('list.signIn')} onSignIn={() => go(routes.login)} />
      ) : (
        <QueryGate
          query={{ ...orders, data: rows }}
          skeleton={<OrderListSkeleton />}
          empty={{
            when: (list) => list.length === 0,
            kind: 'orders',
            ...(tab === 'all' ? null : { title: t('list.emptyTab'), text: t('list.emptyTabText') }),
            action: <Button onClick={() => switchTo(routes.commodity)}>{t('list.browse')}</Button>,
          }}
        >
          {(list) => (
            <>
              <View className={styles.grid}>
                {list.map((order) => (
                  <OrderCardView
                    key={order.id}
                    order={order}
                    readAtMs={readAtMs}
                    isBusy={busyId === order.id}
                    onOpen={() => go(routes.orderInfo, { id: order.id })}
                    onAction={(action) => run(action, order)}
                    onDeadline={() => {
                      void refresh()
                    }}
                  />
                ))}
              </View>
              <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
            </>
          )}
        </QueryGate>
      )}
    </PageShell>
  )
}
