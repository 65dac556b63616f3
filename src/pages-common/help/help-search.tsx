import { View } from '@tarojs/components'
import type { DataOf } from '@contract/route'
import type { helpTree } from '@contract/routes/reading'
import { SearchField } from '@/components/search-field'
import { VisuallyHidden } from '@/components/visually-hidden'
import { useText } from '@/i18n/use-text'
import { matchingChoices } from '@/utils/choices'
import styles from './help.module.scss'

type Topics = DataOf<typeof helpTree>

export const countOf = (topics: Topics) => topics.reduce((count, { articles }) => count + articles.length, 0)

/** The topics with the questions that contain every word, or whose topic does. */
export const matching = (topics: Topics, search: string): Topics =>
  topics
    .map((topic) => {
      const choices = topic.articles.map(({ id, title }) => ({ value: id, label: title, hint: topic.name }))
      const found = new Set(matchingChoices(choices, search).map(({ value }) => value))
      return { ...topic, articles: topic.articles.filter(({ id }) => found.has(id)) }
    })
    .filter(({ articles }) => articles.length > 0)

/** Narrows the questions down while one types; how many are left is announced. */
export function HelpSearch({
  search,
  found,
  onChange,
}: {
  search: string
  /** undefined while the questions are loading */
  found: number | undefined
  onChange: (search: string) => void
}) {
  const { t } = useText('pages-common')
  const { t: common } = useText('common')
  return (
    <View className={styles.search}>
      <SearchField placeholder={t('help.search')} value={search} onChange={onChange} />
      {search && found === 0 && <View className={styles.noMatch}>{t('help.noMatch')}</View>}
      <VisuallyHidden isLive>
        {search && found !== undefined ? common('choicePicker.found', { count: found }) : ''}
      </VisuallyHidden>
    </View>
  )
}
