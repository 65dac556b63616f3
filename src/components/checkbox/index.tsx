import { View } from '@tarojs/components'
import { useId, type ReactNode } from 'react'
import { Icon } from '../icon'
import { Tappable } from '../tappable'
import { cx, webProps } from '../web-props'
import styles from './index.module.scss'

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** the accessible name when the text beside it contains links */
  label?: string
  error?: string
  disabled?: boolean
  /** The text beside the box; links in it stay links. */
  children?: ReactNode
}

/**
 * A checkbox for consent or multiple choice. Only the box is the control, so that links beside it can be
 * followed.
 */
export function Checkbox({ checked, onChange, label, error, disabled, children }: CheckboxProps) {
  const id = useId().replace(/:/g, '')
  return (
    <View>
      <View className={styles.root}>
        <Tappable
          className={styles.target}
          role="checkbox"
          label={label ?? (typeof children === 'string' ? children : undefined)}
          checked={checked}
          isDisabled={disabled}
          isInvalid={!!error}
          describedBy={error ? id : undefined}
          onClick={() => onChange(!checked)}
        >
          <View
            className={cx(
              styles.box,
              checked && styles.chosen,
              error && styles.wrong,
              disabled && styles.off,
            )}
          >
            {checked && <Icon name="check-bold" size={14} />}
          </View>
        </Tappable>
        {children != null && (
          <View
            className={styles.words}
            onClick={() => {
              if (!disabled) onChange(!checked)
            }}
          >
            {children}
          </View>
        )}
      </View>
      {error && (
        <View id={id} className={styles.error} {...webProps({ role: 'alert' })}>
          <Icon name="warning-circle" size={16} />
          <View>{error}</View>
        </View>
      )}
    </View>
  )
}
