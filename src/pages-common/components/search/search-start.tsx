import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Chip, ChipRow } from '@/components/chip'
import { Heading } from '@/components/heading'
import { useText } from '@/i18n/use-text'
import { useSearchHotQuery } from '@/pages-common/api/search.api'
import styles from './search.module.scss'

interface WordsProps {
  title: string
  words: readonly string[]
  onSearch: (word: string) => void
  icon?: 'clock-counter-clockwise'
  onClear?: () => void
}

function Words({ title, words, onSearch, icon, onClear }: WordsProps) {
  const { t } = useText('pages-common')
  if (words.length === 0) return null
  return (
    <View className={styles.words}>
      <View className={styles.wordsHead}>
        <Heading level={2}>{title}</Heading>
        {onClear && (
          <Button kind="text" size="small" icon="trash" onClick={onClear}>
            {t('search.clearHistory')}
          </Button>
        )}
      </View>
      <ChipRow wrap role="group" label={title}>
        {words.map((word) => (
          <Chip key={word} role="button" onClick={() => onSearch(word)} {...(icon ? { icon } : {})}>
            {word}
          </Chip>
        ))}
      </ChipRow>
    </View>
  )
}

/** Popular keywords. */
export function HotWords({ onSearch }: { onSearch: (word: string) => void }) {
  const { t } = useText('pages-common')
  const { data } = useSearchHotQuery()
  return <Words title={t('search.hot')} words={(data ?? []).map(({ text }) => text)} onSearch={onSearch} />
}

/** Shown before anything is typed: recent searches on this device, and popular keywords. */
export function SearchStart({
  history,
  onSearch,
  onClear,
}: {
  history: readonly string[]
  onSearch: (word: string) => void
  onClear: () => void
}) {
  const { t } = useText('pages-common')
  return (
    <>
      <Words
        title={t('search.history')}
        words={history}
        onSearch={onSearch}
        icon="clock-counter-clockwise"
        onClear={onClear}
      />
      <HotWords onSearch={onSearch} />
    </>
  )
}
