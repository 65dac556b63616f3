import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { StillNeeded } from '@/components/still-needed'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import type { RefundFormState } from './use-refund-form'

/** The button that sends the request, with the requested amount; filled once nothing is missing. */
export function RefundBar({ request: { form, preview, isBusy, send } }: { request: RefundFormState }) {
  const { t } = useText('pages-order')
  const { sums, wishes } = preview
  const missing = [...(wishes.length === 0 ? ['lines'] : []), ...(form.reason === '' ? ['reason'] : [])]
  const isMissing = missing.length > 0
  return (
    <ActionBar note={isMissing && <StillNeeded fields={missing} />}>
      <Button
        kind={isMissing ? 'tint' : 'primary'}
        block
        busy={isBusy}
        disabled={wishes.length > 0 && !sums}
        onClick={send}
      >
        {sums ? t('refund.send', { amount: formatPrice(sums.refundPrice) }) : t('refund.sendNone')}
      </Button>
    </ActionBar>
  )
}
