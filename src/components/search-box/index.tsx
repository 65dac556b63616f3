import { Input, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useText } from '@/i18n/use-text'
import { Icon } from '../icon'
import { Tappable } from '../tappable'
import { cx, miniProps, webProps } from '../web-props'
import styles from './index.module.scss'

interface SearchBoxProps {
  placeholder: string
  /** without onChange it is a button that opens the search */
  onOpen?: () => void
  value?: string
  onChange?: (value: string) => void
  onSearch?: (value: string) => void
  autoFocus?: boolean
  /** at the end: a scan button */
  end?: ReactNode
  sunken?: boolean
}

/** Search, as a way in or as the field itself. */
export function SearchBox({ placeholder, onOpen, value = '', onChange, onSearch, autoFocus, end, sunken }: SearchBoxProps) {
  const { t } = useText('common')
  const cls = cx(styles.root, sunken && styles.sunken)
  if (!onChange) {
    return (
      <View className={cls}>
        <Tappable className={styles.press} role='link' label={`${t('search.open')} ${placeholder}`} onClick={onOpen}><Icon name='magnifying-glass' /><View className={styles.words}>{placeholder}</View></Tappable>
        {end}
      </View>
    )
  }
  return (
    <View className={cls} {...webProps({ role: 'search' })}>
      <Icon name='magnifying-glass' />
      <Input
        className={styles.input} value={value} placeholder={placeholder} confirmType='search' focus={autoFocus} maxlength={60}
        onInput={event => onChange(event.detail.value)}
        {...webProps({ 'aria-label': t('search.field'), autoComplete: 'off', enterKeyHint: 'search', onKeyDown: (event: { key?: string }) => { if (event.key === 'Enter') onSearch?.(value) } })} {...miniProps({ ariaLabel: t('search.field'), placeholderClass: styles.words, onConfirm: () => onSearch?.(value) })}
      />
      {value !== '' && <Tappable className={styles.clear} label={t('search.clear')} onClick={() => onChange('')}><Icon name='x-circle-fill' /></Tappable>}
      {end}
    </View>
  )
}
