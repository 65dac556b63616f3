import { View } from '@tarojs/components'
import type { SearchKind } from '@contract/constants/enums'
import type { SearchSuggestion } from '@contract/routes/search'
import { Card } from '@/components/card'
import { Icon, type IconName } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { VisuallyHidden } from '@/components/visually-hidden'
import { useText } from '@/i18n/use-text'
import { focusById, focusElement } from '@/utils/focus-element'
import styles from './search.module.scss'

const icons: Record<SearchKind, IconName> = {
  goods: 'squares-four',
  clinic: 'storefront',
  doctor: 'stethoscope',
  article: 'newspaper',
}

interface SuggestionListProps {
  typed: string
  suggestions: readonly SearchSuggestion[]
  onSearch: (word: string, kind?: SearchKind) => void
  /** id of the search page, from which the field's ids are derived */
  of: string
  fieldId: string
  /** whether these belong to the current text */
  isSettled: boolean
}

/** @param of id of a search page, since two may be in the stack */
export const suggestionId = (of: string, index: number): string => `${of}-suggestion-${index}`

/**
 * Suggestions while typing: the text itself, then matching names, each with its kind. Arrow keys move through
 * them.
 */
export function SuggestionList({
  typed,
  suggestions,
  onSearch,
  of,
  fieldId,
  isSettled,
}: SuggestionListProps) {
  const { t } = useText('pages-common')
  const move = (from: number, key: string) => {
    if (key === 'ArrowUp' && from === 0) focusElement(fieldId)
    else if (key === 'ArrowDown' || key === 'ArrowUp')
      focusById(suggestionId(of, from + (key === 'ArrowDown' ? 1 : -1)))
  }
  return (
    <Card flush>
      <Tappable
        id={suggestionId(of, 0)}
        className={styles.suggestion}
        onKeyDown={(key) => move(0, key)}
        onClick={() => onSearch(typed)}
      >
        <Icon name="magnifying-glass" className={styles.suggestionIcon} />
        <View className={styles.suggestionText}>{t('search.searchFor', { word: typed })}</View>
      </Tappable>
      {suggestions.map(({ text, kind }, index) => (
        <Tappable
          key={`${kind}-${text}`}
          id={suggestionId(of, index + 1)}
          className={styles.suggestion}
          onKeyDown={(key) => move(index + 1, key)}
          onClick={() => onSearch(text, kind)}
        >
          <Icon name={icons[kind]} className={styles.suggestionIcon} />
          <View className={styles.suggestionText}>{text}</View>
          <View className={styles.suggestionKind}>{t(`search.kind.${kind}`)}</View>
        </Tappable>
      ))}
      <VisuallyHidden isLive>
        {isSettled ? t('search.suggestions', { count: suggestions.length }) : ''}
      </VisuallyHidden>
    </Card>
  )
}
