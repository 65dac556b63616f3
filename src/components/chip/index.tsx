import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { drawnBy, pressOnly } from '../drawn'
import { Icon, type IconName } from '../icon'
import { Image } from '../image'
import { Tappable } from '../tappable'
import { cx } from '../web-props'
import styles from './index.module.scss'

interface ChipProps {
  isOn?: boolean
  icon?: IconName
  /** a round portrait before the words */
  picture?: string
  isDisabled?: boolean
  /** one of several (radio) or each on its own (checkbox) */
  role?: 'radio' | 'checkbox' | 'button' | 'link'
  onClick?: () => void
  children: ReactNode
}

/** A choice in a row of choices. */
export function Chip({
  isOn = false,
  icon,
  picture,
  isDisabled,
  role = 'radio',
  onClick,
  children,
}: ChipProps) {
  // drawn by chip.wxml: only its words travel with the mini-program's setData
  if (process.env.TARO_ENV !== 'h5' && typeof children === 'string' && !picture && !icon && !isDisabled)
    return (
      <View
        onClick={pressOnly(() => onClick?.())}
        {...drawnBy('chip', { on: isOn, is: role === 'radio' ? undefined : role, name: children })}
      />
    )
  return (
    <Tappable
      className={cx(styles.root, isOn && styles.on, isDisabled && styles.off, picture && styles.pictured)}
      role={role}
      checked={role === 'radio' || role === 'checkbox' ? isOn : undefined}
      isDisabled={isDisabled}
      onClick={onClick}
    >
      {picture ? (
        <View className={styles.picture}>
          <Image src={picture} alt="" />
        </View>
      ) : icon ? (
        <Icon name={icon} size={16} />
      ) : null}
      <View>{children}</View>
    </Tappable>
  )
}

/** The row: scrolls sideways when there are many, from edge to edge of the window when it stands in the page's column (`isWide`). role of the group follows its chips. */
export function ChipRow({
  label,
  role = 'radiogroup',
  children,
  wrap,
  isWide,
}: {
  label: string
  role?: 'radiogroup' | 'group'
  children: ReactNode
  wrap?: boolean
  isWide?: boolean
}) {
  return (
    <View
      className={cx(styles.row, wrap && styles.wrap, isWide && styles.wide)}
      ariaRole={role}
      ariaLabel={label}
    >
      {children}
    </View>
  )
}
