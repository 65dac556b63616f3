import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon'
import { Tappable } from '../tappable'
import { cx } from '../web-props'
import styles from './index.module.scss'

/** What stands in PageShell's bar: small icon buttons first, then a sum or words, then the buttons. */
export function ActionBar({ start, children }: { start?: ReactNode; children: ReactNode }) {
  return <View className={styles.root}>{start && <View className={styles.start}>{start}</View>}<View className={styles.buttons}>{children}</View></View>
}

/** Icon over a word: 客服, 收藏, 對比. isLow: leaves first when the screen is very narrow. */
export function ActionBarItem({ icon, text, label, isOn, isLow, onClick }: { icon: IconName; text: string; label?: string; isOn?: boolean; isLow?: boolean; onClick: () => void }) {
  return (
    <Tappable className={cx(styles.item, isOn && styles.on, isLow && styles.low)} label={label} onClick={onClick}>
      <Icon name={icon} size={24} /><View>{text}</View>
    </Tappable>
  )
}
