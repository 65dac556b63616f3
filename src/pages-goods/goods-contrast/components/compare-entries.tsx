import { View } from '@tarojs/components'
import type { DataOf } from '@contract/route'
import type * as compare from '@contract/routes/compare'
import { Button } from '@/components/button'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from '../goods-contrast.module.scss'
import type { CompareListState } from '../hooks/use-compare-list'
import { CompareEntryRow } from './compare-entry-row'

interface CompareEntriesProps {
  list: DataOf<typeof compare.compareList>
  page: CompareListState
}

/** The packages of the list, to select and to remove; more can be added up to the maximum. */
export function CompareEntries({ list, page: { chosen, toggle, takeOff } }: CompareEntriesProps) {
  const { t } = useText('pages-goods')
  const { entries, minCompared, maxCompared, maxEntries } = list
  return (
    <>
      <View className={styles.hint}>
        {t('contrast.hint', { min: minCompared, max: maxCompared, count: entries.length, most: maxEntries })}
      </View>
      <View className={styles.list}>
        {entries.map((entry) => (
          <CompareEntryRow
            key={entry.id}
            entry={entry}
            isChosen={chosen.includes(entry.spuId)}
            isFull={chosen.length >= maxCompared}
            onToggle={() => toggle(entry.spuId)}
            onRemove={() => {
              void takeOff(entry)
            }}
          />
        ))}
      </View>
      {entries.length < maxEntries && (
        <View className={styles.more}>
          <Button kind="text" size="card" icon="plus" onClick={() => switchTo(routes.commodity)}>
            {t('contrast.more')}
          </Button>
        </View>
      )}
    </>
  )
}
