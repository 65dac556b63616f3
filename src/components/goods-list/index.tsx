import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useWindowSize } from '@/hooks/use-window-size'
import { GoodsCard, type GoodsCardData } from '../goods-card'
import { LoadMore } from '../load-more'
import { cx, webProps } from '../web-props'
import styles from './index.module.scss'

const DESKTOP_FROM = 960

interface GoodsListProps {
  goods: readonly GoodsCardData[]
  onOpen: (goods: GoodsCardData) => void
  status: 'more' | 'loading' | 'end' | 'failed'
  onMore: () => void
  /** these goods are about to be replaced */
  isStale?: boolean
  headingLevel?: 2 | 3
  /** what stands in a card's corner */
  actionOf?: (goods: GoodsCardData) => ReactNode
}

/** An endless list of goods: rows up to a tablet (whose sizes grow with its width), picture cards on a desktop. */
export function GoodsList({ goods, onOpen, status, onMore, isStale, headingLevel = 2, actionOf }: GoodsListProps) {
  const form = useWindowSize().width >= DESKTOP_FROM ? 'grid' : 'row'
  return (
    <View className={cx(styles.root, isStale && styles.stale)} {...webProps({ 'aria-busy': isStale || undefined })}>
      <View className={styles.goods}>{goods.map((one) => <GoodsCard key={one.id} goods={one} form={form} headingLevel={headingLevel} onOpen={onOpen} action={actionOf?.(one)} />)}</View>
      <LoadMore status={status} onRetry={onMore} onMore={onMore} />
    </View>
  )
}
