import { useText } from '@/i18n/use-text'
import { CountBadge } from '../count-badge'
import { Icon } from '../icon'
import { Tappable } from '../tappable'
import styles from './index.module.scss'

/** A link to the cart with the number of its lines. */
export function CartLink({ count, onClick }: { count: number; onClick: () => void }) {
  const { t } = useText('common')
  return (
    <Tappable
      role="link"
      className={styles.root}
      label={count > 0 ? t('cart.linkCount', { count }) : t('cart.title')}
      onClick={onClick}
    >
      <CountBadge count={count} isClear>
        <Icon name="shopping-cart-simple" size={24} />
      </CountBadge>
    </Tappable>
  )
}
