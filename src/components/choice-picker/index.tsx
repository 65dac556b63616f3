import { Input, View } from '@tarojs/components'
import { useId, useState } from 'react'
import { Icon } from '@/components/icon'
import { Sheet } from '@/components/sheet'
import { Tappable } from '@/components/tappable'
import { VisuallyHidden } from '@/components/visually-hidden'
import { cx, miniProps, webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { matchingChoices, type Choice } from '@/utils/choices'
import { focusById } from '@/utils/focus-element'
import styles from './index.module.scss'

export type { Choice }

export type ChoicePickerProps = {
  isOpen: boolean
  title: string
  choices: readonly Choice[]
  value?: string
  /** Adds a search field over labels and hints. */
  hasSearch?: boolean
  /** Receives the value of the tapped choice: a single tap confirms. */
  onConfirm: (value: string) => void
  /** Closed without choosing: the value is unchanged. */
  onCancel: () => void
}

function SearchField({
  value,
  found,
  onChange,
}: {
  value: string
  found: number
  onChange: (value: string) => void
}) {
  const { t } = useText('common')
  return (
    <View className={styles.search}>
      <Icon name="magnifying-glass" />
      <Input
        className={styles.input}
        value={value}
        onInput={(event) => onChange(event.detail.value)}
        placeholder={t('choicePicker.search')}
        {...miniProps({ placeholderClass: styles.placeholder })}
        {...webProps({ 'aria-label': t('choicePicker.search') })}
      />
      <VisuallyHidden isLive>{value ? t('choicePicker.found', { count: found }) : ''}</VisuallyHidden>
    </View>
  )
}

interface OptionProps {
  choice: Choice
  id: string
  isChosen: boolean
  isFocusable: boolean
  onConfirm: (value: string) => void
  onKeyDown: (key: string) => void
}

function Option({ choice, id, isChosen, isFocusable, onConfirm, onKeyDown }: OptionProps) {
  const note = choice.disabledReason ?? choice.hint
  return (
    <Tappable
      id={id}
      role="option"
      className={cx(styles.choice, choice.disabledReason && styles.off)}
      selected={isChosen}
      isDisabled={Boolean(choice.disabledReason)}
      tabIndex={isFocusable ? 0 : -1}
      onClick={() => onConfirm(choice.value)}
      onKeyDown={onKeyDown}
    >
      <View className={styles.words}>
        <View className={cx(styles.label, isChosen && styles.chosen)}>{choice.label}</View>
        {note ? <View className={styles.hint}>{note}</View> : null}
      </View>
      {choice.disabledReason ? (
        <Icon name="prohibit" />
      ) : isChosen ? (
        <Icon name="check-circle-fill" size={24} className={styles.tick} />
      ) : null}
    </Tappable>
  )
}

/** Where the focus enters the list: at the selected choice, else at the first available one. */
function entryOf(shown: readonly Choice[], value: string | undefined): number {
  const chosenAt = shown.findIndex((choice) => choice.value === value)
  if (chosenAt >= 0) return chosenAt
  return Math.max(
    0,
    shown.findIndex((choice) => !choice.disabledReason),
  )
}

function Choices({
  title,
  choices,
  value,
  hasSearch,
  onConfirm,
  onCancel,
}: Omit<ChoicePickerProps, 'isOpen'>) {
  const { t } = useText('common')
  const [search, setSearch] = useState('')
  const idPrefix = useId()
  const shown = matchingChoices(choices, search)
  const focusAt = entryOf(shown, value)
  const move = (from: number) => (key: string) => {
    const target = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: shown.length - 1 }[key]
    if (target !== undefined) focusById(`${idPrefix}-${Math.min(Math.max(target, 0), shown.length - 1)}`)
  }
  return (
    <Sheet isOpen kind="picker" title={title} onClose={onCancel}>
      {hasSearch ? <SearchField value={search} found={shown.length} onChange={setSearch} /> : null}
      <View ariaRole="listbox" ariaLabel={title}>
        {shown.map((choice, at) => (
          <Option
            key={choice.value}
            choice={choice}
            id={`${idPrefix}-${at}`}
            isChosen={choice.value === value}
            isFocusable={at === focusAt}
            onConfirm={onConfirm}
            onKeyDown={move(at)}
          />
        ))}
      </View>
      {shown.length === 0 ? (
        <View className={styles.none}>{search ? t('choicePicker.noMatch') : t('choicePicker.none')}</View>
      ) : null}
    </Sheet>
  )
}

/** A choice from a list; unavailable choices stay visible with the reason. */
export function ChoicePicker({ isOpen, ...props }: ChoicePickerProps) {
  return isOpen ? <Choices {...props} /> : null
}
