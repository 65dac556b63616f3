import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { Icon } from '../icon'
import { Tappable } from '../tappable'
import styles from './index.module.scss'

/** The round plus on a card of goods: into the cart with it. */
export function AddButton({ name, isBusy, onClick }: { name: string; isBusy?: boolean; onClick: () => void }) {
  const { t } = useText('common')
  return <Tappable className={styles.root} label={t('cart.addName', { name })} isBusy={isBusy} onClick={onClick}><View className={isBusy ? styles.busy : styles.face}><Icon name='plus-bold' size={20} /></View></Tappable>
}
