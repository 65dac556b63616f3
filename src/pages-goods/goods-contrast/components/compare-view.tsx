import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Comparison } from '@contract/routes/compare'
import { Button } from '@/components/button'
import { Icon } from '@/components/icon'
import { useSwipe } from '@/components/swipe'
import { Switch } from '@/components/switch'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { usePersonListQuery } from '@/features/persons/api/person-list.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useAppSelector } from '@/store/hooks'
import { type CompareLine, factLines, itemBlocks, linesOf } from '../compare-rows'
import type { ColumnWindow } from '../hooks/use-column-window'
import { ofColumns } from '../of-columns'
import { ColumnPager } from './column-pager'
import { CompareHeads } from './compare-heads'
import { CompareLegend } from './compare-legend'
import { CompareLineView } from './compare-line'
import styles from './compare-view.module.scss'
import { ItemGroup } from './item-group'

const isH5 = process.env.TARO_ENV === 'h5'

interface CompareViewProps {
  comparison: Comparison
  shown: ColumnWindow
  onShare: () => void
  /** Omitted when only two columns are left. */
  onRemove?: (spuId: string) => void
}

/** The comparison table: sticky heads, differences marked by shape and colour, equal lines collapsed. */
export function CompareView({ comparison, shown, onShare, onRemove }: CompareViewProps) {
  const { t } = useText('pages-goods')
  const { facts, items, differentCount, equalCount, words, itemsNote } = useCompareBlocks(comparison, shown)
  const [isOnlyDifferentWished, setIsOnlyDifferent] = useState(true)
  const isOnlyDifferent = isOnlyDifferentWished && differentCount > 0
  const swipe = useSwipe(shown.go)
  const isWanted = ({ isDifferent }: CompareLine) => !isOnlyDifferent || isDifferent
  return (
    <View className={styles.root}>
      <View className={styles.tools}>
        <DifferenceSwitch
          isOnlyDifferent={isOnlyDifferent}
          differentCount={differentCount}
          equalCount={equalCount}
          words={words}
          onChange={setIsOnlyDifferent}
        />
        <ShareTool onShare={onShare} />
      </View>
      <CompareLegend isOnlyDifferent={isOnlyDifferent}>
        {shown.isPaged && <ColumnPager shown={shown} count={comparison.columns.length} />}
      </CompareLegend>
      <View
        className={styles.table}
        ariaRole="table"
        ariaLabel={t('compare.title')}
        {...(shown.isPaged ? swipe : null)}
      >
        <CompareHeads columns={comparison.columns} shown={shown} {...(onRemove ? { onRemove } : null)} />
        <View ariaRole="rowgroup">
          {facts.filter(isWanted).map((line) => (
            <CompareLineView key={line.key} line={line} isMarked={!isOnlyDifferent} />
          ))}
        </View>
        {items.length > 0 && <ItemsHead note={itemsNote} />}
        {items
          .filter(({ lines }) => lines.some(isWanted))
          .map((block) => (
            // the switch collapses and expands the groups
            <ItemGroup
              key={`${block.key} ${isOnlyDifferent}`}
              block={block}
              isOnlyDifferent={isOnlyDifferent}
            />
          ))}
      </View>
      {equalCount > 0 && differentCount > 0 && (
        <Tappable
          className={styles.fold}
          expanded={!isOnlyDifferent}
          onClick={() => setIsOnlyDifferent(!isOnlyDifferent)}
        >
          <View>{t(isOnlyDifferent ? 'compare.unfold' : 'compare.fold', { count: equalCount })}</View>
          <Icon name={isOnlyDifferent ? 'caret-down' : 'caret-up'} size={16} />
        </Tappable>
      )}
    </View>
  )
}

const differing = (lines: readonly CompareLine[]) => lines.filter(({ isDifferent }) => isDifferent).length

/** The facts, evaluated for the default person, the items, and their numbers in the columns in view. */
function useCompareBlocks(comparison: Comparison, { columns, isPaged }: ColumnWindow) {
  const { t } = useText('pages-goods')
  const { t: common } = useText('common')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { data: persons = [] } = usePersonListQuery(undefined, { skip: !isSignedIn })
  const person = isSignedIn ? (persons.find(({ isDefault }) => isDefault) ?? persons[0]) : undefined
  const seen = ofColumns(comparison, columns)
  const comparedCount = comparison.columns.length
  const facts = factLines(seen, { t, common, person, today: msToDay(Date.now()), comparedCount })
  const items = itemBlocks(seen, t)
  const itemLines = linesOf(items)
  const differentCount = differing(facts) + differing(itemLines)
  const ofShown = (words: string) => (isPaged ? t('compare.ofShown', { n: columns.length, words }) : words)
  return {
    facts,
    items,
    differentCount,
    equalCount: facts.length + itemLines.length - differentCount,
    words:
      differentCount === 0
        ? ofShown(t('compare.allEqual'))
        : ofShown(
            t('compare.different', {
              facts: t('compare.facts', { count: differing(facts) }),
              items: t('compare.items', { count: differing(itemLines) }),
            }),
          ),
    itemsNote: ofShown(t('compare.itemsNote', { count: seen.itemCount, common: seen.commonCount })),
  }
}

interface DifferenceSwitchProps {
  isOnlyDifferent: boolean
  differentCount: number
  equalCount: number
  /** the number of differences in words */
  words: string
  onChange: (isOnlyDifferent: boolean) => void
}

/** Collapses the equal lines and shows the number of differences. */
function DifferenceSwitch({
  isOnlyDifferent,
  differentCount,
  equalCount,
  words,
  onChange,
}: DifferenceSwitchProps) {
  const { t } = useText('pages-goods')
  return (
    <View className={styles.switch}>
      <Switch
        label={t('compare.onlyDifferent')}
        checked={isOnlyDifferent}
        disabled={differentCount === 0 || equalCount === 0}
        onChange={onChange}
      >
        <View className={styles.switchWords}>
          <View className={styles.strong}>{t('compare.onlyDifferent')}</View>
          <View className={styles.note}>{words}</View>
        </View>
      </Switch>
    </View>
  )
}

function ShareTool({ onShare }: { onShare: () => void }) {
  const { t } = useText('pages-goods')
  return (
    <View className={styles.share}>
      <Button
        kind="text"
        size="card"
        icon="share-network"
        {...(isH5 ? { onClick: onShare } : { openType: 'share' as const })}
      >
        {t('detail.actions.share')}
      </Button>
    </View>
  )
}

/** The title of the items, and how many there are. */
function ItemsHead({ note }: { note: string }) {
  const { t } = useText('pages-goods')
  return (
    <View className={cx(styles.group, styles.items)} ariaRole="row">
      <View ariaRole="rowheader">{t('compare.itemsTitle')}</View>
      <View ariaRole="cell" className={styles.note}>
        {note}
      </View>
    </View>
  )
}
