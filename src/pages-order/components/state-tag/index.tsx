import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/icon'
import type { TagKind } from '@/components/tag'
import { cx } from '@/components/web-props'
import styles from './index.module.scss'

/** A state as text, icon and colour: 待付款, 已預約 … */
export function StateTag({
  kind = 'plain',
  icon,
  children,
}: {
  kind?: TagKind
  icon: IconName
  children: ReactNode
}) {
  return (
    <View className={cx(styles.root, styles[kind])}>
      <Icon name={icon} />
      <View>{children}</View>
    </View>
  )
}
