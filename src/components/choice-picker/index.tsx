import { useId, useState } from 'react'
import { Input, View } from '@tarojs/components'
import { focusById } from '@/utils/focus-element'
import { Icon } from '@/components/icon'
import { Sheet } from '@/components/sheet'
import { Tappable } from '@/components/tappable'
import { VisuallyHidden } from '@/components/visually-hidden'
import { cx, miniProps, webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { matchingChoices, type Choice } from '@/utils/choices'
import styles from './index.module.scss'

export type { Choice }

export type ChoicePickerProps = {
  isOpen: boolean
  title: string
  choices: readonly Choice[]
  value?: string
  /** Offers a search field over labels and hints. */
  hasSearch?: boolean
  /** The value of the tapped choice: one tap chooses. */
  onConfirm: (value: string) => void
  /** Closed without choosing: the value stays what it was. */
  onCancel: () => void
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
  const chosenAt = shown.findIndex((choice) => choice.value === value)
  const focusAt =
    chosenAt >= 0
      ? chosenAt
      : Math.max(
          0,
          shown.findIndex((choice) => !choice.disabledReason),
        )

  const move = (from: number) => (key: string) => {
    const target = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: shown.length - 1 }[key]
    if (target !== undefined) focusById(`${idPrefix}-${Math.min(Math.max(target, 0), shown.length - 1)}`)
  }

  return (
    <Sheet isOpen kind="picker" title={title} onClose={onCancel}>
      {hasSearch ? (
        <View className={styles.search}>
          <Icon name="magnifying-glass" />
          <Input
            className={styles.input}
            value={search}
            onInput={(event) => setSearch(event.detail.value)}
            placeholder={t('choicePicker.search')}
            {...miniProps({ placeholderClass: styles.placeholder })}
            {...webProps({ 'aria-label': t('choicePicker.search') })}
          />
          <VisuallyHidden isLive>
            {search ? t('choicePicker.found', { count: shown.length }) : ''}
          </VisuallyHidden>
        </View>
      ) : null}
      <View ariaRole="listbox" ariaLabel={title}>
        {shown.map((choice, at) => (
          <Tappable
            key={choice.value}
            id={`${idPrefix}-${at}`}
            role="option"
            className={cx(styles.choice, choice.disabledReason && styles.off)}
            selected={choice.value === value}
            isDisabled={Boolean(choice.disabledReason)}
            tabIndex={at === focusAt ? 0 : -1}
            onClick={() => onConfirm(choice.value)}
            onKeyDown={move(at)}
          >
            <View className={styles.words}>
              <View className={cx(styles.label, choice.value === value && styles.chosen)}>
                {choice.label}
              </View>
              {(choice.disabledReason ?? choice.hint) ? (
                <View className={styles.hint}>{choice.disabledReason ?? choice.hint}</View>
              ) : null}
            </View>
            {choice.disabledReason ? (
              <Icon name="prohibit" />
            ) : choice.value === value ? (
              <Icon name="check-circle-fill" size={24} className={styles.tick} />
            ) : null}
          </Tappable>
        ))}
      </View>
      {shown.length === 0 ? (
        <View className={styles.none}>{search ? t('choicePicker.noMatch') : t('choicePicker.none')}</View>
      ) : null}
    </Sheet>
  )
}

/** One choice out of a list; what cannot be chosen stays visible with the reason. */
export function ChoicePicker({ isOpen, ...props }: ChoicePickerProps) {
  return isOpen ? <Choices {...props} /> : null
}
