import { View } from '@tarojs/components'
import type { CSSProperties, ReactNode } from 'react'
import { cx, miniProps, webProps } from '../web-props'
import styles from './index.module.scss'

export type TappableRole = 'button' | 'link' | 'tab' | 'radio' | 'checkbox' | 'switch' | 'option' | 'menuitem'

export interface TappableProps {
  role?: TappableRole
  /** The name read out; leave it away when the words inside say it. */
  label?: string
  id?: string
  className?: string
  style?: CSSProperties
  isDisabled?: boolean
  isBusy?: boolean
  checked?: boolean
  selected?: boolean
  expanded?: boolean
  /** id of the element that explains this one */
  describedBy?: string
  isInvalid?: boolean
  /** -1 takes it out of the tab order (roving focus in tabs and radio groups) */
  tabIndex?: number
  onClick?: () => void
  onKeyDown?: (key: string) => void
  children?: ReactNode
}

interface Stoppable {
  stopPropagation?: () => void
}
interface KeyLike extends Stoppable {
  key?: string
  target?: unknown
  currentTarget?: unknown
  preventDefault?: () => void
}

/**
 * Anything one can press. Taro's Button and View have no role, name or key handling of their own:
 * every pressable thing of the product goes through here.
 */
export function Tappable({
  role = 'button',
  label,
  id,
  className,
  style,
  isDisabled,
  isBusy,
  checked,
  selected,
  expanded,
  describedBy,
  isInvalid,
  tabIndex = 0,
  onClick,
  onKeyDown,
  children,
}: TappableProps) {
  const isIdle = !isDisabled && !isBusy
  // a press inside a card must not also press the card
  const press = (event?: Stoppable) => {
    event?.stopPropagation?.()
    if (isIdle) onClick?.()
  }
  const keyDown = (event: KeyLike) => {
    if (event.target !== event.currentTarget) return
    const key = event.key ?? ''
    if (key === 'Enter' || (key === ' ' && role !== 'link')) {
      event.preventDefault?.()
      press(event)
    } else if (onKeyDown) {
      if (/^(Arrow|Home|End)/.test(key)) event.preventDefault?.()
      onKeyDown(key)
    }
  }
  return (
    <View
      id={id}
      className={cx(styles.root, className)}
      style={style}
      onClick={press}
      ariaRole={role}
      ariaLabel={label}
      hoverClass={isIdle ? 'is-pressed' : 'none'}
      {...miniProps({
        ...(checked === undefined ? {} : { ariaChecked: checked }),
        ...(selected === undefined ? {} : { ariaSelected: selected }),
        ...(isDisabled === undefined ? {} : { ariaDisabled: isDisabled }),
      })}
      {...webProps({
        hoverStayTime: 80,
        tabIndex: isDisabled ? -1 : tabIndex,
        onKeyDown: keyDown,
        'aria-disabled': isDisabled || undefined,
        'aria-busy': isBusy || undefined,
        'aria-expanded': expanded,
        'aria-describedby': describedBy,
        'aria-invalid': isInvalid || undefined,
        'aria-checked': checked,
        'aria-selected': selected,
      })}
    >
      {children}
    </View>
  )
}
