import { View } from '@tarojs/components'
import { cx, webProps } from '../web-props'
import type { IconName } from './icon-names'
import styles from './index.module.scss'

export type { IconName }

interface IconProps {
  name: IconName
  /** CSS px at the 375 base */
  size?: 14 | 16 | 20 | 24 | 28
  /** The accessible name; without it the icon is decorative. */
  label?: string
  className?: string
}

/**
 * The class with which an element draws an icon in its own `::before` or `::after` (mixin icon-by-class),
 * without a node: for lists, where each node is sent to the mini-program's page.
 */
export const iconClass = (name: IconName): string => `mi-${name}`

/** A Phosphor icon in the colour of the surrounding text. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const cls = cx('mi', iconClass(name), styles[`s${size}`], className)
  return label ? (
    <View className={cls} ariaRole="img" ariaLabel={label} />
  ) : (
    <View className={cls} {...webProps({ 'aria-hidden': true })} />
  )
}
