import { isGone, isUnsent } from '@/api/api-error'
import { Button } from '@/components/button'
import { FailedState } from '@/components/failed-state'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { selectCurrentOrderId } from '@/features/orders/order.slice'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useDeadline } from '@/hooks/use-deadline'
import { useText } from '@/i18n/use-text'
import { replace, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageParams } from '@/navigation/use-page-params'
import { PayTypeSheet } from '@/pages-order/components/pay-type-sheet'
import { usePayChoice } from '@/pages-order/hooks/use-pay-choice'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import type { ResultAction } from './next-steps'
import { ResultSkeleton } from './result-skeleton'
import { ResultView } from './result-view'
import { useOtherUnpaid } from './use-other-unpaid'
import { usePaymentResult } from './use-payment-result'

/** The page of a payment's result, read from the server; the URL contains the order only. */
export default function PaySuccessPage() {
  const { t } = useText('pages-order')
  const current = useAppSelector(selectCurrentOrderId)
  const { id = current } = usePageParams<{ id: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { order, face, scan, askAgain, isAsking } = usePaymentResult(id, isSignedIn)
  const deadlineMs = useDeadline(order.data?.outTime ?? null, order.fulfilledTimeStamp)
  const { other, isDue, askOthers } = useOtherUnpaid(id, face && face === 'paid', !isSignedIn || !id)
  const { choosePayment, paySheet, payingId } = usePayChoice()
  const state = readState(isDue && face && order.data ? { face, order: order.data } : undefined, order, {
    isGone: id === '' || isGone(order.error),
  })

  const act = (action: ResultAction) => {
    if (action === 'home') switchTo(routes.home)
    else if (action === 'order') replace(routes.orderInfo, { id })
    else if (action === 'book') replace(routes.orderInfo, { id, do: 'book' })
    else if (action === 'ask') askAgain()
    else if (action === 'payOther') replace(routes.orderInfo, { id: other?.order.id, do: 'pay' })
    else if (order.data) choosePayment({ orderId: id, amountCents: order.data.paymentPrice, deadlineMs })
  }
  return (
    <PageShell
      title={t('result.title')}
      tab="mine"
      isNarrow={!isSignedIn}
      overlay={<PayTypeSheet {...paySheet} />}
      onBack={() => replace(routes.orderList)}
    >
      {!isSignedIn ? (
        <SignInGate icon="receipt" title={t('result.signInTitle')} text={t('result.signInText')} />
      ) : state.kind === 'failed' && isUnsent(state.error) ? (
        <FailedState title={t('result.waiting')} text={t('result.waitingText')} onRetry={askAgain} />
      ) : (
        <QueryGate
          state={state}
          skeleton={<ResultSkeleton />}
          gone={{
            kind: 'orders',
            title: t('info.goneTitle'),
            text: t('info.goneText'),
            action: <Button onClick={() => replace(routes.orderList)}>{t('info.seeOrders')}</Button>,
          }}
        >
          {(result) => (
            <ResultView
              {...result}
              scan={scan}
              deadlineMs={deadlineMs}
              other={other}
              isAsking={isAsking}
              isPaying={payingId !== null}
              onDeadline={face === 'paid' ? askOthers : askAgain}
              onAction={act}
            />
          )}
        </QueryGate>
      )}
    </PageShell>
  )
}
