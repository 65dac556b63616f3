import { View } from '@tarojs/components'
import { Icon, type IconName } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import styles from './index.module.scss'

/** A one-line notice; pressable when it has a target. */
export function NoticeBar({
  text,
  icon = 'megaphone-simple',
  kind = 'warn',
  onOpen,
}: {
  text: string
  icon?: IconName
  kind?: 'warn' | 'info'
  onOpen?: () => void
}) {
  const inside = (
    <>
      <Icon name={icon} className={styles.icon} />
      <View className={styles.words}>{text}</View>
      {onOpen && <Icon name="caret-right" size={16} className={styles.caret} />}
    </>
  )
  return onOpen ? (
    <Tappable className={cx(styles.root, styles[kind])} role="link" onClick={onOpen}>
      {inside}
    </Tappable>
  ) : (
    <View className={cx(styles.root, styles[kind])}>{inside}</View>
  )
}
