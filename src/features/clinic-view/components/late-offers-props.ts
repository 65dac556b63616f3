import type { ReactNode } from 'react'

export interface LateOffersProps {
  shopId: string
  /** shown until the code has loaded */
  placeholder: ReactNode
}
