import { View } from '@tarojs/components'
import { orderTabs } from '@contract/constants/enums'
import { ActionSheet } from '@/components/action-sheet'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty-state'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { Tabs } from '@/components/tabs'
import { Toast } from '@/components/toast'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { useContact } from '@/features/shop-config/hooks/use-contact'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { PayTypeSheet } from '@/pages-order/components/pay-type-sheet'
import { type OrderActions, useOrderActions } from '../hooks/use-order-actions'
import { OrderListSkeleton } from '../order-list/order-card-skeleton'
import { OrderCardView } from '../order-list/order-card-view'
import styles from '../order-list/order-list.module.scss'
import { type EnterpriseOrders, useEnterpriseOrders } from './use-enterprise-orders'

/** The page of enterprise orders by state, each with its next step and actions. */
export default function EnterpriseOrderPage() {
  const { t } = useText('pages-order')
  const page = useEnterpriseOrders()
  const [toast, say] = useToast()
  const contact = useContact(say)
  const actions = useOrderActions({
    readAtMs: page.readAtMs,
    onDone: say,
    onContact: () => contact.openContact(),
  })
  const isInside = page.state.kind !== 'visitor' && page.state.kind !== 'outside'
  return (
    <PageShell
      title={t('enterprise.title')}
      tab="mine"
      head={
        isInside ? (
          <Tabs
            items={orderTabs.map((key) => ({ key, label: t(`tab.${key}`) }))}
            active={page.tab}
            onChange={page.setTab}
            label={t('list.tabsLabel')}
            idPrefix="enterprise-tab"
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
      <Orders page={page} actions={actions} />
    </PageShell>
  )
}

/** The orders of the selected tab, or what is needed to see them. */
function Orders({ page, actions }: { page: EnterpriseOrders; actions: OrderActions }) {
  const { t } = useText('pages-order')
  const { state } = page
  const toShop = <Button onClick={() => go(routes.enterpriseGoods)}>{t('enterprise.shop')}</Button>
  switch (state.kind) {
    case 'visitor':
      return (
        <SignInGate icon="buildings" title={t('enterprise.signInTitle')} text={t('enterprise.signInText')} />
      )
    case 'outside':
      return (
        <EmptyState
          kind="orders"
          title={t('enterprise.neededTitle')}
          text={state.reason || t('enterprise.neededText')}
          action={<Button onClick={() => go(routes.enterpriseLogin)}>{t('enterprise.toLogin')}</Button>}
        />
      )
    default:
      return (
        <QueryGate
          state={state}
          skeleton={<OrderListSkeleton />}
          empty={{
            kind: 'orders',
            title: t(page.tab === 'all' ? 'enterprise.noneTitle' : 'list.emptyTab'),
            text: t(page.tab === 'all' ? 'enterprise.noneText' : 'list.emptyTabText'),
            action: toShop,
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
                    onOpen={() => go(routes.orderInfo, { id: order.id, of: 'enterprise' })}
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
}
