import { View } from '@tarojs/components'
import { memo, type ReactNode } from 'react'
import { limits } from '@contract/constants/limits'
import { cardsFromPx, useWindowSize } from '@/hooks/use-window-size'
import { GoodsCard, type GoodsCardData } from '../goods-card'
import { LoadMore } from '../load-more'
import { VirtualList } from '../virtual-list'
import { cx, webProps } from '../web-props'
import styles from './index.module.scss'

interface GoodsListProps<G extends { id: string }> {
  goods: readonly G[]
  /** maps a product to its card; called for rendered items only */
  toCard: (goods: G) => GoodsCardData
  onOpen: (goods: GoodsCardData) => void
  /** content of the card's corner */
  actionOf?: (goods: G) => ReactNode
  /** a second content of the card's corner */
  toggleOf?: ((goods: G) => ReactNode) | undefined
  /** instead of both: a button with words, positioned by its giver */
  buttonOf?: ((goods: G) => ReactNode) | undefined
  /** a line of the card below its first free day */
  noteOf?: ((goods: G) => ReactNode) | undefined
  status: 'more' | 'loading' | 'end' | 'failed'
  onMore: () => void
  /** total number; omitted when unknown */
  total?: number
  /** these products are about to be replaced */
  isStale?: boolean
  headingLevel?: 2 | 3
  /** rows on wide windows too */
  isPlain?: boolean
}

interface RowProps<G> {
  goods: G
  form: 'cell' | 'row'
  headingLevel: 2 | 3
  toCard: (goods: G) => GoodsCardData
  onOpen: (goods: GoodsCardData) => void
  action: ((goods: G) => ReactNode) | undefined
  toggle: ((goods: G) => ReactNode) | undefined
  button: ((goods: G) => ReactNode) | undefined
  note: ((goods: G) => ReactNode) | undefined
  className: string | undefined
}

// scrolling re-renders the list, but not the cards that remain
const Row = memo(function Row({
  goods,
  form,
  headingLevel,
  toCard,
  onOpen,
  action,
  toggle,
  button,
  note,
  className,
}: RowProps<{ id: string }>) {
  return (
    <GoodsCard
      goods={toCard(goods)}
      form={form}
      headingLevel={headingLevel}
      onOpen={onOpen}
      action={action?.(goods)}
      toggle={toggle?.(goods)}
      button={button?.(goods)}
      note={note?.(goods)}
      className={className}
    />
  )
}) as <G extends { id: string }>(props: RowProps<G>) => JSX.Element

/** A product list of any length: rows on a phone, picture cards on wider windows. */
export function GoodsList<G extends { id: string }>({
  goods,
  toCard,
  onOpen,
  actionOf,
  toggleOf,
  buttonOf,
  noteOf,
  status,
  onMore,
  total,
  isStale,
  headingLevel = 2,
  isPlain,
}: GoodsListProps<G>) {
  const isWide = useWindowSize().width >= cardsFromPx
  const form = isWide && !isPlain ? 'cell' : 'row'
  return (
    <View
      className={cx(styles.root, isStale && styles.stale)}
      {...webProps({ 'aria-busy': isStale || undefined })}
    >
      <VirtualList
        isGrid={!isPlain}
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
            toggle={toggleOf}
            button={buttonOf}
            note={noteOf}
          />
        )}
      </VirtualList>
      {/* the end of another list is another node, not the same one that moves */}
      <LoadMore key={`${goods[0]?.id} ${total}`} status={status} onRetry={onMore} onMore={onMore} />
    </View>
  )
}
