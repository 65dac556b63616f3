import { useState } from 'react'
import { codes } from '@contract/constants/codes'
import type { RefundPreview } from '@contract/routes/aftersales'
import { isApiError, isGone } from '@/api/api-error'
import { Button } from '@/components/button'
import { useHasColumnBar } from '@/components/column-bar'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { selectIsSignedIn, selectWxUser } from '@/features/session/session.slice'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go, replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageParams } from '@/navigation/use-page-params'
import { useAppSelector } from '@/store/hooks'
import { type ReadState, readState } from '@/utils/read-state'
import { RefundBar } from './refund-bar'
import { RefundFields } from './refund-fields'
import { type RefundFormState, useRefundForm } from './use-refund-form'

/** A refund request for an order or some of its lines; the amount is shown before sending. */
export default function RefundPage() {
  const { t } = useText('pages-order')
  const { orderId = '' } = usePageParams<{ orderId: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const userId = useAppSelector(selectWxUser)?.id ?? ''
  const [isOpen, setIsOpen] = useState(false)
  const request = useRefundForm({
    orderId,
    userId: isSignedIn ? userId : '',
    onSent: (id) => replace(routes.refundDetail, { id }),
    onOpen: () => setIsOpen(true),
  })
  const { amountChange } = request
  const state = stateOf(orderId, request)
  const hasColumnBar = useHasColumnBar()
  const isDrawn = isSignedIn && (state.kind === 'ready' || state.kind === 'loading')
  return (
    <PageShell
      title={t('refund.title')}
      tab="mine"
      isNarrow={!hasColumnBar || !isDrawn}
      bar={!hasColumnBar && isSignedIn && state.kind === 'ready' && <RefundBar request={request} />}
      overlay={
        <ConfirmDialog
          isOpen={amountChange !== null}
          title={t('refund.changedTitle')}
          text={
            amountChange
              ? t('refund.changedText', {
                  before: formatPrice(amountChange.beforeCents),
                  now: formatPrice(amountChange.nowCents),
                })
              : ''
          }
          confirmText={t('refund.changedYes', { now: formatPrice(amountChange?.nowCents ?? 0) })}
          onConfirm={() => request.answerChange(true)}
          onCancel={() => request.answerChange(false)}
        />
      }
    >
      {isSignedIn ? (
        <RefundContent orderId={orderId} request={request} state={state} isOpen={isOpen} />
      ) : (
        <SignInGate icon="receipt" title={t('refund.signInAsk')} text={t('refund.signInText')} />
      )}
    </PageShell>
  )
}

/** `gone`: the order does not exist or cannot be refunded; `empty`: nothing is left to refund. */
function stateOf(orderId: string, { preview: { whole } }: RefundFormState): ReadState<RefundPreview> {
  const isRefused = isApiError(whole.error) && whole.error.code === codes.stateForbids
  const state = readState(whole.data, whole, { isGone: isGone(whole.error) || isRefused || !orderId })
  return state.kind === 'ready' &&
    state.data.items.every(({ refundableQuantity }) => refundableQuantity === 0)
    ? { kind: 'empty' }
    : state
}

interface RefundContentProps {
  orderId: string
  request: RefundFormState
  state: ReadState<RefundPreview>
  /** another request for this order is open */
  isOpen: boolean
}

/** The form, or the reason why there is none. */
function RefundContent({ orderId, request, state, isOpen }: RefundContentProps) {
  const { t } = useText('pages-order')
  return (
    <QueryGate
      state={state}
      skeleton={<SkeletonPage kind="form" />}
      empty={{
        kind: 'orders',
        title: t('refund.noneTitle'),
        text: t('refund.noneText'),
        action: <Button onClick={() => go(routes.refunds)}>{t('afterSale.refunds')}</Button>,
      }}
      gone={{
        kind: 'orders',
        title: t(orderId ? 'refund.goneTitle' : 'refund.selectTitle'),
        text: t(orderId ? 'refund.goneText' : 'refund.selectText'),
        action: (
          <Button
            onClick={() => (orderId ? replace(routes.orderInfo, { id: orderId }) : replace(routes.orderList))}
          >
            {t(orderId ? 'result.seeOrder' : 'info.seeOrders')}
          </Button>
        ),
      }}
    >
      {(found) => <RefundFields preview={found} request={request} isOpen={isOpen} />}
    </QueryGate>
  )
}
