import { Input, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useText } from '@/i18n/use-text'
import { Icon } from '../icon'
import styles from '../search-box/index.module.scss'
import { Tappable } from '../tappable'
import { cx, miniProps, webProps } from '../web-props'

interface SearchFieldProps {
  placeholder: string
  value: string
  onChange: (value: string) => void
  onSearch?: (value: string) => void
  /** Handles the arrow key that moves from the field to the suggestions. */
  onArrowDown?: () => void
  autoFocus?: boolean
  /** a scan button at the end */
  end?: ReactNode
  sunken?: boolean
}

interface KeyLike {
  key?: string
  keyCode?: number
  isComposing?: boolean
  nativeEvent?: { isComposing?: boolean }
  preventDefault?: () => void
}
const COMPOSING = 229
// Enter also confirms the composition of a Chinese word
const isSpelling = ({ keyCode, isComposing, nativeEvent }: KeyLike) =>
  !!isComposing || !!nativeEvent?.isComposing || keyCode === COMPOSING

/** The input of a search page; SearchBox is the link to it. */
export function SearchField({
  placeholder,
  value,
  onChange,
  onSearch,
  onArrowDown,
  autoFocus,
  end,
  sunken,
}: SearchFieldProps) {
  const { t } = useText('common')
  const keyDown = (event: KeyLike) => {
    if (isSpelling(event)) return
    if (event.key === 'Enter') onSearch?.(value)
    if (event.key !== 'ArrowDown' || !onArrowDown) return
    event.preventDefault?.()
    onArrowDown()
  }
  return (
    <View className={cx(styles.root, sunken && styles.sunken)} {...webProps({ role: 'search' })}>
      <Icon name="magnifying-glass" />
      <Input
        className={styles.input}
        value={value}
        placeholder={placeholder}
        confirmType="search"
        focus={autoFocus}
        maxlength={60}
        onInput={(event) => onChange(event.detail.value)}
        {...webProps({
          'aria-label': t('search.field'),
          autoComplete: 'off',
          enterKeyHint: 'search',
          onKeyDown: keyDown,
        })}
        {...miniProps({
          ariaLabel: t('search.field'),
          placeholderClass: styles.words,
          onConfirm: () => onSearch?.(value),
        })}
      />
      {value !== '' && (
        <Tappable className={styles.clear} label={t('search.clear')} onClick={() => onChange('')}>
          <Icon name="x-circle-fill" />
        </Tappable>
      )}
      {end}
    </View>
  )
}
