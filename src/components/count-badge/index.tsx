import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './index.module.scss'

const MOST = 99

/** A number on the corner of an icon. Counts are green, only the unread dot is red; 0 is hidden. */
export function CountBadge({ count, dot, children }: { count?: number; dot?: boolean; children: ReactNode }) {
  return (
    <View className={styles.root}>
      {children}
      {dot ? (
        <View className={styles.dot} />
      ) : count ? (
        <View className={styles.number}>{count > MOST ? `${MOST}+` : count}</View>
      ) : null}
    </View>
  )
}
