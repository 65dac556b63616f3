import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '../web-props'
import styles from './index.module.scss'

/** A ticket to show at the clinic: two parts with a dashed tear line and notches in the page's colour. */
export function Ticket({
  top,
  notchOnDeep,
  children,
}: {
  top: ReactNode
  notchOnDeep?: boolean
  children: ReactNode
}) {
  return (
    <View className={styles.root}>
      <View className={styles.part}>{top}</View>
      <View className={cx(styles.tear, notchOnDeep && styles.deep)} />
      <View className={styles.part}>{children}</View>
    </View>
  )
}
