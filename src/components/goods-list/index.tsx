import { memo, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import { desktopFromPx, useWindowSize } from '@/hooks/use-window-size'
import { GoodsCard, type GoodsCardData } from '../goods-card'
import { LoadMore } from '../load-more'
import { VirtualList } from '../virtual-list'
import { cx, webProps } from '../web-props'
import styles from './index.module.scss'

interface GoodsListProps<G extends { id: string }> {
  goods: readonly G[]
  /** what a card shows of one; asked only for those that are drawn */
  toCard: (goods: G) => GoodsCardData
  onOpen: (goods: GoodsCardData) => void
  /** what stands in a card's corner */
  actionOf?: (goods: G) => ReactNode
  /** what stands on the corner of a card's picture */
  cornerOf?: (goods: G) => ReactNode
  status: 'more' | 'loading' | 'end' | 'failed'
  onMore: () => void
  /** how many there are in all; left away when nobody counted them */
  total?: number
  /** these goods are about to be replaced */
  isStale?: boolean
  headingLevel?: 2 | 3
}

interface RowProps<G> {
  goods: G
  form: 'grid' | 'row'
  headingLevel: 2 | 3
  toCard: (goods: G) => GoodsCardData
  onOpen: (goods: GoodsCardData) => void
  action: ((goods: G) => ReactNode) | undefined
  corner: ((goods: G) => ReactNode) | undefined
  className: string | undefined
}

// scrolling draws the list anew: cards that stay are not
const Row = memo(function Row({
  goods,
  form,
  headingLevel,
  toCard,
  onOpen,
  action,
  corner,
  className,
}: RowProps<{ id: string }>) {
  return (
    <GoodsCard
      goods={toCard(goods)}
      form={form}
      headingLevel={headingLevel}
      onOpen={onOpen}
      action={action?.(goods)}
      corner={corner?.(goods)}
      className={className}
    />
  )
}) as <G extends { id: string }>(props: RowProps<G>) => JSX.Element

/** An endless list of goods of any length: rows up to a tablet (whose sizes grow with its width), picture cards on a desktop. */
export function GoodsList<G extends { id: string }>({
  goods,
  toCard,
  onOpen,
  actionOf,
  cornerOf,
  status,
  onMore,
  total,
  isStale,
  headingLevel = 2,
}: GoodsListProps<G>) {
  const form = useWindowSize().width >= desktopFromPx ? 'grid' : 'row'
  return (
    <View
      className={cx(styles.root, isStale && styles.stale)}
      {...webProps({ 'aria-busy': isStale || undefined })}
    >
      <VirtualList
        isGrid
        items={goods}
        total={total !== undefined && total < limits.countedRows ? total : -1}
        keyOf={({ id }) => id}
        onNearEnd={() => {
          if (status === 'more' && !isStale) onMore()
        }}
      >
        {(one, className) => (
          <Row
            goods={one}
            className={className}
            form={form}
            headingLevel={headingLevel}
            toCard={toCard}
            onOpen={onOpen}
            action={actionOf}
            corner={cornerOf}
          />
        )}
      </VirtualList>
      <LoadMore status={status} onRetry={onMore} onMore={onMore} />
    </View>
  )
}
