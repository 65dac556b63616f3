import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import { Button } from '@/components/button'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from '../goods-contrast.module.scss'
import type { CompareListState } from '../hooks/use-compare-list'
import { CompareEntryRow } from './compare-entry-row'

/** The packages of the list, to select and to remove; more can be added up to the maximum. */
export function CompareEntries({ page }: { page: CompareListState }) {
  const { t } = useText('pages-goods')
  const { entries, most, chosen, toggle, takeOff } = page
  const max = limits.compareMax
  return (
    <>
      <View className={styles.hint}>
        {t('contrast.hint', { min: limits.compareMin, max, count: entries.length, most })}
      </View>
      <View className={styles.list}>
        {entries.map((entry) => (
          <CompareEntryRow
            key={entry.id}
            entry={entry}
            isChosen={chosen.includes(entry.spuId)}
            isFull={chosen.length >= max}
            onToggle={() => toggle(entry.spuId)}
            onRemove={() => {
              void takeOff(entry)
            }}
          />
        ))}
      </View>
      {entries.length < most && (
        <View className={styles.more}>
          <Button kind="text" size="card" icon="plus" onClick={() => switchTo(routes.commodity)}>
            {t('contrast.more')}
          </Button>
        </View>
      )}
    </>
  )
}
