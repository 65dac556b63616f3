import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Tappable } from '../tappable'
import { cx } from '../web-props'
import styles from './index.module.scss'

interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** shown instead of the label, which remains the accessible name */
  children?: ReactNode
  hideLabel?: boolean
}

/** A switch that takes effect immediately. */
export function Switch({ label, checked, onChange, disabled, children, hideLabel }: SwitchProps) {
  return (
    <Tappable
      className={cx(styles.root, hideLabel && styles.bare)}
      role="switch"
      label={label}
      checked={checked}
      isDisabled={disabled}
      onClick={() => onChange(!checked)}
    >
      {!hideLabel && <View className={styles.words}>{children ?? label}</View>}
      <View className={cx(styles.track, checked && styles.chosen, disabled && styles.off)}>
        <View className={styles.knob} />
      </View>
    </Tappable>
  )
}
