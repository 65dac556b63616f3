import type { Words } from './words'

export interface ShippedContent {
  slug: string
  name: Words
  sellPoint: Words
  brand: string
  price: number
  was?: number
  /** What the versions differ in; then [name, surcharge in dollars, stock]. */
  spec: Words
  versions: readonly (readonly [name: Words, extra: number, stock: number])[]
  tags?: readonly string[]
  /** Shipped across a border: taxed, and the recipient's ID is required. */
  isCrossBorder?: boolean
  isPriceHidden?: boolean
  use: Words
}
