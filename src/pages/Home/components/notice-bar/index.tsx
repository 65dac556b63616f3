import { View } from '@tarojs/components'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import styles from './index.module.scss'

/** A notice in at most two lines, which opens the list of notices. */
export function NoticeBar({ text, onOpen }: { text: string; onOpen: () => void }) {
  return (
    <Tappable className={styles.root} onClick={onOpen}>
      <Icon name="megaphone-simple" className={styles.icon} />
      <View className={styles.words}>{text}</View>
      <Icon name="caret-right" size={16} className={styles.caret} />
    </Tappable>
  )
}
