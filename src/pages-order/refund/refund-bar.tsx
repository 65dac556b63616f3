import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import type { RefundFormState } from './use-refund-form'

/** The button that sends the request, with the requested amount. */
export function RefundBar({ request: { preview, isBusy, send } }: { request: RefundFormState }) {
  const { t } = useText('pages-order')
  const { sums, wishes } = preview
  return (
    <ActionBar>
      <Button block busy={isBusy} disabled={wishes.length > 0 && !sums} onClick={send}>
        {sums ? t('refund.send', { amount: formatPrice(sums.refundPrice) }) : t('refund.sendNone')}
      </Button>
    </ActionBar>
  )
}
