import { useState } from 'react'
import { View } from '@tarojs/components'
import type { Comparison } from '@contract/compare'
import { usePersonListQuery } from '@/api/persons.api'
import { Button } from '@/components/button'
import { Icon } from '@/components/icon'
import { useSwipe } from '@/components/swipe'
import { Switch } from '@/components/switch'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useAppSelector } from '@/store/hooks'
import { type CompareBlock, factLines, itemBlocks, linesOf, ofColumns, withLines } from '../compare-rows'
import type { ColumnWindow } from '../hooks/use-column-window'
import { CompareHeads } from './compare-heads'
import { CompareLineView } from './compare-line'
import { ColumnPager } from './column-pager'
import styles from './compare-view.module.scss'

const isH5 = process.env.TARO_ENV === 'h5'

interface CompareViewProps {
  comparison: Comparison
  shown: ColumnWindow
  onShare: () => void
  /** Absent while only two are left. */
  onRemove?: (spuId: string) => void
}

/** The comparison: heads that stay, what differs marked by shape and colour, equal lines folded until asked for. */
export function CompareView({ comparison, shown, onShare, onRemove }: CompareViewProps) {
  const { t } = useText('pages-goods')
  const { t: common } = useText('common')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { data: persons = [] } = usePersonListQuery(undefined, { skip: !isSignedIn })
  const person = isSignedIn ? (persons.find(({ isDefault }) => isDefault === '1') ?? persons[0]) : undefined
  const seen = ofColumns(comparison, shown.columns)
  const facts: CompareBlock[] = [
    { key: 'facts', name: '', lines: factLines(seen, { t, common, person, today: msToDay(Date.now()) }) },
  ]
  const items = itemBlocks(seen, t)
  const lines = linesOf([...facts, ...items])
  const differentCount = lines.filter(({ isDifferent }) => isDifferent).length
  const equalCount = lines.length - differentCount
  const [isOnlyDifferentWished, setIsOnlyDifferent] = useState(true)
  const isOnlyDifferent = isOnlyDifferentWished && differentCount > 0
  const swipe = useSwipe(shown.go)
  const isWanted = (line: { isDifferent: boolean }) => !isOnlyDifferent || line.isDifferent
  const block = ({ key, name, lines: own }: CompareBlock) => (
    <View key={key} ariaRole="rowgroup">
      {name !== '' && !isOnlyDifferent && (
        <View className={styles.group} ariaRole="row">
          <View ariaRole="rowheader">{name}</View>
        </View>
      )}
      {own.map((line) => (
        <CompareLineView key={line.key} line={line} />
      ))}
    </View>
  )
  const shownItems = withLines(items, isWanted)
  return (
    <View className={styles.root}>
      <View className={styles.tools}>
        <View className={styles.switch}>
          <Switch
            label={t('compare.onlyDifferent')}
            checked={isOnlyDifferent}
            disabled={differentCount === 0 || equalCount === 0}
            onChange={setIsOnlyDifferent}
          >
            <View className={styles.switchWords}>
              <View className={styles.strong}>{t('compare.onlyDifferent')}</View>
              <View className={styles.note}>
                {differentCount === 0
                  ? t('compare.allEqual')
                  : t('compare.different', { count: differentCount })}
              </View>
            </View>
          </Switch>
        </View>
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
      </View>
      {shown.isPaged && <ColumnPager shown={shown} count={comparison.columns.length} />}
      <View
        className={styles.table}
        ariaRole="table"
        ariaLabel={t('compare.title')}
        {...(shown.isPaged ? swipe : null)}
      >
        <CompareHeads columns={comparison.columns} shown={shown} {...(onRemove ? { onRemove } : null)} />
        {withLines(facts, isWanted).map(block)}
        {shownItems.length > 0 && (
          <View className={cx(styles.group, styles.items)} ariaRole="row">
            <View ariaRole="rowheader">{t('compare.itemsTitle')}</View>
            <View ariaRole="cell" className={styles.note}>
              {t('compare.itemsNote', { count: comparison.itemCount, common: comparison.commonCount })}
            </View>
          </View>
        )}
        {shownItems.map(block)}
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
      <View className={styles.legend}>
        <View className={styles.key}>
          <View className={styles.diamond} />
          <View>{t('compare.legendDifferent')}</View>
        </View>
        <View className={styles.key}>
          <View className={styles.mint} />
          <View>{t('compare.legendBest')}</View>
        </View>
      </View>
    </View>
  )
}
