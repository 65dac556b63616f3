import type { ReactNode } from 'react'

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
  /** costs nothing: it is booked, not sold */
  isFree?: boolean
  /** already worded: 最早 11月24日 週二, or how it is delivered */
  firstFree?: string
  /** a corner word: 新, 拼團 */
  mark?: string
  isSoldOut?: boolean
}

export interface GoodsCardProps {
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
