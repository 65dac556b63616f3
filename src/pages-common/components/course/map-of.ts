import type { Booking } from '@contract/routes/bookings'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** Opens the map of the clinic of a booked appointment; undefined for any other. */
export const mapOf = ({ state, shopId }: Booking): (() => void) | undefined =>
  state === 'booked' && shopId !== null ? () => go(routes.map, { id: shopId }) : undefined
