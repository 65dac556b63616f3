import type { ReactNode } from 'react'
import type { GoodsSort } from '@/features/catalogue/goods-filter'

export interface LateOffersProps {
  shopId: string
  /** of a shop: title of the products, whose order can be chosen; its doctors are among `further` */
  goodsTitle?: string | undefined
  /** the products' first order */
  sort: GoodsSort
  /** below the products: what leads to the rest */
  further?: ReactNode
  /** shown until the code has loaded */
  placeholder: ReactNode
}
