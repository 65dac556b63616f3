import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { formatNumber } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { Heading } from '../heading'
import { Icon } from '../icon'
import { Image } from '../image'
import { Price } from '../price'
import { Tag } from '../tag'
import { Tappable } from '../tappable'
import { cx } from '../web-props'
import styles from './index.module.scss'

export interface GoodsCardData {
  id: string
  name: string
  picture: string
  /** one line: what it is for */
  purpose?: string
  /** null when the price is not shown: `priceText` stands in its place */
  priceCents: number | null
  /** 免費, or what the shop shows instead of a price */
  priceText?: string
  wasCents?: number
  soldCount?: number
  /** already worded: 最早 11月24日 週二, or how it is delivered */
  firstFree?: string
  /** a corner word: 新, 拼團 */
  mark?: string
  isSoldOut?: boolean
}

interface GoodsCardProps {
  goods: GoodsCardData
  onOpen: (goods: GoodsCardData) => void
  form?: 'grid' | 'row'
  headingLevel?: 2 | 3
  /** in the corner, beside the card's own press: an add button */
  action?: ReactNode
  /** on the corner of the picture: a compare toggle */
  corner?: ReactNode
  className?: string | undefined
}

/** A package, vaccine, service or product: picture, two-line name, what it is for, first free date, price and units sold. */
export function GoodsCard({ goods, onOpen, form = 'grid', headingLevel = 3, action, corner, className }: GoodsCardProps) {
  const { t } = useText('common')
  const press = (own: string | undefined) => (
    <Tappable className={own} role='link' onClick={() => onOpen(goods)}>
      <View className={styles.picture}>
        <Image src={goods.picture} alt='' ratio='1:1' lazy />
        {(goods.mark || goods.isSoldOut) && <Tag className={styles.mark}>{goods.isSoldOut ? t('goods.soldOut') : goods.mark}</Tag>}
      </View>
      <View className={styles.body}>
        <Heading level={headingLevel} size='body' className={styles.name}>{goods.name}</Heading>
        {goods.purpose && <View className={styles.purpose}>{goods.purpose}</View>}
        {goods.firstFree && <View className={styles.first}><Icon name='calendar-check' size={14} />{goods.firstFree}</View>}
        <View className={styles.foot}>
          {goods.priceCents === null ? <View className={styles.priceText}>{goods.priceText}</View> : <Price cents={goods.priceCents} was={form === 'row' && action == null ? goods.wasCents : undefined} />}
          {goods.soldCount !== undefined && <View className={styles.sold}>{t('goods.sold', { n: formatNumber(goods.soldCount) })}</View>}
        </View>
      </View>
    </Tappable>
  )
  // Every node of a card travels with the mini-program's setData: without an action one node is frame and press
  const frame = cx(styles.root, styles[form], action != null && styles.withAction, className)
  return action || corner ? <View className={frame}>{press(styles.press)}{corner && <View className={styles.corner}>{corner}</View>}{action && <View className={styles.action}>{action}</View>}</View> : press(cx(frame, styles.press))
}

/** The grid the cards stand in: 2 up to a tablet (whose sizes grow with its width), 4 on a desktop. */
export function GoodsGrid({ children }: { children: ReactNode }) {
  return <View className={styles.gridOf}>{children}</View>
}
