import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '../web-props'
import styles from './index.module.scss'

const MOST = 99

interface CountBadgeProps {
  count?: number
  dot?: boolean
  /** covers only the corner of an icon without a label, and grows towards it, not beyond the edge */
  isClear?: boolean
  children: ReactNode
}

/** A number on the corner of an icon. Counts are green, only the unread dot is red; 0 is hidden. */
export function CountBadge({ count, dot, isClear, children }: CountBadgeProps) {
  return (
    <View className={styles.root}>
      {children}
      {dot ? (
        <View className={styles.dot} />
      ) : count ? (
        <View className={cx(styles.number, isClear && styles.clear)}>
          {count > MOST ? `${MOST}+` : count}
        </View>
      ) : null}
    </View>
  )
}
