import { Button as TaroButton, View, type ButtonProps as TaroButtonProps } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon'
import { Tappable } from '../tappable'
import { cx } from '../web-props'
import styles from './index.module.scss'

export interface ButtonProps {
  /** primary: action required; tint: available; outline: secondary; text: minor */
  kind?: 'primary' | 'tint' | 'outline' | 'text'
  /** bar: 48 px high, for forms and bars; card: 44 px; small: 36 px with a 44 px touch target */
  size?: 'bar' | 'card' | 'small'
  disabled?: boolean
  busy?: boolean
  onClick?: () => void
  ariaLabel?: string
  /** same name on H5, where Taro's build writes every element's ariaLabel this way */
  'aria-label'?: string
  describedBy?: string
  block?: boolean
  icon?: IconName
  /** Mini-program only: getPhoneNumber, share, contact … require the native button. */
  openType?: TaroButtonProps['openType']
  onGetPhoneNumber?: TaroButtonProps['onGetPhoneNumber']
  onChooseAvatar?: TaroButtonProps['onChooseAvatar']
  onAgreePrivacyAuthorization?: TaroButtonProps['onAgreePrivacyAuthorization']
  /** Id of the native button. */
  id?: string
  className?: string
  children?: ReactNode
}

/** Spinner or icon, and the label. */
function faceOf({ size, busy, icon, children }: Pick<ButtonProps, 'size' | 'busy' | 'icon' | 'children'>) {
  return (
    <View className={styles.face}>
      {busy ? (
        <View className={styles.spinner} />
      ) : icon ? (
        <Icon name={icon} size={size === 'small' ? 16 : 20} />
      ) : null}
      {children != null && children !== '' && <View className={styles.words}>{children}</View>}
    </View>
  )
}

/**
 * The product's button. While busy it keeps its width, announces its state to screen readers and ignores
 * presses.
 */
export function Button({
  kind = 'primary',
  size = 'bar',
  disabled,
  busy,
  onClick,
  ariaLabel: givenLabel,
  'aria-label': ariaLabel = givenLabel,
  describedBy,
  block,
  icon,
  openType,
  onGetPhoneNumber,
  onChooseAvatar,
  onAgreePrivacyAuthorization,
  id,
  className,
  children,
}: ButtonProps) {
  const cls = cx(
    styles.root,
    styles[kind],
    styles[size],
    block && styles.block,
    disabled && styles.disabled,
    busy && styles.busy,
    className,
  )
  const face = faceOf({ size, busy, icon, children })
  if (openType && process.env.TARO_ENV !== 'h5') {
    return (
      <TaroButton
        id={id}
        className={cx(cls, styles.native)}
        openType={openType}
        onGetPhoneNumber={onGetPhoneNumber}
        onChooseAvatar={onChooseAvatar}
        onAgreePrivacyAuthorization={onAgreePrivacyAuthorization}
        disabled={disabled || busy}
        onClick={onClick}
        hoverClass="pressed"
        ariaLabel={ariaLabel}
      >
        {face}
      </TaroButton>
    )
  }
  return (
    <Tappable
      className={cls}
      label={ariaLabel}
      isDisabled={disabled}
      isBusy={busy}
      describedBy={describedBy}
      onClick={onClick}
    >
      {face}
    </Tappable>
  )
}
