import type { ShopCard } from '@contract/routes/shops'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** A clinic has departments, doctors and a queue, and a subpackage of its own; a shop only sells. */
export const clinicRoute = (kind: ShopCard['kind']) => (kind === 'clinic' ? routes.clinicHome : routes.shop)

export const openClinic = ({ id, kind }: Pick<ShopCard, 'id' | 'kind'>): void => go(clinicRoute(kind), { id })
