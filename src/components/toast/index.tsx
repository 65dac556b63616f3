import { View } from '@tarojs/components'
import { AtToast } from 'taro-ui'
import { webProps } from '../web-props'
import styles from './index.module.scss'

/** A word that passes after 2 s. The live region stays mounted, or its first words are not read out. */
export function Toast({
  text,
  isOpen,
  onClose,
  durationMs = 2000,
}: {
  text: string
  isOpen: boolean
  onClose: () => void
  durationMs?: number
}) {
  return (
    <View {...webProps({ role: 'status', 'aria-live': 'polite' })}>
      <AtToast
        className={styles.root}
        isOpened={isOpen}
        text={text}
        duration={durationMs}
        onClose={onClose}
      />
    </View>
  )
}
