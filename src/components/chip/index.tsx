import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon'
import { Image } from '../image'
import { Tappable } from '../tappable'
import { cx } from '../web-props'
import styles from './index.module.scss'

interface ChipProps {
  isChosen?: boolean
  icon?: IconName
  /** a round portrait before the label */
  picture?: string
  isDisabled?: boolean
  /** one of several (radio) or independent (checkbox) */
  role?: 'radio' | 'checkbox' | 'button' | 'link'
  /** for a link */
  href?: string
  onClick?: () => void
  children: ReactNode
}

/** A choice in a row of choices. */
export function Chip({
  isChosen = false,
  icon,
  picture,
  isDisabled,
  role = 'radio',
  href,
  onClick,
  children,
}: ChipProps) {
  return (
    <Tappable
      className={cx(
        styles.root,
        isChosen && styles.chosen,
        isDisabled && styles.off,
        picture && styles.pictured,
      )}
      role={role}
      checked={role === 'radio' || role === 'checkbox' ? isChosen : undefined}
      isDisabled={isDisabled}
      href={href}
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

/**
 * A row of chips: on a phone it scrolls sideways when they do not fit, across the full window width beyond
 * the page's column (`isWide`); on a desktop it wraps. The group's role follows that of its chips.
 */
export function ChipRow({
  label,
  role = 'radiogroup',
  children,
  wrap,
  isEven,
  isWide,
}: {
  label: string
  role?: 'radiogroup' | 'group'
  children: ReactNode
  wrap?: boolean
  /** three columns on a desktop, where one of six would stand in a row of its own */
  isEven?: boolean
  isWide?: boolean
}) {
  return (
    <View
      className={cx(styles.row, wrap && styles.wrap, isEven && styles.even, isWide && styles.wide)}
      ariaRole={role}
      ariaLabel={label}
    >
      {children}
    </View>
  )
}
