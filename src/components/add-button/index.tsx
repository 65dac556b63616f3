import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { drawnBy, pressOnly } from '../drawn'
import { Icon } from '../icon'
import { Tappable } from '../tappable'
import styles from './index.module.scss'

interface AddButtonProps {
  name: string
  isBusy?: boolean
  onClick: () => void
}

/** The round plus on a card of goods: into the cart with it. */
export function AddButton({ name, isBusy = false, onClick }: AddButtonProps) {
  const { t } = useText('common')
  const label = t('cart.addName', { name })
  if (process.env.TARO_ENV !== 'h5')
    return (
      <View
        onClick={pressOnly(() => {
          if (!isBusy) onClick()
        })}
        {...drawnBy('add-button', { said: label, busy: isBusy })}
      />
    )
  return (
    <Tappable className={styles.root} label={label} isBusy={isBusy} onClick={onClick}>
      <View className={isBusy ? styles.busy : styles.face}>
        <Icon name="plus-bold" size={20} />
      </View>
    </Tappable>
  )
}
