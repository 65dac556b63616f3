import { View } from '@tarojs/components'
import { type CSSProperties, createElement, type ReactNode } from 'react'
import { linkElement } from '@/platform/first-screen'
import { touchPage } from '@/platform/lazy-page'
import { cx, miniProps, webProps } from '../web-props'
import styles from './index.module.scss'

export type TappableRole = 'button' | 'link' | 'tab' | 'radio' | 'checkbox' | 'switch' | 'option' | 'menuitem'

export interface TappableProps {
  role?: TappableRole
  /** The accessible name; omit it when the content is the name. */
  label?: string
  id?: string
  className?: string
  style?: CSSProperties
  isDisabled?: boolean
  isBusy?: boolean
  checked?: boolean
  selected?: boolean
  expanded?: boolean
  /** opens a menu */
  hasMenu?: boolean
  /** a link to the current page */
  isCurrent?: boolean
  /** id of the element that describes this one */
  describedBy?: string
  isInvalid?: boolean
  /** -1 removes it from the tab order (roving focus in tabs and radio groups) */
  tabIndex?: number
  /**
   * Target address: the first screen's HTML has a link, which works before the scripts have loaded, and in
   * the browser the page is prefetched when the press starts.
   */
  href?: string | undefined
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

const isH5 = process.env.TARO_ENV === 'h5'

type States = Pick<
  TappableProps,
  | 'isDisabled'
  | 'isBusy'
  | 'checked'
  | 'selected'
  | 'expanded'
  | 'hasMenu'
  | 'isCurrent'
  | 'describedBy'
  | 'isInvalid'
>

/** The states in each target's accessibility attributes; a missing state adds no attribute. */
const stateProps = ({ isDisabled, isBusy, checked, selected, ...more }: States) => ({
  ...miniProps({
    ...(checked === undefined ? {} : { ariaChecked: checked }),
    // WXML has no aria-current
    ...((selected ?? more.isCurrent) === undefined ? {} : { ariaSelected: selected ?? more.isCurrent }),
    ...(isDisabled === undefined ? {} : { ariaDisabled: isDisabled }),
    ...(more.expanded === undefined ? {} : { ariaExpanded: more.expanded }),
  }),
  ...webProps({
    'aria-disabled': isDisabled || undefined,
    'aria-busy': isBusy || undefined,
    'aria-expanded': more.expanded,
    'aria-haspopup': more.hasMenu ? 'menu' : undefined,
    'aria-current': more.isCurrent ? 'page' : undefined,
    'aria-describedby': more.describedBy,
    'aria-invalid': more.isInvalid || undefined,
    'aria-checked': checked,
    'aria-selected': selected,
  }),
})

type Presses = Pick<TappableProps, 'role' | 'onClick' | 'onKeyDown'> & { isIdle: boolean }

/** Handlers for touch and keyboard. */
function pressHandlers({ role, isIdle, onClick, onKeyDown }: Presses) {
  // a press inside a card must not press the card as well
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
  return { press, keyDown }
}

/**
 * Anything that can be pressed. Taro's Button and View have no role, name or key handling of their own, so
 * every press target of the product uses this component.
 */
export function Tappable({
  role = 'button',
  label,
  id,
  className,
  style,
  tabIndex = 0,
  href,
  onClick,
  onKeyDown,
  children,
  ...states
}: TappableProps) {
  const isIdle = !states.isDisabled && !states.isBusy
  const { press, keyDown } = pressHandlers({ role, isIdle, onClick, onKeyDown })
  if (linkElement && href && isIdle)
    return createElement(
      linkElement,
      { id, className: cx(styles.root, className), style, href, tabIndex, 'aria-label': label },
      children,
    )
  return (
    <View
      id={id}
      className={cx(styles.root, className)}
      style={style}
      onClick={press}
      ariaRole={role}
      ariaLabel={label}
      hoverClass={isIdle ? 'pressed' : 'none'}
      {...stateProps(states)}
      {...webProps({
        hoverStayTime: 80,
        tabIndex: states.isDisabled ? -1 : tabIndex,
        onKeyDown: keyDown,
        onPointerDown: isH5 && href ? () => touchPage(href) : undefined,
      })}
    >
      {children}
    </View>
  )
}
