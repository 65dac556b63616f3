import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon'
import { cx } from '../web-props'
import styles from './index.module.scss'

export type TagKind = 'plain' | 'ok' | 'info' | 'warn' | 'danger'

/** A small label; its colour only repeats the meaning of its text. */
export function Tag({
  kind = 'plain',
  icon,
  className,
  children,
}: {
  kind?: TagKind
  icon?: IconName
  className?: string
  children: ReactNode
}) {
  return (
    <View className={cx(styles.root, styles[kind], className)}>
      {icon && <Icon name={icon} size={14} />}
      <View>{children}</View>
    </View>
  )
}
