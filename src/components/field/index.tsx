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
  /** a sentence that explains how to correct the value */
  error?: string
  hint?: string
  /** nickname: WeChat's keyboard offers the user's WeChat name */
  type?: 'text' | 'tel' | 'digits' | 'idcard' | 'password' | 'email' | 'nickname'
  maxLength?: number
  /** the browser's autofill token: name, tel, email, one-time-code, street-address … */
  autoFill?: string
  prefix?: ReactNode
  suffix?: ReactNode
  placeholder?: string
  disabled?: boolean
  required?: boolean
  onFocus?: () => void
  onBlur?: () => void
  /** Enter, or 'done' on a phone's keyboard */
  onConfirm?: () => void
  multiline?: boolean
  /** takes the focus when it appears */
  autoFocus?: boolean
}

type KeyboardKind = 'text' | 'number' | 'idcard' | 'nickname'

const miniKeyboard: Record<NonNullable<FieldProps['type']>, KeyboardKind> = {
  text: 'text',
  tel: 'number',
  digits: 'number',
  idcard: 'idcard',
  password: 'text',
  email: 'text',
  nickname: 'nickname',
}
const webKeyboard: Record<NonNullable<FieldProps['type']>, string> = {
  text: 'text',
  tel: 'tel',
  digits: 'numeric',
  idcard: 'text',
  password: 'text',
  email: 'email',
  nickname: 'text',
}

const canClear = new Set<FieldProps['type']>(['tel', 'digits', 'email'])

interface InputLike {
  detail: { value: string }
}

/** Props common to both targets and both kinds of input, and whether it has the focus. */
function useInput(field: FieldProps, id: string) {
  const [isFocused, setIsFocused] = useState(false)
  const { value, disabled, placeholder, name, maxLength = 140, autoFocus, onChange, onFocus, onBlur } = field
  const shared = {
    className: styles.input,
    value,
    disabled,
    placeholder,
    maxlength: maxLength,
    name,
    ...(autoFocus ? { focus: true } : null),
    onInput: (event: InputLike) => onChange(event.detail.value),
    onFocus: () => {
      setIsFocused(true)
      onFocus?.()
    },
    onBlur: () => {
      setIsFocused(false)
      onBlur?.()
    },
  }
  return { isFocused, shared, web: webAttributes(field, id) }
}

/** On H5 the label refers to the real input, and hint and error describe it. */
function webAttributes(
  { label, hint, error, required, autoFill, type = 'text', multiline }: FieldProps,
  id: string,
) {
  return {
    id,
    'aria-label': label,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
    autoComplete: autoFill ?? 'off',
    inputMode: webKeyboard[type],
    autoCapitalize: type === 'text' ? undefined : 'off',
    spellCheck: type === 'text' && multiline ? undefined : false,
  }
}

interface LineInputProps {
  field: FieldProps
  input: ReturnType<typeof useInput>
  isHidden: boolean
}

/** The input element: one line or several. */
function LineInput({
  field: { label, type = 'text', multiline, onConfirm },
  input,
  isHidden,
}: LineInputProps) {
  const { shared, web } = input
  if (multiline) return <MultilineInput {...shared} label={label} web={web} />
  return (
    <Input
      {...shared}
      type={process.env.TARO_ENV === 'h5' ? 'text' : miniKeyboard[type]}
      password={isHidden}
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
  )
}

interface ToolsProps {
  field: FieldProps
  isShown: boolean
  onShow: (isShown: boolean) => void
}

/** End of the box: show a password, clear a number, or the page's own control. */
function Tools({ field, isShown, onShow }: ToolsProps) {
  const { t } = useText('common')
  const { label, type = 'text', value, suffix, multiline, disabled, onChange } = field
  return (
    <>
      {type === 'password' && value !== '' && (
        <Tappable
          className={styles.tool}
          label={t(isShown ? 'field.hidePassword' : 'field.showPassword')}
          onClick={() => onShow(!isShown)}
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
    </>
  )
}

/** The hint, and the error as text. */
function Notes({ id, hint, error }: Pick<FieldProps, 'hint' | 'error'> & { id: string }) {
  return (
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
  )
}

/**
 * A text field of one or several lines: label above, hint or error below. On H5 the label is connected to the
 * real input, and hint and error describe it.
 */
export function Field(field: FieldProps) {
  const { label, name, error, hint, type, prefix, disabled, required, multiline } = field
  const { t } = useText('common')
  const [isShown, setIsShown] = useState(false)
  // the name alone is not unique: pages lower in the stack stay in the document and may have fields of the
  // same name
  const id = `${name}-${useId().replace(/:/g, '')}`
  const input = useInput(field, id)
  return (
    <View className={styles.root}>
      <View className={styles.label} {...webProps({ 'aria-hidden': true, onClick: () => focusById(id) })}>
        {label}
        {required && <View className={styles.required}>{t('field.required')}</View>}
      </View>
      <View
        className={cx(
          styles.box,
          input.isFocused && styles.focused,
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
        <LineInput field={field} input={input} isHidden={type === 'password' && !isShown} />
        <Tools field={field} isShown={isShown} onShow={setIsShown} />
      </View>
      <Notes id={id} hint={hint} error={error} />
    </View>
  )
}
