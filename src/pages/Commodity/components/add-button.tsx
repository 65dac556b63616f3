import { CornerButton } from '@/components/corner-button'
import { useText } from '@/i18n/use-text'

interface AddButtonProps {
  name: string
  isBusy?: boolean
  onClick: () => void
}

/** The round plus button on a product card, which adds to the cart. */
export function AddButton({ name, isBusy = false, onClick }: AddButtonProps) {
  const { t } = useText('common')
  return (
    <CornerButton
      icon="plus-bold"
      tone={isBusy ? undefined : 'action'}
      label={t('cart.addName', { name })}
      isBusy={isBusy}
      onClick={onClick}
    />
  )
}
