import { ConfirmDialog } from '@/components/confirm-dialog'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import type { PriceChange } from '../use-sub-order-sending'

interface PriceChangeDialogProps {
  change: PriceChange | null
  onAnswer: (isAccepted: boolean) => void
}

/** Asks whether to order at the new price, when it changed since it was shown. */
export function PriceChangeDialog({ change, onAnswer }: PriceChangeDialogProps) {
  const { t } = useText('pages-shopping')
  return (
    <ConfirmDialog
      isOpen={change !== null}
      title={t('subOrder.priceChanged')}
      confirmText={t('subOrder.priceAccept')}
      text={
        change
          ? t('subOrder.priceChangedText', {
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
