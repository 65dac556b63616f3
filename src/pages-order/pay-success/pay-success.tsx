import { isGone } from '@/api/api-error'
import { Button } from '@/components/button'
import { PageShell } from '@/components/page-shell'
import { PayTypeSheet } from '@/components/pay-type-sheet'
import { QueryGate } from '@/components/query-gate'
import { SignInCard } from '@/components/sign-in-card'
import { SkeletonPage } from '@/components/skeleton'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useDeadline } from '@/hooks/use-deadline'
import { usePayChoice } from '@/hooks/use-pay-choice'
import { useText } from '@/i18n/use-text'
import { go, replace, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageParams } from '@/navigation/use-page-params'
import { useAppSelector } from '@/store/hooks'
import { parseCents } from '@/utils/money'
import { type ResultAction, ResultView } from './result-view'
import { usePaymentResult } from './use-payment-result'

/** How a payment ended, as the server sees it; the address names the order and nothing else. */
export default function PaySuccessPage() {
  const { t } = useText('pages-order')
  const { id = '' } = usePageParams<{ id: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { order, face, askAgain, isAsking } = usePaymentResult(id, isSignedIn)
  const deadlineMs = useDeadline(order.data?.outTime ?? null, order.fulfilledTimeStamp)
  const { choosePayment, paySheet, payingId } = usePayChoice()

  const act = (action: ResultAction) => {
    if (action === 'home') switchTo(routes.home)
    else if (action === 'order') replace(routes.orderInfo, { id })
    else if (action === 'book') replace(routes.orderInfo, { id, do: 'book' })
    else if (action === 'ask') askAgain()
    else if (order.data) choosePayment(id, parseCents(order.data.paymentPrice))
  }
  return (
    <PageShell
      title={t('result.title')}
      isNarrow
      overlay={<PayTypeSheet {...paySheet} />}
      onBack={() => replace(routes.orderList)}
    >
      {!isSignedIn ? (
        <SignInCard icon="receipt" text={t('result.signIn')} onSignIn={() => go(routes.login)} />
      ) : (
        <QueryGate
          query={{
            ...order,
            data: isGone(order.error) ? null : face ? order.data : undefined,
            isFetching: order.isFetching || (!face && !order.error),
          }}
          skeleton={<SkeletonPage kind="detail" />}
          empty={{
            when: (data) => data === null,
            kind: 'orders',
            title: t('info.goneTitle'),
            text: t('info.goneText'),
            action: <Button onClick={() => replace(routes.orderList)}>{t('info.seeOrders')}</Button>,
          }}
        >
          {(data) =>
            face &&
            data && (
              <ResultView
                face={face}
                order={data}
                deadlineMs={deadlineMs}
                isAsking={isAsking}
                isPaying={payingId !== null}
                onDeadline={askAgain}
                onAction={act}
              />
            )
          }
        </QueryGate>
      )}
    </PageShell>
  )
}
