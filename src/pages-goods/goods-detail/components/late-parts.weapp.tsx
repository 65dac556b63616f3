import type { ReactNode } from 'react'
import { Stores, type StoresProps } from './stores'

export { BookingSlots as LateBookingSlots } from './booking-slots'
export { DetailRest as LateRest } from './detail-rest'
export { Help as LateHelp } from './help'
export { ItemSearch as LateItemSearch } from './item-search-field'

/** The clinics, part of the page's own code. */
export const LateStores = ({ placeholder: _, ...props }: StoresProps & { placeholder: ReactNode }) => (
  <Stores {...props} />
)
