import { ConfirmDialog } from '@/components/confirm-dialog'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import type { PriceChange } from '../use-order-refusal'

interface PriceChangeDialogProps {
  change: PriceChange
  onAnswer: (isAccepted: boolean) => void
}

/** Asks whether to order at the new price, when it changed since it was shown. */
export function PriceChangeDialog({ change, onAnswer }: PriceChangeDialogProps) {
  const { t } = useText('pages-goods')
  return (
    <ConfirmDialog
      isOpen={change !== null}
      title={t('confirm.priceChanged')}
      confirmText={t('confirm.priceAccept')}
      text={
        change
          ? t('confirm.priceChangedText', {
              before: formatPrice(change.oldCents),
              now: formatPrice(change.newCents),
            })
          : ''
      }
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  )
}
