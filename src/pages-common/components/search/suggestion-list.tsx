import { View } from '@tarojs/components'
import type { SearchKind } from '@contract/constants/enums'
import type { SearchSuggestion } from '@contract/search'
import { Card } from '@/components/card'
import { Icon, type IconName } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { VisuallyHidden } from '@/components/visually-hidden'
import { useText } from '@/i18n/use-text'
import styles from './search.module.scss'

const icons: Record<SearchKind, IconName> = { goods: 'squares-four', clinic: 'storefront', doctor: 'stethoscope', article: 'newspaper' }

interface SuggestionListProps {
  typed: string
  suggestions: readonly SearchSuggestion[]
  onSearch: (word: string, kind?: SearchKind) => void
  /** whether these belong to what is typed */
  isSettled: boolean
}

/** While typing: the word itself, then names it leads to, each with the kind of thing it names. */
export function SuggestionList({ typed, suggestions, onSearch, isSettled }: SuggestionListProps) {
  const { t } = useText('pages-common')
  return (
    <Card flush>
      <Tappable className={styles.suggestion} onClick={() => onSearch(typed)}>
        <Icon name='magnifying-glass' className={styles.suggestionIcon} /><View className={styles.suggestionText}>{t('search.searchFor', { word: typed })}</View>
      </Tappable>
      {suggestions.map(({ text, kind }) => (
        <Tappable key={`${kind}-${text}`} className={styles.suggestion} onClick={() => onSearch(text, kind)}>
          <Icon name={icons[kind]} className={styles.suggestionIcon} /><View className={styles.suggestionText}>{text}</View><View className={styles.suggestionKind}>{t(`search.kind.${kind}`)}</View>
        </Tappable>
      ))}
      <VisuallyHidden isLive>{isSettled ? t('search.suggestions', { count: suggestions.length }) : ''}</VisuallyHidden>
    </Card>
  )
}
