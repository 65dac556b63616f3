import { View } from '@tarojs/components'
import { orderTabs } from '@contract/constants/enums'
import { ActionSheet } from '@/components/action-sheet'
import { Button } from '@/components/button'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { Tabs } from '@/components/tabs'
import { Toast } from '@/components/toast'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { useContact } from '@/features/shop-config/hooks/use-contact'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { PayTypeSheet } from '@/pages-order/components/pay-type-sheet'
import { type OrderActions, useOrderActions } from '../hooks/use-order-actions'
import { OrderListSkeleton } from './order-card-skeleton'
import { OrderCardView } from './order-card-view'
import styles from './order-list.module.scss'
import { AllEntry, SearchLink, TabEntry } from './tab-entry'
import { type OrderListState, useOrderList } from './use-order-list'

/** The page of the user's orders by state, each with its next step and actions. */
export default function OrderListPage() {
  const { t } = useText('pages-order')
  const page = useOrderList()
  const { tab, counts } = page
  const [toast, say] = useToast()
  const contact = useContact(say)
  const actions = useOrderActions({
    readAtMs: page.readAtMs,
    onDone: say,
    onContact: () => contact.openContact(),
  })
  const items = orderTabs.map((key) => ({
    key,
    label: t(`tab.${key}`),
    ...(key === 'all' || !counts ? null : { count: counts[key] }),
  }))
  return (
    <PageShell
      title={t('list.title')}
      tab="mine"
      isNarrow={!page.isSignedIn}
      navEnd={page.isSignedIn && <SearchLink />}
      head={
        page.isSignedIn ? (
          <Tabs
            items={items}
            active={tab}
            onChange={page.setTab}
            label={t('list.tabsLabel')}
            idPrefix="order-tab"
          />
        ) : undefined
      }
      overlay={
        <>
          <PayTypeSheet {...actions.paySheet} />
          <ActionSheet {...contact.sheet} />
          <Toast {...toast} />
        </>
      }
    >
      {page.isSignedIn ? (
        <Orders page={page} actions={actions} />
      ) : (
        <SignInGate icon="receipt" title={t('list.signInTitle')} text={t('list.signInText')} />
      )}
    </PageShell>
  )
}

/** The orders of the selected tab. */
function Orders({ page, actions }: { page: OrderListState; actions: OrderActions }) {
  return (
    <>
      <TabEntry tab={page.tab} />
      <OrderRows page={page} actions={actions} />
      {page.tab === 'all' && page.state.kind !== 'loading' && <AllEntry />}
    </>
  )
}

function OrderRows({ page, actions }: { page: OrderListState; actions: OrderActions }) {
  const { t } = useText('pages-order')
  return (
    <QueryGate
      state={page.state}
      skeleton={<OrderListSkeleton />}
      empty={{
        kind: 'orders',
        ...(page.tab === 'all' ? null : { title: t('list.emptyTab'), text: t('list.emptyTabText') }),
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
                readAtMs={page.readAtMs}
                isBusy={actions.busyId === order.id}
                onOpen={() => go(routes.orderInfo, { id: order.id })}
                onAction={(action) => actions.run(action, order)}
                onDeadline={() => {
                  void page.refresh()
                }}
              />
            ))}
          </View>
          <LoadMore status={page.status} onRetry={page.loadMore} onMore={page.loadMore} />
        </>
      )}
    </QueryGate>
  )
}
