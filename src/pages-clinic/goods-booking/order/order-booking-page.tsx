import type { OrderDetail } from '@contract/routes/orders'
import { isGone } from '@/api/api-error'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { EmptyState } from '@/components/empty-state'
import { PageShell } from '@/components/page-shell'
import { UnreadState } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Toast } from '@/components/toast'
import { BookingSheet } from '@/features/booking/components/booking-sheet'
import { useOrderDetailQuery } from '@/features/orders/api/orders.api'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { go, replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { readState } from '@/utils/read-state'
import { OrderBookingView } from './order-booking-view'
import { type OrderBookingState, useOrderBooking } from './use-order-booking'

interface OrderBookingPageProps {
  orderId: string
  shopId: string
}

/** All appointments of one order, booked and cancelled together. */
export function OrderBookingPage({ orderId, shopId }: OrderBookingPageProps) {
  const { t } = useText('pages-clinic')
  const { currentData, ...query } = useOrderDetailQuery(orderId, { refetchOnMountOrArgChange: true })
  useShownAgain(() => {
    void query.refetch()
  })
  const state = readState(currentData, query, {
    isGone: isGone(query.error) || currentData?.bookings.length === 0,
  })
  if (state.kind === 'ready')
    return <Ready order={state.data} shopId={shopId} reread={() => void query.refetch()} />
  return (
    <PageShell title={t('orderBook.title')} tab="mine" isNarrow>
      {state.kind === 'gone' ? (
        <EmptyState
          kind="appointments"
          title={t('orderBook.gone')}
          text={t('orderBook.goneText')}
          action={<Button onClick={() => replace(routes.reservation)}>{t('request.mine')}</Button>}
        />
      ) : (
        <UnreadState state={state} skeleton={<SkeletonPage kind="form" count={3} />} />
      )}
    </PageShell>
  )
}

function Ready({ order, shopId, reread }: { order: OrderDetail; shopId: string; reread: () => void }) {
  const { t } = useText('pages-clinic')
  const [toast, say] = useToast()
  const state = useOrderBooking({
    orderId: order.id,
    rows: order.bookings,
    wishedShopId: shopId,
    reread,
    onDone: say,
  })
  return (
    <PageShell
      title={t('orderBook.title')}
      tab="mine"
      isNarrow={state.waiting.length === 0}
      bar={<Bar state={state} />}
      overlay={
        <>
          <BookingSheet
            {...state.form.sheet}
            isOpen={state.sheet.isOpen}
            title={t('orderBook.choose')}
            note={t('orderBook.together', { count: state.waiting.length })}
            onConfirm={state.sheet.confirm}
            onClose={state.sheet.close}
          />
          <ConfirmDialog
            isOpen={state.cancelDialog.isOpen}
            tone="destructive"
            title={t('orderBook.cancelTitle', { count: state.booked.length })}
            text={t('orderBook.cancelText')}
            confirmText={t('orderBook.cancel')}
            cancelText={t('request.keep')}
            isBusy={state.cancelDialog.isBusy}
            onConfirm={state.cancelDialog.confirm}
            onCancel={state.cancelDialog.keep}
          />
          <Toast {...toast} />
        </>
      }
    >
      <OrderBookingView order={order} state={state} />
    </PageShell>
  )
}

/**
 * Books while an appointment is waiting, else links to the tickets. Cancelling is elsewhere, so that it never
 * takes the place of "book".
 */
function Bar({ state }: { state: OrderBookingState }) {
  const { t } = useText('pages-clinic')
  return (
    <ActionBar>
      {state.waiting.length > 0 ? (
        <Button block busy={state.isBusy} onClick={state.send}>
          {t('orderBook.book', { count: state.waiting.length })}
        </Button>
      ) : (
        <Button block kind="tint" onClick={() => go(routes.reservation)}>
          {t('request.mine')}
        </Button>
      )}
    </ActionBar>
  )
}
