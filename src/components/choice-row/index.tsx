import { View } from '@tarojs/components'
import { useId } from 'react'
import { Icon } from '../icon'
import { Tappable } from '../tappable'
import { cx, hiddenProps, webProps } from '../web-props'
import styles from './index.module.scss'

interface ChoiceRowProps {
  label: string
  value?: string
  placeholder: string
  error?: string
  hint?: string
  disabled?: boolean
  onClick: () => void
}

/** A field whose value is selected in a picker: looks like Field and opens it. */
export function ChoiceRow({ label, value, placeholder, error, hint, disabled, onClick }: ChoiceRowProps) {
  const id = useId().replace(/:/g, '')
  return (
    <View className={styles.root}>
      <View className={styles.label} {...hiddenProps()}>
        {label}
      </View>
      <Tappable
        className={cx(styles.box, error && styles.wrong, disabled && styles.disabled)}
        label={`${label} ${value || placeholder}`}
        isDisabled={disabled}
        isInvalid={!!error}
        describedBy={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
        onClick={onClick}
      >
        <View className={cx(styles.value, !value && styles.placeholder)}>{value || placeholder}</View>
        <Icon name="caret-down" size={16} className={styles.caret} />
      </Tappable>
      {hint && (
        <View id={`${id}-hint`} className={styles.hint}>
          {hint}
        </View>
      )}
      {error && (
        <View id={`${id}-error`} className={styles.error} {...webProps({ role: 'alert' })}>
          <Icon name="warning-circle" size={16} />
          <View>{error}</View>
        </View>
      )}
    </View>
  )
}
