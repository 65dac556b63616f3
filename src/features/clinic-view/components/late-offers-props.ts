import type { ReactNode } from 'react'
import type { SortBar } from '@/features/catalogue/components/goods-filter/sort-bar'
import type { GoodsSort } from '@/features/catalogue/goods-filter'

export interface LateOffersProps {
  shopId: string
  /** of a shop: title of the products; its doctors are among `further` */
  goodsTitle?: string | undefined
  /** of a shop: lets the order of its products be chosen */
  SortBar?: typeof SortBar
  /** the products' first order */
  sort: GoodsSort
  /** below the products: what leads to the rest */
  further?: ReactNode
  /** shown until the code has loaded */
  placeholder: ReactNode
}
