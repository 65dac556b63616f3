import type { RefundDetail } from '@contract/routes/aftersales'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { useHasColumnBar } from '@/components/column-bar'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Toast } from '@/components/toast'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { useText } from '@/i18n/use-text'
import { go, replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { RefundBody } from './refund-body'
import { useRefundDetail } from './use-refund-detail'

/** A refund request: its progress, the shop's answer, and a button to withdraw it. */
export default function RefundDetailPage() {
  const { t } = useText('pages-order')
  const page = useRefundDetail()
  const { isSignedIn, refund } = page
  const hasColumnBar = useHasColumnBar()
  const action = isSignedIn && <RefundAction page={page} />
  const isDrawn = isSignedIn && (page.state.kind === 'ready' || page.state.kind === 'loading')
  return (
    <PageShell
      title={t('refund.one')}
      tab="mine"
      isNarrow={!hasColumnBar || !isDrawn}
      bar={!hasColumnBar && action && refund && hasAction(refund) && <ActionBar>{action}</ActionBar>}
      overlay={<Toast {...page.toast} />}
    >
      {isSignedIn ? (
        <QueryGate
          state={page.state}
          skeleton={<SkeletonPage kind="cards" />}
          gone={{
            kind: 'orders',
            title: t('refund.oneGoneTitle'),
            text: t('refund.oneGoneText'),
            action: <Button onClick={() => replace(routes.refunds)}>{t('afterSale.refunds')}</Button>,
          }}
        >
          {(found) => <RefundBody refund={found} onCopy={page.copy} action={hasColumnBar && action} />}
        </QueryGate>
      ) : (
        <SignInGate icon="receipt" title={t('refund.signInOne')} text={t('refund.signInText')} />
      )}
    </PageShell>
  )
}

const hasAction = ({ canWithdraw, state }: RefundDetail): boolean =>
  canWithdraw || state === 'refused' || state === 'withdrawn'

/** Withdraws an open request, or leads to another one after it. */
function RefundAction({ page: { refund, isBusy, withdraw } }: { page: ReturnType<typeof useRefundDetail> }) {
  const { t } = useText('pages-order')
  if (!refund || !hasAction(refund)) return null
  return refund.canWithdraw ? (
    <Button kind="outline" block busy={isBusy} onClick={withdraw}>
      {t('refund.withdraw')}
    </Button>
  ) : (
    <Button kind="tint" block onClick={() => go(routes.refund, { orderId: refund.orderId })}>
      {t('refund.again')}
    </Button>
  )
}
