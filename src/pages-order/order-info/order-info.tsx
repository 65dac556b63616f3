import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { ActionSheet } from '@/components/action-sheet'
import { Button } from '@/components/button'
import { CodeSheet } from '@/components/code-sheet'
import { useHasColumnBar } from '@/components/column-bar'
import { Icon } from '@/components/icon'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { Tappable } from '@/components/tappable'
import { Toast } from '@/components/toast'
import { BookingSheet } from '@/features/booking/components/booking-sheet'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { PayTypeSheet } from '@/pages-order/components/pay-type-sheet'
import { outsideWay, printPage } from '@/platform/outside'
import { OrderBar } from './order-bar'
import { OrderBody } from './order-body'
import styles from './order-info.module.scss'
import { OrderSkeleton } from './order-skeleton'
import { useOrderInfo } from './use-order-info'

type PageState = ReturnType<typeof useOrderInfo>

/** The page of one order: its state, the code to show, and all actions. */
export default function OrderInfoPage() {
  const { t } = useText('pages-order')
  const page = useOrderInfo()
  const { isSignedIn, order, state, fresh } = page
  const hasColumnBar = useHasColumnBar()
  const bar = isSignedIn && fresh && fresh.actions.length > 0 && (
    <OrderBar order={fresh} isBusy={page.isBusy} onAction={(action) => page.run(action, fresh)} />
  )
  // a phone's green header is shown before the order has loaded, so that its colour does not change
  const isDrawn = isSignedIn && (state.kind === 'ready' || state.kind === 'loading')
  return (
    <PageShell
      title={t('info.title')}
      tab="mine"
      nav="custom"
      tone={isDrawn && !hasColumnBar ? 'brand' : 'page'}
      flush={isDrawn}
      isNarrow={!isSignedIn}
      navEnd={
        order &&
        outsideWay === 'open' && (
          <Tappable className={styles.print} label={t('info.print')} onClick={printPage}>
            <Icon name="printer" size={24} />
          </Tappable>
        )
      }
      bar={!hasColumnBar && bar}
      overlay={
        <>
          <PayTypeSheet {...page.paySheet} />
          <BookingSheet {...page.bookings.sheet} />
          <CodeSheet booking={page.bookings.codeOf} onClose={() => page.bookings.showCode(null)} />
          <ActionSheet {...page.contact.sheet} />
          <Toast {...page.toast} />
        </>
      }
    >
      {!isSignedIn ? (
        <SignInGate icon="receipt" title={t('info.signInTitle')} text={t('info.signInText')} />
      ) : (
        <OrderContent page={page} actions={hasColumnBar && bar} />
      )}
    </PageShell>
  )
}

/** The order, or its loading, failed or missing state. */
function OrderContent({ page, actions }: { page: PageState; actions: ReactNode }) {
  const { t } = useText('pages-order')
  const { state, bookings } = page
  return (
    <QueryGate
      state={state}
      skeleton={<OrderSkeleton />}
      gone={{
        kind: 'orders',
        title: t('info.goneTitle'),
        text: t('info.goneText'),
        action: <Button onClick={() => replace(routes.orderList)}>{t('info.seeOrders')}</Button>,
      }}
    >
      {(order) => (
        <View className={styles.root}>
          <OrderBody
            order={order}
            isKept={page.isKept}
            deadlineMs={page.deadlineMs}
            busyId={bookings.busyId}
            onDeadline={() => void page.refresh()}
            onCopy={page.copy}
            onCalendar={bookings.keepInCalendar}
            onBooking={bookings.run}
            actions={actions}
          />
        </View>
      )}
    </QueryGate>
  )
}
