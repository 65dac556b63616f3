import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx, webProps } from '../web-props'
import styles from './index.module.scss'

interface HeadingProps {
  /** level 1 is the page's title, rendered by PageShell */
  level?: 1 | 2 | 3 | 4
  size?: 'body' | 'strong' | 'title' | 'headline' | 'price'
  id?: string
  className?: string
  children: ReactNode
}

/** A heading for screen readers to jump to. */
export function Heading({ level = 2, size = 'strong', id, className, children }: HeadingProps) {
  return (
    <View
      id={id}
      className={cx(styles.root, styles[size], className)}
      ariaRole="heading"
      {...webProps({ 'aria-level': level })}
    >
      {children}
    </View>
  )
}
