import { Input, View } from '@tarojs/components'
import { useId, useState, type ReactNode } from 'react'
import { useText } from '@/i18n/use-text'
import { focusById } from '@/utils/focus-element'
import { Icon } from '../icon'
import { Tappable } from '../tappable'
import { cx, miniProps, webProps } from '../web-props'
import styles from './index.module.scss'
import { MultilineInput } from './multiline-input'

export interface FieldProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  /** a sentence that says how to mend it */
  error?: string
  hint?: string
  type?: 'text' | 'tel' | 'digits' | 'idcard' | 'password' | 'email'
  maxLength?: number
  /** the browser's autofill token: name, tel, email, one-time-code, street-address … */
  autoFill?: string
  prefix?: ReactNode
  suffix?: ReactNode
  placeholder?: string
  disabled?: boolean
  required?: boolean
  onBlur?: () => void
  /** Enter, or 'done' on the phone's keyboard */
  onConfirm?: () => void
  multiline?: boolean
}

type KeyboardKind = 'text' | 'number' | 'idcard'

const miniKeyboard: Record<NonNullable<FieldProps['type']>, KeyboardKind> = {
  text: 'text',
  tel: 'number',
  digits: 'number',
  idcard: 'idcard',
  password: 'text',
  email: 'text',
}
const webKeyboard: Record<NonNullable<FieldProps['type']>, string> = {
  text: 'text',
  tel: 'tel',
  digits: 'numeric',
  idcard: 'text',
  password: 'text',
  email: 'email',
}

const canClear = new Set<FieldProps['type']>(['tel', 'digits', 'email'])

interface InputLike {
  detail: { value: string }
}

/**
 * One line (or a few) to fill in: label above, hint before an error, the error under it in words.
 * On H5 the label names the real input, and hint and error describe it.
 */
export function Field({
  label,
  name,
  value,
  onChange,
  error,
  hint,
  type = 'text',
  maxLength = 140,
  autoFill,
  prefix,
  suffix,
  placeholder,
  disabled,
  required,
  onBlur,
  onConfirm,
  multiline,
}: FieldProps) {
  const { t } = useText('common')
  const [isFocused, setIsFocused] = useState(false)
  const [isShown, setIsShown] = useState(false)
  // not made of the name alone: pages below in the stack stay in the document, with fields of the same name
  const id = `${name}-${useId().replace(/:/g, '')}`
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const web = {
    id,
    'aria-label': label,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
    autoComplete: autoFill ?? 'off',
    inputMode: webKeyboard[type],
    autoCapitalize: type === 'text' ? undefined : 'off',
    spellCheck: type === 'text' && multiline ? undefined : false,
  }
  const shared = {
    className: styles.input,
    value,
    disabled,
    placeholder,
    maxlength: maxLength,
    name,
    onInput: (event: InputLike) => onChange(event.detail.value),
    onFocus: () => setIsFocused(true),
    onBlur: () => {
      setIsFocused(false)
      onBlur?.()
    },
  }
  return (
    <View className={styles.root}>
      <View className={styles.label} {...webProps({ 'aria-hidden': true, onClick: () => focusById(id) })}>
        {label}
        {required && <View className={styles.required}>{t('field.required')}</View>}
      </View>
      <View
        className={cx(
          styles.box,
          isFocused && styles.focused,
          error && styles.wrong,
          disabled && styles.disabled,
          multiline && styles.tall,
        )}
      >
        {prefix && (
          <View className={styles.prefix}>
            {prefix}
            <View className={styles.bar} />
          </View>
        )}
        {multiline ? (
          <MultilineInput {...shared} label={label} web={web} />
        ) : (
          <Input
            {...shared}
            type={process.env.TARO_ENV === 'h5' ? 'text' : miniKeyboard[type]}
            password={type === 'password' && !isShown}
            {...webProps({
              ...web,
              onKeyDown: (event: { key?: string }) => {
                if (event.key === 'Enter') onConfirm?.()
              },
            })}
            {...miniProps({
              ariaLabel: label,
              placeholderClass: styles.placeholder,
              onConfirm: () => onConfirm?.(),
            })}
          />
        )}
        {type === 'password' && value !== '' && (
          <Tappable
            className={styles.tool}
            label={t(isShown ? 'field.hidePassword' : 'field.showPassword')}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-slash' : 'eye'} />
          </Tappable>
        )}
        {canClear.has(type) && !suffix && !multiline && !disabled && value !== '' && (
          <Tappable className={styles.tool} label={t('field.clear', { label })} onClick={() => onChange('')}>
            <Icon name="x-circle-fill" />
          </Tappable>
        )}
        {suffix && <View className={styles.suffix}>{suffix}</View>}
      </View>
      <View className={styles.notes}>
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
    </View>
  )
}
