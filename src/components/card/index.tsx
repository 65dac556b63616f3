import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Heading } from '../heading'
import { cx } from '../web-props'
import styles from './index.module.scss'

interface CardProps {
  title?: string
  /** at the end of the title's line: a text Button or MoreLink */
  action?: ReactNode
  /** no padding: for lists */
  flush?: boolean
  level?: 2 | 3
  className?: string
  children?: ReactNode
}

/** The white card for content. */
export function Card({ title, action, flush, level = 2, className, children }: CardProps) {
  return (
    <View className={cx(styles.root, flush && styles.flush, className)}>
      {(title || action) && (
        <View className={styles.head}>
          {title ? <Heading level={level}>{title}</Heading> : <View />}
          {action && <View className={styles.action}>{action}</View>}
        </View>
      )}
      {children}
    </View>
  )
}
