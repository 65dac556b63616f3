import { View } from '@tarojs/components'
import { useState } from 'react'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { type CompareBlock, groupSummary } from '../compare-rows'
import { CompareCellView, CompareLineView } from './compare-line'
import styles from './compare-view.module.scss'
import own from './item-group.module.scss'

interface ItemGroupProps {
  block: CompareBlock
  /** omits the equal lines */
  isOnlyDifferent: boolean
}

/**
 * The items of one body system below their summary. Among the differences a group is open only when its lines
 * say more than the summary.
 */
export function ItemGroup({ block, isOnlyDifferent }: ItemGroupProps) {
  const { t } = useText('pages-goods')
  const summary = groupSummary(block, t)
  const [wished, setWished] = useState<boolean | null>(null)
  const isOpen = wished ?? !(isOnlyDifferent && summary.isWhole)
  return (
    <View ariaRole="rowgroup" className={cx(own.root, isOpen && own.open)}>
      <View className={styles.line} ariaRole="row">
        <View className={own.head} ariaRole="rowheader">
          <Tappable className={own.press} expanded={isOpen} onClick={() => setWished(!isOpen)}>
            {summary.isDifferent && !isOnlyDifferent && <View className={cx(styles.diamond, own.diamond)} />}
            <View className={own.words}>
              <View className={own.name}>{block.name}</View>
              <View className={styles.note}>{summary.label}</View>
            </View>
            <Icon name={isOpen ? 'caret-up' : 'caret-down'} size={16} />
          </Tappable>
        </View>
        <View className={cx(styles.cells, !summary.isDifferent && own.equal)}>
          {summary.cells.map((cell, index) => (
            <CompareCellView key={index} cell={cell} className={own.count} />
          ))}
        </View>
      </View>
      {isOpen &&
        block.lines
          .filter(({ isDifferent }) => isDifferent || !isOnlyDifferent)
          .map((line) => <CompareLineView key={line.key} line={line} isMarked={!isOnlyDifferent} />)}
    </View>
  )
}
