import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { webProps } from '../web-props'
import styles from './index.module.scss'

/** Text for screen readers only; with isLive changes are announced. */
export function VisuallyHidden({
  children,
  isLive,
  id,
}: {
  children: ReactNode
  isLive?: boolean
  id?: string
}) {
  return (
    <View
      id={id}
      className={styles.root}
      ariaRole={isLive ? 'status' : undefined}
      {...(isLive ? webProps({ 'aria-live': 'polite' }) : {})}
    >
      {children}
    </View>
  )
}
