import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { AtBadge } from 'taro-ui'
import { cx } from '../web-props'
import styles from './index.module.scss'

/** A number on the corner of an icon. Counts are green, only the unread dot is red; 0 is hidden. */
export function CountBadge({ count, dot, children }: { count?: number; dot?: boolean; children: ReactNode }) {
  if (!count && !dot) return <View className={styles.bare}>{children}</View>
  return (
    <AtBadge className={cx(styles.root, dot && styles.dot)} value={count ?? ''} maxValue={99} dot={!!dot}>
      {children}
    </AtBadge>
  )
}
