import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon'
import { cx } from '../web-props'
import styles from './index.module.scss'

interface NextStripProps {
  kind?: 'ok' | 'info' | 'warn' | 'danger' | 'neutral'
  icon: IconName
  /** a Button of kind text, at the end */
  action?: ReactNode
  /** second, smaller line */
  note?: ReactNode
  children: ReactNode
}

/** Signature element 2: the next step and its deadline, for anything with a state. */
export function NextStrip({ kind = 'neutral', icon, action, note, children }: NextStripProps) {
  return (
    <View className={cx(styles.root, styles[kind])}>
      <Icon name={icon} className={styles.icon} />
      <View className={styles.words}>
        <View>{children}</View>
        {note && <View className={styles.note}>{note}</View>}
      </View>
      {action && <View className={styles.action}>{action}</View>}
    </View>
  )
}
