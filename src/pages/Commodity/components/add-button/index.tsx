import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import styles from './index.module.scss'

interface AddButtonProps {
  name: string
  isBusy?: boolean
  onClick: () => void
}

/** The round plus button on a product card, which adds to the cart. */
export function AddButton({ name, isBusy = false, onClick }: AddButtonProps) {
  const { t } = useText('common')
  return (
    <Tappable
      className={cx(styles.root, isBusy && styles.busy)}
      label={t('cart.addName', { name })}
      isBusy={isBusy}
      onClick={onClick}
    >
      <Icon name="plus-bold" size={20} />
    </Tappable>
  )
}
