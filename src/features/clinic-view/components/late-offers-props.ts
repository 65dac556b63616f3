import type { ReactNode } from 'react'

export interface LateOffersProps {
  shopId: string
  /** title of the products, which then come before the doctors */
  goodsTitle?: string | undefined
  /** shown until the code has loaded */
  placeholder: ReactNode
}
