import type { ReactNode } from 'react'

export interface GoodsCardData {
  id: string
  /** address of its page */
  href?: string
  /** otherwise it is shipped, unless it is free */
  isBookable: boolean
  name: string
  picture: string
  /** the purpose in one line */
  purpose?: string
  /** null when the price is hidden: `priceText` is shown instead */
  priceCents: number | null
  /** 免費, or the shop's text in place of a price; empty where the page says it of all */
  priceText?: string
  wasCents?: number
  soldCount?: number
  /** mean of its reviews, of 5 */
  score?: number
  /** a free service, which is booked, not sold */
  isFree?: boolean
  /** formatted: 最早 11月24日 週二, or the delivery */
  firstFree?: string
  /** formatted, for an offer: 至 12月9日 週三 */
  until?: string
  /** a label in the corner: 新, 拼團 */
  mark?: string
  isSoldOut?: boolean
}

export interface GoodsCardProps {
  goods: GoodsCardData
  onOpen: (goods: GoodsCardData) => void
  /** cell: one of a row in which prices and buttons are at one height */
  form?: 'grid' | 'cell' | 'row'
  headingLevel?: 2 | 3
  /** a CornerButton (add), outside the card's own touch target */
  action?: ReactNode
  /** a CornerButton (compare) before it */
  toggle?: ReactNode
  /** instead of both: a button with words (book), positioned by its list */
  button?: ReactNode
  /** a line below the first free day: whom it is for */
  note?: ReactNode
  className?: string | undefined
}
